import type { BundledArticle } from '#domain/article.ts';

export const chiliPestsToldApart: BundledArticle = {
  id: 7,
  folder: '7-chili-pests-told-apart',
  date: '2024-01-02',
  reviewedOn: '2026-11-26',
  category: 'horticulture',
  image: '/pictures/chili-pests-told-apart.svg',
  title: {
    id: 'Hama dan penyakit cabai: cara membedakannya',
    en: 'Chili pests and diseases told apart',
  },
  excerpt: {
    id: 'Daun keriting belum tentu virus. Bandingkan tiga daun, cari hamanya, lalu tangani penyebab yang sebenarnya.',
    en: 'Curled leaves aren’t always a virus. Compare three leaves, look for the pest, and treat what is really there.',
  },
  imageAlt: {
    id: 'Tanaman cabai dengan tiga pucuk sakit: yang kiri keperakan dan melengkung ke atas, yang tengah cokelat dan melengkung ke bawah di balik kaca pembesar, yang kanan kuning cerah. Perangkap kuning berdiri di kebun di belakangnya.',
    en: 'A chili plant with three sick shoots: the left one silvery and curled up, the middle one brown and curled down behind a magnifier, the right one bright yellow. Yellow traps stand in the field behind.',
  },
  audience: {
    id: 'Petani cabai dan penyuluh yang mendampinginya',
    en: 'Chili growers and their extension officers',
  },
  place: {
    id: 'Kebun cabai besar, keriting, dan rawit, dataran rendah sampai tinggi, sepanjang tahun',
    en: 'Large, curly and bird’s eye chili, lowland to highland, all year',
  },
};
