import type { BundledArticle } from '#domain/article.ts';

export const wormCompost: BundledArticle = {
  id: 4,
  folder: '4-worm-compost',
  date: '2024-01-08',
  reviewedOn: '2026-11-24',
  category: 'organic',
  image: '/pictures/worm-compost.svg',
  title: {
    id: 'Kompos cacing dari sisa dapur',
    en: 'Worm compost from kitchen scraps',
  },
  excerpt: {
    id: 'Kotak teduh, alas lembap, dan makanan sedikit demi sedikit. Begini cara membuat kascing di rumah dan memakainya dengan aman.',
    en: 'A shaded box, damp bedding and small meals. How to make worm compost at home, and how to use it safely.',
  },
  imageAlt: {
    id: 'Irisan kotak cacing dari kayu: sisa dapur di atas, lalu daun hijau, jerami, daun kering, dan kompos hitam berisi cacing merah muda. Di kiri ada garpu tanah, di kanan tanaman muda yang akarnya terlihat.',
    en: 'A cut through a wooden worm bin: kitchen scraps on top, then green leaves, straw, dry leaves and black compost with pink worms. A garden fork stands at left, a young plant with visible roots at right.',
  },
  audience: {
    id: 'Keluarga dan petani yang punya sisa dapur setiap hari',
    en: 'Households and small farmers with daily kitchen scraps',
  },
  place: {
    id: 'Di rumah, di tempat teduh dan berangin. Jaga isi kotak di bawah 29 °C',
    en: 'At home, in an airy, shaded spot. Keep the bin under 29 °C',
  },
};
