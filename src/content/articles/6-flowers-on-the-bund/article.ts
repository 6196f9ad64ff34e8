import type { BundledArticle } from '#domain/article.ts';

export const flowersOnTheBund: BundledArticle = {
  id: 6,
  folder: '6-flowers-on-the-bund',
  date: '2024-01-03',
  reviewedOn: '2026-11-24',
  category: 'organic',
  image: '/pictures/flowers-on-the-bund.svg',
  title: {
    id: 'Bunga di pematang, makanan musuh alami hama',
    en: 'Flowers on the bund feed the enemies of pests',
  },
  excerpt: {
    id: 'Bunga tidak mengusir wereng. Bunga memberi makan musuh alaminya, asal sawah tidak disemprot tanpa perlu.',
    en: 'Flowers don’t repel planthoppers. They feed the planthoppers’ natural enemies, if you don’t spray without need.',
  },
  imageAlt: {
    id: 'Bunga marigold jingga, zinnia merah, dan aster putih di pematang, dengan seekor capung merah di atasnya. Di belakang tampak padi menguning, satu rumah, dan tiga pohon kelapa.',
    en: 'Orange marigolds, red zinnias and white daisies on the near bund, with a red dragonfly above. Behind them are ripe rice, one house and three palms.',
  },
  audience: {
    id: 'Petani padi dan kelompok tani yang mau mengurangi semprot',
    en: 'Rice farmers and groups who want to spray less',
  },
  place: {
    id: 'Sawah berpematang, disiapkan sebelum padi dipindah tanam',
    en: 'Rice fields with bunds, prepared before transplanting',
  },
};
