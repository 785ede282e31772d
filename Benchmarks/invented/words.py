"""What titles, names and sentences are made of. All of it is ours."""

from collections import namedtuple

NOUNS = (
    "Harbour Lantern Orchard Signal Winter River Clockwork Garden Mirror Station Island Letter "
    "Tide Engine Sparrow Kingdom Shadow Circus Bridge Window Thunder Promise Compass Meadow "
    "Castle Desert Ember Feather Glacier Horizon Inventor Journey Key Labyrinth Mountain Night "
    "Ocean Piano Quarry Ribbon Storm Tower Umbrella Valley Whistle Anchor Balcony Canyon Diary "
    "Echo Fortune Gallery Highway Inheritance Jury Kettle Ladder Machine Neighbour Oath Parade "
    "Question Raven Secret Theatre Uniform Verdict Wedding Alibi Barricade Cathedral Daughter "
    "Escape Ferry Guest Hunter Interval Judge Kite Locksmith Merchant Navigator Observatory "
    "Passenger Quartet Rival Sailor Translator Understudy Violin Witness Academy Border Ceremony "
    "Duel Eclipse Frontier"
).split()
ADJECTIVES = (
    "Silent Crooked Last Golden Hidden Broken Distant Quiet Burning Empty Forgotten Paper "
    "Northern Borrowed Electric Frozen Gentle Hollow Invisible Jealous Kind Long Midnight Narrow "
    "Open Painted Reckless Second Tender Unlikely Velvet Wandering Amber Bitter Careless Double "
    "Early Faithful Glass Honest Idle Lonely Modern Nameless Ordinary Perfect Restless Scarlet "
    "Thirteenth Upright Vanishing Western Young Ancient Blind Cold Dangerous Endless False Great "
    "Hungry Iron"
).split()
PLACES_START = (
    "Ald Bran Cor Dun El Fal Gris Har Ister Kel Lor Mar Nor Oster Pen Quel Rav Sel"
).split()
PLACES_END = (
    "mouth haven burg minster ford holm wick stad vale port mere dale"
).split()

# How many in a hundred films are in the language, where they are made, how given names and surnames
# begin and end, and words of its own with what stands between two of them.
Language = namedtuple(
    "Language", "share countries given given_ends surname surname_ends words joiner")
