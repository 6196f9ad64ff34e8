import type { BundledArticle } from '#domain/article.ts';

export const rainySeasonChili: BundledArticle = {
  id: 2,
  folder: '2-rainy-season-chili',
  date: '2024-01-12',
  reviewedOn: '2026-11-24',
  category: 'horticulture',
  image: '/pictures/rainy-season-chili.svg',
  title: {
    id: 'Cabai di musim hujan: jaga dari genangan dan patek',
    en: 'Chilies through the rains: drained beds, dry fruit',
  },
  excerpt: {
    id: 'Bedengan tinggi, jarak renggang, kebun bersih. Cara menurunkan risiko patek, layu, dan virus kuning saat hujan.',
    en: 'Raised beds, wider spacing, a clean field: how to lower the risk of fruit rot, wilt and yellow virus in the wet season.',
  },
  imageAlt: {
    id: 'Tanaman cabai terikat di ajir bambu, berbunga putih dan berbuah hijau, oranye, dan merah. Bedengan bermulsa perak berjajar, parit di antaranya berisi air hujan, dan hujan turun dari awan di kanan.',
    en: 'A chili plant tied to a bamboo stake, with white flowers and green, orange and red fruit. Silver mulch beds stand in rows with rainwater in the ditches, and rain falls from a cloud at right.',
  },
  audience: {
    id: 'Petani cabai lahan kecil dan penyuluh pendampingnya',
    en: 'Smallholders who grow chili, and their extension officers',
  },
  place: {
    id: 'Lahan terbuka dengan bedengan, musim hujan, dataran rendah sampai tinggi',
    en: 'Open field on raised beds, rainy season, lowland to highland',
  },
};
