"""What readers type, and the name that they mean."""

# As they are called, in parts, without diacritics, in another case, misspelled.
QUERIES = """
rick sanchez | Rick Sanchez
Morty Smith | Morty Smith
summer s | Summer Smith
birdperson | Birdperson
bird person | Birdperson
mr. meeseeks | Mr. Meeseeks
meseeks | Mr. Meeseeks
squanchy | Squanchy
squanhcy | Squanchy
evil morty | Evil Morty
doofus rick | Doofus Rick
tinny rick | Tiny Rick
tiny rick | Tiny Rick
pickle ri | Pickle Rick
krombopulos | Krombopulos Michael
krombopolus michael | Krombopulos Michael
unity | Unity
snowball | Snuffles (Snowball)
poopybuthole | Mr. Poopybutthole
mr poopybutthole | Mr. Poopybutthole
abradolf lincler | Abradolf Lincler
scary tery | Scary Terry
toxic rick | Toxic Rick
simple rick | Simple Rick
goldenfold | Mr. Goldenfold
noob noob | Noob-Noob
noobnoob | Noob-Noob
noob-noob | Noob-Noob
citadel of ricks | Citadel of Ricks
citadel | Citadel of Ricks
anatomy park | Anatomy Park
gazorpazorp | Gazorpazorp
gazorpazrop | Gazorpazorp
earth c-137 | Earth (C-137)
earth c137 | Earth (C-137)
earth replacement | Earth (Replacement Dimension)
interdimensional cable | Interdimensional Cable
pilot | Pilot
lawnmower dog | Lawnmower Dog
anatomy prak | Anatomy Park
the ricks must be crazy | The Ricks Must Be Crazy
total rickall | Total Rickall
rickmurai | Rickmurai Jack
the matrix | The Matrix
matrix | The Matrix
matirx | The Matrix
amelie | Amélie
AMÉLIE | Amélie
leon | Léon: The Professional
cleo from 5 | Cléo from 5 to 7
hiroshima mon amour | Hiroshima mon amour
satantango | Sátántangó
haxan | Häxan
nausicaa | Nausicaä of the Valley of the Wind
dont look now | Don't Look Now
don’t look now | Don't Look Now
rosemarys baby | Rosemary's Baby
wall street | Wall Street
godfather part ii | The Godfather Part II
the godfather | The Godfather
casablnca | Casablanca
cassablanca | Casablanca
jurasic park | Jurassic Park
lord of the rings | The Lord of the Rings: The Fellowship of the Ring
terminator 2 | Terminator 2: Judgment Day
star wars | Star Wars
2001 | 2001: A Space Odyssey
space odissey | 2001: A Space Odyssey
12 angry | 12 Angry Men
se7en | Se7en
crouching tigre | Crouching Tiger, Hidden Dragon
shawshank | The Shawshank Redemption
shawshenk redemtion | The Shawshank Redemption
schindlers list | Schindler's List
m | M
z | Z
pi | Pi
8½ | 8½
mulholand drive | Mulholland Drive
koyanisqatsi | Koyaanisqatsi
fear and loathing | Fear and Loathing in Las Vegas
good bad ugly | The Good, the Bad and the Ugly
strangelove | Dr. Strangelove
singin in the rain | Singin' in the Rain
cuckoos nest | One Flew Over the Cuckoo's Nest
au hasard | Au hasard Balthazar
princes mononoke | Princess Mononoke
wings of desire | Wings of Desire
"""

PAIRS = [tuple(line.split(" | ")) for line in QUERIES.strip().splitlines()]
