/** The same for English articles: names of other countries, and other spellings. */
export const ENGLISH = `
# Merriam-Webster Dictionary
chilli = chili, chilies
chillies = chili, chilies
chile = chili, chilies
chili pepper = chili, chilies
chilli pepper = chili, chilies
hot pepper = chili, chilies
cayenne = chili, chilies
fertilizer = fertiliser
fertilize = fertilise
color = colour
meter = metre
liter = litre
labor = labour
plow = plough
mold = mould
sulfur = sulphur
gray = grey
center = centre
odor = odour
vapor = vapour
sterilize = sterilise
dike = bund
corn = maize
maize = corn
peanut = groundnut
groundnut = peanut
soybean = soya
aubergine = eggplant
manioc = cassava
tapioca = cassava
scallion = spring onion
cilantro = coriander
greenfly = aphid
plant lice = aphid
dung = manure
muck = manure
monsoon = rainy season, rains
wet season = rainy season, rains

# IRRI Rice Knowledge Bank (knowledgebank.irri.org)
paddy = rice
palay [Philippines] = rice
padi [Malaysia] = rice
levee = bund
golden kuhol [Philippines] = golden apple snail
kuhol [Philippines] = golden apple snail
bph = brown planthopper
deadheart = stem borer
dead heart = stem borer
whitehead = stem borer
blb = bacterial blight
neck rot = blast
lcc = leaf colour chart
seedbed = nursery
carabao [Philippines] = buffalo

# CABI Compendium
bok choy = pak choi
pak choy = pak choi
pakchoi = pak choi
bok choi = pak choi
pechay [Philippines] = pak choi
celery mustard = pak choi
tobacco whitefly = whitefly
silverleaf whitefly = whitefly
capsicum = chili, chilies
brinjal [South Asia] = eggplant
kangkong [Southeast Asia] = water spinach
broad mite = mite
red spider = mite
ripe rot = anthracnose
fruit rot = anthracnose
colletotrichum = anthracnose
begomovirus = yellow virus
geminivirus = yellow virus
gemini virus = yellow virus
leaf curl virus = yellow virus
predator = natural enemies
beneficial insects = natural enemies

# FAO AGROVOC
vermicompost = worm compost
vermicast = worm compost
worm castings = worm compost
vermiculture = worm compost
earthworm = worm
farmyard manure = manure
fym = manure
unmanned aerial vehicle = drone
uav = drone
agrochemical = pesticide
soilless culture = hydroponics
mulching = mulch
extension agent = extension officer
extension worker = extension officer

# Names in garden shops, and spellings that are often typed
hydroponic = hydroponics
knapsack sprayer = knapsack
backpack sprayer = knapsack
salad = lettuce
red wriggler = worm
worm bin = worm compost
worm farm = worm compost
quadcopter = drone
shade cloth = shade net
`;
