import type { BundledArticle } from '#domain/article.ts';

export const rentASprayingDrone: BundledArticle = {
  id: 3,
  folder: '3-rent-a-spraying-drone',
  date: '2024-01-10',
  reviewedOn: '2026-11-24',
  category: 'technology',
  image: '/pictures/rent-a-spraying-drone.svg',
  title: {
    id: 'Sewa drone semprot untuk padi: kapan untung?',
    en: 'When renting a spraying drone pays for rice',
  },
  excerpt: {
    id: 'Drone untung kalau petak digabung dan buruh susah dicari. Hitung ongkosnya, jaga takarannya, periksa surat pilotnya.',
    en: 'A hired drone pays when plots are pooled and labour is short. Do the sum, keep the dose per hectare and check the pilot.',
  },
  imageAlt: {
    id: 'Drone berbaling-baling empat menyemprot petak sawah, bayangannya jatuh di barisan padi. Pilot bercaping di atas kerudung putih memegang alat kendali. Di cakrawala ada laut dan perahu layar.',
    en: 'A drone with four rotors sprays rice plots, its shadow on the rows. The pilot wears a caping hat over a white headscarf and holds the controls. A boat sails on the horizon.',
  },
  audience: {
    id: 'Petani padi berlahan kecil dan kelompok tani',
    en: 'Rice smallholders and farmer groups',
  },
  place: {
    id: 'Sawah terbuka di Indonesia, petak bersebelahan 1 ha atau lebih. Harga tahun 2021–2024',
    en: 'Open rice fields in Indonesia, adjoining plots of 1 ha or more. Prices from 2021–2024',
  },
};
