import type { BundledArticle } from '#domain/article.ts';

export const riceFromSeedToSale: BundledArticle = {
  id: 8,
  folder: '8-rice-from-seed-to-sale',
  date: '2024-01-01',
  reviewedOn: '2026-11-26',
  category: 'technology',
  image: '/pictures/rice-from-seed-to-sale.svg',
  title: {
    id: 'Padi sawah, dari benih sampai dijual',
    en: 'Rice from seed to sale',
  },
  excerpt: {
    id: 'Satu musim padi: menguji benih dengan air garam, mengatur air dan pupuk, menghitung hama, lalu menjemur dan menjual gabah.',
    en: 'One rice season: test seed in salt water, manage water and fertiliser, count pests, then dry the grain and sell it well.',
  },
  imageAlt: {
    id: 'Petani perempuan bercaping menggaru gabah kuning yang dijemur di terpal, dengan karung gabah di sampingnya. Padi masak merunduk di depan kiri. Di belakangnya ada sawah berair, padi hijau, dan padi kuning.',
    en: 'A woman farmer in a caping hat rakes golden grain that dries on a tarpaulin, with full sacks beside it. Ripe panicles bow at the left. Behind her lie flooded, green and golden fields.',
  },
  audience: {
    id: 'Petani padi sawah berlahan kecil dan penyuluhnya',
    en: 'Smallholders who grow wetland rice, and their officers',
  },
  place: {
    id: 'Sawah beririgasi dengan tanam pindah, sampai 600 m. Harga tahun 2017–2025',
    en: 'Irrigated, transplanted rice up to 600 m. Prices from 2017–2025',
  },
};
