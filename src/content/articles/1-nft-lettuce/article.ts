import type { BundledArticle } from '#domain/article.ts';

export const nftLettuce: BundledArticle = {
  id: 1,
  folder: '1-nft-lettuce',
  date: '2024-01-15',
  reviewedOn: '2026-11-24',
  category: 'hydroponics',
  image: '/pictures/nft-lettuce.svg',
  title: {
    id: 'Selada NFT pertama, dari benih sampai panen',
    en: 'Your first NFT lettuce, from seed to harvest',
  },
  excerpt: {
    id: 'Mulai dari satu talang yang rata. Ukur nutrisinya, jaga pompanya, dan siapkan rencana saat mati lampu.',
    en: 'Start with one even channel. Measure the nutrients, watch the pump, and have a plan for a power cut.',
  },
  imageAlt: {
    id: 'Lima talang NFT putih berisi selada merah dan hijau di bawah rangka rumah tanam. Dari ujung talang yang terbuka tampak akar, dan air tipis jatuh ke talang penampung.',
    en: 'Five white NFT channels of red and green lettuce under a greenhouse frame. The open ends show roots, and a thin film of water falls into a gutter.',
  },
  audience: {
    id: 'Pemula yang listriknya jarang padam',
    en: 'Beginners with reliable electricity',
  },
  place: {
    id: 'Udara 15–25 °C, sekitar 500–2.000 m; di dataran rendah pilih varietas tahan panas',
    en: 'Air at 15–25 °C, about 500–2,000 m; in the lowlands choose heat-tolerant varieties',
  },
};