LANGUAGES = {
    "en": Language(
        50, "US GB CA AU",
        "Al Bea Cal Del Ed Flo Gar Hen Is Jo Kel Lin Mar Nor Os Pe Ro Sam Tess Wil",
        "ma trice vin la win rence eth ry sa na ton da vey ah ley",
        "Ash Bar Carl Dun El Fair Gran Har Ing Kirk Lang Mar North Ox Pem Rad Stan Thorn Under "
        "Wat",
        "by ton wood well field er son bury ley stone more worth ham croft shaw land gate combe",
        "",
        " "),
    "fr": Language(
        7, "FR BE CA",
        "Ade Ber Cé Do Élo Fran Gé Hé Is Ju",
        "line nard cile mien ise çois rard lène abelle lien",
        "Beau Char Du Font Gran Lam Mont Per Rou Val",
        "mont pentier rand taine det bert clair rier sseau lon",
        "L’Été | La Forêt | Le Château | Une Fenêtre | La Mémoire | Le Garçon | Noël | L’Hôtel | "
        "La Façade | L’Île",
        " et "),
    "es": Language(
        7, "ES MX AR",
        "Al Be Car Do El Fer Gon Íñi Jo Lu",
        "ba atriz los lores ena nando zalo go sé cía",
        "Agui Bena Cas Domín Fuen Gar Ibá Mo Nú Zabal",
        "rre vides tillo guez tes cía ñez ra lina eta",
        "El Niño | La Montaña | Corazón | Un Jardín | La Canción | El Último Año | Mañana | El "
        "Río | Señora | Fantasía",
        " y "),
    "ja": Language(
        6, "JP",
        "Aki Haru Ken Mi Nao Ryo Sa Tomo Yu Ka",
        "ko to ji ka mi ta ya ra suke na",
        "Aoki Fuji Hara Ishi Kawa Mori Naka Ota Shima Yama",
        "moto da mura no guchi ta saki be yama se",
        "霧 | 駅 | 海 | 夜 | 灯台 | 約束 | 夏 | 手紙 | 森 | 時計 | 影 | 橋",
        "の"),
    "de": Language(
        5, "DE AT",
        "Al Ber Chri Die Eli Frie Ger Hein Jür Lie",
        "brecht thold stian ter sabeth drich hard rich gen sel",
        "Acker Bau Eber Fisch Grün Hof König Mül Schön Vogel",
        "mann er bach feld stein hausen ler mayer berg wald",
        "Die Brücke | Der Spätzug | Mädchen | Das Gehör | Über Nacht | Fünf Türme | Der "
        "Schlüssel | Die Straße",
        " und "),
    "ko": Language(
        5, "KR",
        "Ji Min Seo Ha Eun Hyun Joo Soo Tae Yoon",
        "-ah -ho -jin -woo -ri -hee -seok -kyung",
        "Kang Yoon Han Seo Moon Shin Baek Noh Ryu Cha",
        " ",
        "바다 | 겨울 | 편지 | 시간 | 그림자 | 도시 | 약속 | 기차 | 여름 | 비밀",
        " "),
    "it": Language(
        4, "IT",
        "Al Bea Car Do Eli Fa Giu Lo Mar Raf",
        "do trice lo nata sa bio lia renzo tina faele",
        "Bel Cas Del Fer Gal Lom Mon Pel Ros Ver",
        "lini telli monte rante letti bardi taldo legri setti di",
        "La Città | Perché | L’Età | Il Caffè | La Verità | Un Lunedì | La Strada | Il Mare",
        " e "),
    "hi": Language(
        3, "IN",
        "Aa Bha Deep Ish Kav Man Ni Pra Ra Su",
        "rav vna ika aan ita ish kita dev jesh nil",
        "Agra Bhat Chau Desh Kha Mal Na Ra Sha Ver",
        "wal nagar han pande nna hotra yar thore rma",
        "नदी | रात | सपना | शहर | बारिश | पत्र | आकाश | घर",
        " "),
    "zh": Language(
        3, "CN HK TW",
        "Jia Li Mei Ning Qiu Rui Shu Wen Xiao Yu",
        "hua lan ping ying jun feng ting lei",
        "Cao Deng Fang Gao Hu Liang Meng Pan Song Xie",
        " ",
        "长夜 | 河流 | 故乡 | 风筝 | 北方 | 月光 | 海港 | 旧信",
        "与"),
    "pt": Language(
        2, "BR PT",
        "An Be Cae Dul Fer Gui Jo Lu Mar Ra",
        "tónio nedita tano ce nanda lherme ão ísa fael",
        "Al Bar Car Fer Gon Lo Mo Pe Ri Tei",
        "meida bosa valho reira çalves pes rais reira beiro xeira",
        "O Sertão | A Canção | Amanhã | O Avô | A Estação | Coração | Três Irmãos",
        " e "),
    "ru": Language(
        2, "RU",
        "Ale Bo Dmi Ga Iva Kse Li Ma Ni Ta",
        "xei ris tri lina n nia dia xim kolai tiana",
        "Bel Vor Gol Dor Kuz Leb Mor Niki Sok Tur",
        "ov in sky enko ukhin evich ubev tin olov genev",
        "Зима | Поезд | Река | Последний день | Письмо | Тишина | Берег | Ночь",
        " и "),
    "ar": Language(
        2, "EG MA LB",
        "Ah Dal Fa Ha Jam Kha Lay Nad Ra Sal",
        "mad ia rid nan il led la er mi ma",
        "Al-Ba Al-Fa Al-Ha Al-Ma Al-Sa Ben Bou El-Na Kha Man",
        "dri rouk kim sri leh salem ziane ggar tib sour",
        "البحر | الليل | رسالة | المدينة | الحديقة | الظل | القطار | الوعد",
        " و"),
    "sv": Language(
        2, "SE NO DK",
        "As Björ Eb Fre Gö Ing Kar Lin Ma Sö",
        "trid n ba drik ran rid in nea lin ren",
        "Berg Dal Ek Fors Hög Lind Nor Sjö Ström Ås",
        "ström qvist man lund gren berg dahl holm vall",
        "Vår | Sjön | Ön | Ålen | Någon | Fågeln | Grå natt | Höst",
        " och "),
    "he": Language(
        1, "IL",
        "Ava Da Eli Gal Ha No Or Ro Shi Ta",
        "shai niel na it gar am ly nen ra mar",
        "Ab Bar Ben Car Gol Lev Mor Per Ros Shal",
        "ramov ak ami meli dan in degi etz enthal ev",
        "הים | לילה | המכתב | עיר | החלון | קיץ | הדרך | צל",
        " "),
    "tr": Language(
        1, "TR",
        "Ay Bü Cem De Em Gü İl Meh Öz Şe",
        "şe lent il niz re lay ker met ge nay",
        "Ak Bay De Er Gün Kara Öz Şen Yıl Yü",
        "soy raktar mir doğan eş göz türk maz dız cel",
        "Kış | Deniz | Güneş | Köprü | Gece | Rüya | İstasyon",
        " ve "),
}
# Those that are not written in Latin letters.
SCRIPTS = {"ja", "ko", "hi", "zh", "ru", "ar", "he"}
# Their English names, and their own, where the fixtures do not have them.
MORE_LANGUAGES = {
    "ar": ("Arabic", "العربية"), "he": ("Hebrew", "עִבְרִית"), "hi": ("Hindi", "हिन्दी"),
    "tr": ("Turkish", "Türkçe"),
}
MORE_COUNTRIES = {
    "AT": "Austria", "CN": "China", "DK": "Denmark", "EG": "Egypt", "IL": "Israel", "IN": "India",
    "LB": "Lebanon", "MA": "Morocco", "NO": "Norway", "RU": "Russia", "TR": "Turkey",
    "TW": "Taiwan",
}

