"""What the films refer to: names, ids, departments, films outside of the set, faces."""

GENRES = {
    "Action": 28, "Adventure": 12, "Animation": 16, "Comedy": 35, "Crime": 80, "Documentary": 99,
    "Drama": 18, "Family": 10751, "Fantasy": 14, "History": 36, "Horror": 27, "Music": 10402,
    "Mystery": 9648, "Romance": 10749, "Science Fiction": 878, "TV Movie": 10770, "Thriller": 53,
    "War": 10752, "Western": 37,
}

# As TMDB answers it.
CONFIGURATION = {
    "change_keys": (
        "adult air_date also_known_as alternative_titles biography birthday budget cast "
        "certifications character_names created_by crew deathday episode episode_number "
        "episode_run_time freebase_id freebase_mid general genres guest_stars homepage images "
        "imdb_id languages name network origin_country original_name original_title overview parts "
        "place_of_birth plot_keywords production_code production_companies production_countries "
        "releases revenue runtime season season_number season_regular spoken_languages status "
        "tagline title translations tvdb_id tvrage_id type video videos").split(),
    "images": {
        "base_url": "http://image.tmdb.org/t/p/",
        "secure_base_url": "https://image.tmdb.org/t/p/",
        "backdrop_sizes": ["w300", "w780", "w1280", "original"],
        "logo_sizes": ["w45", "w92", "w154", "w185", "w300", "w500", "original"],
        "poster_sizes": ["w92", "w154", "w185", "w342", "w500", "w780", "original"],
        "profile_sizes": ["w45", "w185", "h632", "original"],
        "still_sizes": ["w92", "w185", "w300", "original"],
    },
}

COUNTRIES = {
    "AR": "Argentina", "AU": "Australia", "BE": "Belgium", "BR": "Brazil", "CA": "Canada",
    "DE": "Germany", "ES": "Spain", "FR": "France", "GB": "United Kingdom", "HK": "Hong Kong",
    "IE": "Ireland", "IT": "Italy", "JP": "Japan", "KR": "South Korea", "MX": "Mexico",
    "NL": "Netherlands", "NZ": "New Zealand", "PT": "Portugal", "SE": "Sweden",
    "SU": "Soviet Union", "US": "United States of America",
}

# English name, and the name in the language itself; TMDB leaves some of the latter empty.
LANGUAGES = {
    "cn": ("Cantonese", "广州话 / 廣州話"), "de": ("German", "Deutsch"), "en": ("English", "English"),
    "es": ("Spanish", "Español"), "fr": ("French", "Français"), "it": ("Italian", "Italiano"),
    "ja": ("Japanese", "日本語"), "ko": ("Korean", "한국어/조선말"), "la": ("Latin", ""),
    "pt": ("Portuguese", "Português"), "ru": ("Russian", "Pусский"), "sv": ("Swedish", "svenska"),
    "xx": ("No Language", "No Language"), "zh": ("Mandarin", "普通话"),
}

# Id and country; who is not here gets an id of ours and no country, which is common at TMDB.
# (1) and (2) tell apart two companies of one name; the wire form has the name without them.
COMPANIES = {
    "Lucasfilm Ltd.": (1, "US"), "Paramount Pictures": (4, "US"), "Columbia Pictures": (5, "US"),
    "WingNut Films": (11, "NZ"), "New Line Cinema": (12, "US"), "Miramax": (14, "US"),
    "Metro-Goldwyn-Mayer": (21, "US"), "20th Century Fox": (25, "US"),
    "Universal Pictures": (33, "US"), "Amblin Entertainment": (56, "US"),
    "A Band Apart": (59, "US"), "Village Roadshow Pictures": (79, "US"),
    "Warner Bros. Pictures": (174, "US"), "Regency Enterprises": (508, "US"),
    "Fox 2000 Pictures": (711, "US"), "Legendary Pictures": (923, "US"), "Syncopy": (9996, "GB"),
    "Studio Ghibli": (10342, "JP"), "Northlight Pictures (1)": (9200001, "CA"),
    "Northlight Pictures (2)": (9200002, ""),
}

COLLECTIONS = {
    "Star Wars Collection": 10, "The Lord of the Rings Collection": 119,
    "The Godfather Collection": 230, "The Dark Knight Collection": 263,
    "Back to the Future Collection": 264, "Jurassic Park Collection": 328,
    "The Terminator Collection": 528, "The Matrix Collection": 2344, "Jaws Collection": 2366,
    "Alien Collection": 8091, "Blade Runner Collection": 422837, "Dune Collection": 726871,
}

# Departments by job; the jobs of `KEY_JOBS` are those whose people have a file of their own.
DEPARTMENTS = {
    "Director": "Directing", "Co-Director": "Directing", "Screenplay": "Writing",
    "Writer": "Writing", "Story": "Writing", "Novel": "Writing", "Short Story": "Writing",
    "Producer": "Production", "Executive Producer": "Production",
    "Original Music Composer": "Sound", "Sound Designer": "Sound",
    "Director of Photography": "Camera", "Editor": "Editing", "Production Design": "Art",
    "Costume Design": "Costume & Make-Up", "Visual Effects Supervisor": "Visual Effects",
}
KEY_JOBS = {
    "Director", "Screenplay", "Writer", "Story", "Producer", "Original Music Composer",
    "Director of Photography", "Editor",
}

