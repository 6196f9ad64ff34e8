/**
 * What farmers and extension officers say for what Indonesian articles call otherwise. Under each source: a name, where people say
 * so in brackets if that is known, and what it is called in articles.
 */
export const INDONESIAN = `
# Kamus Besar Bahasa Indonesia (KBBI Daring), Badan Bahasa
cabe = cabai
lombok [Jawa] = cabai
rabuk [Jawa] = pupuk
terong = terung
kedele = kedelai
kol = kubis
kobis = kubis
slada = selada
timun = mentimun
ketimun = mentimun
ketela pohon = singkong, ubi kayu
singkong = ubi kayu
ubi kayu = singkong
ketela rambat = ubi jalar
brambang [Jawa] = bawang merah
pianggang [Sumatra] = walang sangit
anjing tanah = orong-orong
emprit [Jawa] = burung pipit
pacul [Jawa] = cangkul
tandur [Jawa] = tanam
matun [Jawa] = menyiangi, gulma
dangir [Jawa] = menyiangi, gulma
guludan = bedengan
rumput liar = gulma
bekatul = dedak
rendeng [Jawa] = musim hujan
gadu [Jawa] = kemarau
tengkulak = pengepul
kebon = kebun
gedebok = gedebog, batang pisang
gedebong = gedebog, batang pisang
coklat = cokelat
hektar = hektare
kwintal = kuintal
lembab = lembap
telor = telur
lobang = lubang
ijin = izin
resiko = risiko

# Prohati, PROSEA Indonesia (proseanet.org)
lado [Minangkabau] = cabai
tabia [Bali] = cabai
rica [Manado] = cabai
sebia [Sasak] = cabai
cabhi [Madura] = cabai
campli [Aceh] = cabai
lasina [Batak Karo] = cabai

# K. Heyne, Tumbuhan Berguna Indonesia (1987)
eme [Batak Toba] = padi
ase [Bugis] = padi
kaspe [Jawa] = singkong, ubi kayu
binte [Gorontalo] = jagung
milu [Minahasa] = jagung
tahi kotok [Sunda] = marigold, tagetes
tahi ayam = marigold, tagetes

# W. J. S. Poerwadarminta, Bausastra Jawa (1939)
pari [Jawa] = padi
wiji [Jawa] = benih
winih [Jawa] = benih, bibit
pawinihan [Jawa] = persemaian
galengan [Jawa] = pematang
lanjaran [Jawa] = ajir
brambut [Jawa] = sekam
damen [Jawa] = jerami
katul [Jawa] = dedak
suket [Jawa] = gulma, rumput
uler [Jawa] = ulat
keyong [Jawa] = keong
ketigo [Jawa] = kemarau
tlethong [Jawa] = kotoran sapi
sabin [Jawa] = sawah
grajen [Jawa] = serbuk gergaji

# R. A. Danadibrata, Kamus Basa Sunda (2006)
pare [Sunda] = padi
cengek [Sunda] = cabai
binih [Sunda] = benih
turus [Sunda] = ajir
huut [Sunda] = dedak
sampeu [Sunda] = singkong, ubi kayu
boled [Sunda] = ubi jalar
suuk [Sunda] = kacang tanah
bonteng [Sunda] = mentimun
engkol [Sunda] = kubis
surawung [Sunda] = kemangi
kungkang [Sunda] = walang sangit
gaang [Sunda] = orong-orong
beurit [Sunda] = tikus
hileud [Sunda] = ulat
jukut [Sunda] = gulma, rumput
halodo [Sunda] = kemarau

# Kamus Bali–Indonesia, Dinas Pendidikan Dasar Provinsi Bali
carik [Bali] = sawah
pundukan [Bali] = pematang
bikul [Bali] = tikus
gumitir [Bali] = marigold
gemitir [Bali] = marigold

# A. K. Usman, Kamus Umum Bahasa Minangkabau–Indonesia (2002)
mancik [Minangkabau] = tikus

# Aboe Bakar dkk., Kamus Aceh–Indonesia (1985)
blang [Aceh] = sawah

# M. Ide Said, Kamus Bahasa Bugis–Indonesia (1977)
galung [Bugis] = sawah

# Good News From Indonesia, Mengenal Rampai (2025)
rampai [Lampung] = tomat
ranti = tomat

# Sumatera Ekspres, Tanam Tomat Rampai
cung kediro [Sumatra Selatan] = tomat

# L. G. E. Kalshoven, Pests of Crops in Indonesia (1981)
sundep = penggerek batang
beluk = penggerek batang
puru = ganjur
ulat tentara = ulat grayak
tikus sawah = tikus

# Masalah Lapang Hama, Penyakit, Hara pada Padi (Puslitbangtan dan IRRI)
siput murbei = keong mas
keong emas = keong mas
siput emas = keong mas
wereng batang = wereng
kresek = hawar daun bakteri
hdb = hawar daun bakteri
potong leher = blas
patah leher = blas
busuk leher = blas
blast = blas
pelipat daun = hama putih palsu

# Cybext, penyuluhan Kementerian Pertanian (cybext.id)
kutu putih = kutu kebul
cacar buah = patek, antraknosa
rapak = patek, antraknosa
bulai = virus kuning
bule = virus kuning
penyakit kuning = virus kuning
kohe = kotoran hewan, pupuk kandang

# Batu Kita, Cabuk Kutu Lalat Putih pada Cabe (2020)
lalat putih = kutu kebul
cabuk [Jawa Timur] = kutu kebul, kutu daun

# Balai Penelitian Tanaman Sayuran (Balitsa)
antraknosa = patek
antraknos = patek, antraknosa
antraknose = patek, antraknosa
anthracnose = patek, antraknosa
antrak = patek, antraknosa
busuk buah = patek, antraknosa
geminivirus = virus kuning
virus gemini = virus kuning
gemini = virus kuning
begomovirus = virus kuning
thrips = trips
afid = kutu daun
aphid = kutu daun
aphids = kutu daun
apids = kutu daun
sawi sendok = pakcoy
sawi daging = pakcoy
sawi hijau = caisim

# Istilah penyuluh dan Kementerian Pertanian
wbc = wereng batang cokelat
opt = hama, penyakit
pht = pengendalian hama
ppl = penyuluh
poktan = kelompok tani
gapoktan = kelompok tani
jarwo = jajar legowo
tajarwo = jajar legowo
tabela = tanam benih langsung
bwd = bagan warna daun
gropyokan = tikus
mulsa plastik = mulsa
predator = musuh alami
vermikompos = kascing
vermicompost = kascing
bekas cacing = kascing
kotoran cacing = kascing
kompos cacing = kascing
pupuk cacing = kascing
lumbricus = cacing

# PM 37 Tahun 2020, Kementerian Perhubungan
pesawat tanpa awak = drone
pesawat nirawak = drone

# J. N. Sneddon, Colloquial Jakartan Indonesian (2006)
nanam = tanam
nyemprot = semprot
mupuk = pupuk
nyemai = semai
nyiram = siram
manen = panen
njemur = jemur

# Sebutan di toko tani dan ejaan yang sering diketik
kriting = keriting
petek = patek
pathek = patek
chilli = cabai
chili = cabai
mite = tungau
beras = padi, gabah
obat hama = pestisida, insektisida
obat serangga = insektisida
racun hama = pestisida, insektisida
racun serangga = insektisida
obat rumput = herbisida, gulma
racun rumput = herbisida, gulma
obat jamur = fungisida
sprayer = semprot
tanggul = pematang
polybag = polibag
polibek = polibag
polybek = polibag
bokasi = bokashi
compos = kompos
dron = drone
uav = drone
lettuce = selada
salad = selada
letus = selada
pokcoy = pakcoy
pakcoi = pakcoy
pakchoy = pakcoy
bok choy = pakcoy
bokcoy = pakcoy
pak choy = pakcoy
pak choi = pakcoy
hidroponic = hidroponik
hydroponic = hidroponik
hydroponik = hidroponik
hidroponika = hidroponik
wick = sumbu
toren = tandon
reservoir = tandon
paralon = pipa
rokwul = rockwool
rockwol = rockwool
net pot = netpot
para net = paranet
kembang srengenge [Jawa] = bunga matahari
bunga kertas = zinnia
kembang kertas = zinnia
`;