WHO = (
    "a retired clockmaker | an honest smuggler | a night nurse | two sisters who no longer speak "
    "| a ferry captain | an apprentice baker | a disgraced violinist | the only doctor of the "
    "valley | a translator with a secret | a widowed beekeeper | a young surveyor | a former "
    "goalkeeper | three brothers | an insurance clerk | a teacher on leave | a lighthouse keeper "
    "| the mayor’s daughter | a taxi driver | an exiled judge | a girl who collects maps | a "
    "piano tuner | a stunt rider | a court stenographer | an old projectionist"
).split(" | ")
WHAT = (
    "a suitcase full of letters | the deed to a drowned village | an unfinished opera | a "
    "photograph that should not exist | the last seat on the train | a recipe nobody can read | "
    "a dog with two names | the key to the observatory | a debt of forty years | an unsigned "
    "will | the tape of a trial | a map without a north | a wedding dress | the wrong diagnosis "
    "| a radio that only plays tomorrow | a winning ticket | a borrowed boat"
).split(" | ")
OPENINGS = (
    "In {place}, {who} finds {what} and tells nobody. | When {name} comes home to {place} after "
    "twelve years, {who} is already waiting with {what}. | {name} has one week to return {what} "
    "to its owner. | Nobody in {place} remembers the summer in which {who} disappeared. | {name} "
    "and {other} meet by mistake on the night ferry to {place} and share nothing but {what}. | "
    "For most of her life {name} has believed that {who} saved her family. | Winter closes the "
    "only road out of {place}, and {who} is left in charge of it. | After the funeral {name} "
    "inherits {what}, a house in {place} and a great many questions."
).split(" | ")
MIDDLES = (
    "What begins as a small lie soon needs the help of {who}, and then of half the town. | The "
    "police have no interest in {what}, so {name} starts to ask on her own. | Then {other} turns "
    "up with {what} and a story that does not add up. | Between the harbour and the courthouse a "
    "friendship grows that neither of them had asked for. | But {who} wants it too, and will not "
    "wait until the thaw. | As the trial draws closer, every witness seems to have seen another "
    "evening. | Against the advice of {who}, they set out for {place} with little more than "
    "{what}. | The village takes sides, the money runs out, and the letters keep coming. | Only "
    "{other} knows why the bridge at {place} was never finished. | One by one the guests begin "
    "to leave, and each of them takes something along."
).split(" | ")
ENDINGS = (
    "By the time the ice breaks, one of them has to choose what the truth is worth. | It will "
    "take a long night, a broken engine and {who} to set it right. | Some doors, it turns out, "
    "were locked for a reason. | All that is left is to tell {other}, and there is no good way "
    "to do it. | Before the week is over, {place} will have a new hero and {name} an old enemy. "
    "| The last train leaves at dawn."
).split(" | ")
TAGLINES = (
    "Some debts keep themselves. | Nobody leaves {place} twice. | The truth takes the slow "
    "train. | Every house remembers. | She kept one secret too many. | It was never about "
    "{what}. | Ask {who}. | The sea gives nothing back. | Tomorrow was yesterday’s idea. | Home "
    "is where they stop looking."
).split(" | ")
ROLES = (
    "The Neighbour | The Judge | Second Guard | Waitress | The Driver | Himself | Doctor | Radio "
    "Announcer (voice) | The Bride | Young Woman"
).split(" | ")