# Real films that only recommendations name: by which films, then id, title, original title,
# language, date and genres.
OUTSIDERS = [
    ((603,), 604, "The Matrix Reloaded", "The Matrix Reloaded", "en", "2003-05-15",
     "Adventure, Action, Thriller, Science Fiction"),
    ((238,), 240, "The Godfather Part II", "The Godfather Part II", "en", "1974-12-20",
     "Drama, Crime"),
    ((426, 567, 694), 539, "Psycho", "Psycho", "en", "1960-06-22", "Horror, Thriller, Mystery"),
    ((129, 8392), 128, "Princess Mononoke", "もののけ姫", "ja", "1997-07-12",
     "Adventure, Fantasy, Animation"),
    ((496243, 11423), 670, "Oldboy", "올드보이", "ko", "2003-11-21", "Drama, Thriller, Mystery"),
    ((429,), 335, "Once Upon a Time in the West", "C'era una volta il West", "it", "1968-12-21",
     "Drama, Western"),
    ((1398, 62), 593, "Solaris", "Солярис", "ru", "1972-03-20",
     "Drama, Science Fiction, Mystery"),
    ((194, 11216), 147, "The 400 Blows", "Les Quatre Cents Coups", "fr", "1959-05-04", "Drama"),
]

# The people on The Long Platform: 45 names of two parts, and what they play.
CROWD_NAMES = (
    "Abel Adina Agnes Alba Anton Asta Basil Bea Birk Cleo Corin Dagny Della Edwin Elke Emil Enid "
    "Esme Farid Flora Gideon Greta Hanno Hedda Idris Ilya Iris Jonah Juno Kaja Lev Linus Lotte "
    "Marit Milo Nell Noor Odile Oskar Petra Quill Rhea Sorin Thea Ziv".split(),
    "Marrow Vale Tindall Okoro Fenn Lindqvist Ashby Calloway Dray Ferreira Gant Hollis Ivory "
    "Jansky Kestrel Lomax Merrin".split(),
)
CROWD_ROLES = (
    "The Man with the Cello, The Woman with the Plant, The Retired Diver, The Chess Player, The "
    "Other Chess Player, The Nurse Off Duty, The Bride, The Bride's Aunt, The Boy with the Map, "
    "The Boy's Father, The Sleeping Judge, The Cook, The Twin, The Wrong Twin, The Beekeeper, The "
    "Interpreter, The Piano Tuner, The Girl in the Corridor, The Violinist, The Salesman of "
    "Umbrellas, The Priest, The Student, The Professor, The Man Who Missed His Stop, The Woman "
    "Who Did Not, The Goalkeeper, The Baker, The Widow, The Widower, The Child with the Torch, "
    "The Poet, The Critic, The Driver, The Second Driver, The Inspector, The Woman with the Cat, "
    "The Cat's Vet, The Astronomer, The Tailor, The Man in the Wrong Coat, The Owner of the Coat, "
    "The Soldier, The Pen Friend, The Voice on the Loudspeaker (voice), The Last Passenger"
).split(", ")

# Portraits, of which the words are methods of sheet.Sheet.
# Ground, shape, face, hair and coat. Nobody is portrayed, so nobody's colours are guessed.
TINTS = [
    "ecdcc0 d9a441 fbf1dc 4a3423 8c5a35", "cfe0de 5f9c98 f1f8f5 1f3f44 2f6b6a",
    "ead3d6 b5596b fbeef0 4a2030 86384e", "d4daea 6a7db5 f2f5fc 252f57 414f8a",
    "dbe3cb 83a05a f6faec 2f3f22 55713a", "f3d9bf d9703a fff1e2 57270f 99451f",
    "ddd3ea 8a6cb0 f6f1fc 35234f 5b4285", "dfe0dc 8b928f f7f8f5 2a2f31 50595c",
]
SHAPES = {
    "disc": "disc 50 66 40 b", "square": "box 16 26 68 84 b", "arch": "arch 50 128 74 108 b",
    "diamond": "poly b 50,14 96,68 50,122 4,68", "bars": "box 10 0 14 150 b; box 43 0 14 150 b; "
    "box 76 0 14 150 b", "sun": "rays 50 64 12 ab5 130; disc 50 64 32 b",
    "rings": "disc 50 66 44 ab3; disc 50 66 35 ab6; disc 50 66 27 b",
}
HAIR = {
    "short": "half 50 58 21.6 180 d; box 28.4 56 4 9 d; box 67.6 56 4 9 d",
    "parted": "half 50 58 22 180 d; poly d 44,57 72,57 72,65 56,63",
    "curls": "disc 33 50 9 d; disc 42 41 10 d; disc 55 39 10 d; disc 66 48 9 d; disc 30 60 6 d; "
             "disc 70 60 6 d",
    "wide": "half 50 60 26 180 d; slab 24 56 9 26 4 d; slab 67 56 9 26 4 d",
    "hat": "half 50 62 21 180 d; slab 33 26 34 26 6 e; slab 20 48 60 6 3 e",
    "beret": "half 50 60 21.6 180 d; oval 46 42 28 12 e; disc 46 29 2.6 e",
    "wave": "half 50 58 22 180 d; disc 38 44 12 d; disc 56 42 11 d; disc 68 51 7 d",
}
EXTRAS = {
    "nothing": "",
    "glasses": "; ring 42 67 5.6 1.4 d; ring 58 67 5.6 1.4 d; line d 1.4 47.4,67 52.6,67",
    "scarf": "; slab 34 92 32 11 5 ed2; slab 54 98 10 32 4 ed4",
    "collar": "; poly c 50,114 37,98 33,107; poly c 50,114 63,98 67,107",
    "tie": "; poly b 46,108 54,108 56,136 50,144 44,136",
    "button": "; disc 50 122 2 c; disc 50 134 2 c; disc 50 146 2 c",
}
