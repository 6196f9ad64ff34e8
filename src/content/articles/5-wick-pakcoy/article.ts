import type { BundledArticle } from '#domain/article.ts';

export const wickPakcoy: BundledArticle = {
  id: 5,
  folder: '5-wick-pakcoy',
  date: '2024-01-05',
  reviewedOn: '2026-11-24',
  category: 'hydroponics',
  image: '/pictures/wick-pakcoy.svg',
  title: {
    id: 'Pakcoy sistem sumbu dalam botol bekas',
    en: 'Pak choi on wicks in used bottles',
  },
  excerpt: {
    id: 'Menanam pakcoy tanpa pompa dan listrik. Botolnya gelap, sumbunya basah, dan dindingnya disikat tiap minggu.',
    en: 'Grow pak choi with no pump and no power. Keep the bottle dark, the wick wet, and scrub the wall every week.',
  },
  imageAlt: {
    id: 'Tiga pakcoy dalam botol potong di ambang jendela kayu. Botol tengah dibiarkan bening supaya sumbunya terlihat di larutan. Dua botol di sampingnya bersarung terang, dengan celah untuk melihat isinya.',
    en: 'Three pak choi in cut bottles on a wooden sill. The middle bottle is left clear to show the wick in the solution. The outer two wear pale sleeves with a narrow window.',
  },
  audience: {
    id: 'Keluarga, sekolah, dan pemula tanpa lahan',
    en: 'Families, schools and beginners without land',
  },
  place: {
    id: 'Dataran rendah dan tinggi, teras dengan matahari sedikitnya 4–6 jam sehari',
    en: 'Lowland and highland, on a terrace with at least 4–6 hours of sun a day',
  },
};
