import { bundledArticles } from '#content/catalogue.ts';
import { LANGUAGES, type Language, type Localized } from '#domain/localized.ts';
import { words } from './words.ts';

export interface PublicPage {
  /** Plain path. */
  readonly path: string;
  readonly heading: Localized;
  /** The title of the browser's tab, where it isn't the heading. */
  readonly title?: Localized;
  readonly description: Localized;
  readonly status: 200 | 404;
  /** No search engine should list it: it has neither a canonical address nor alternates. */
  readonly hidden: boolean;
  /** The least number of letters that a reader finds between top bar and footer. */
  readonly letters: number;
}

export interface PublicAddress extends PublicPage {
  readonly language: Language;
  readonly address: string;
}

const page = (path: string, heading: Localized, description: Localized, letters: number): PublicPage => ({
  path,
  heading,
  description,
  letters,
  status: 200,
  hidden: false,
});

/** Every page of the public portal. */
export const publicPages: readonly PublicPage[] = [
  page(
    '/',
    words.tagline,
    {
      id: 'Panduan bertani yang bisa langsung Anda coba, dari bedengan sampai hidroponik.',
      en: 'Farming guides you can try today, from raised beds to hydroponic channels.',
    },
    1200,
  ),
  page(
    '/blog',
    words.articles,
    {
      id: 'Cara bertani lengkap dengan sumbernya, ditulis supaya bisa Anda ikuti hari ini.',
      en: 'Farming methods with their sources, written so you can follow them today.',
    },
    900,
  ),
  ...bundledArticles.map((article) => page(`/article/${article.id}`, article.title, article.excerpt, 3500)),
  page(
    '/library',
    words.library,
    {
      id: 'Simpan semua artikel di perangkat ini, dalam dua bahasa. Sesudah itu bisa dibaca tanpa sinyal.',
      en: 'Keep all articles on this device, in both languages. From then on you can read them without a signal.',
    },
    400,
  ),
  {
    ...page(
      '/saved',
      words.saved,
      {
        id: 'Artikel yang Anda simpan, catatan Anda, dan daftar untuk pertemuan. Semuanya hanya ada di perangkat ini.',
        en: 'The articles you keep, your notes, and lists for meetings. All of it stays on this device.',
      },
      80,
    ),
    hidden: true,
  },
  {
    ...page(
      '/factsheet',
      { id: 'Lembar untuk dicetak', en: 'Factsheet to print' },
      {
        id: 'Ringkasan tiap artikel di satu lembar A4: langkah, takaran, peringatan, dan sumbernya. Siap dicetak dan dibagikan.',
        en: 'The heart of each article on one A4 page: steps, doses, warnings and its sources. Ready to print and hand out.',
      },
      80,
    ),
    hidden: true,
  },
  page(
    '/about',
    words.aboutTunas,
    {
      id: 'Tunas menemani petani dan pencinta lingkungan, dari benih pertama sampai panen.',
      en: 'Tunas supports farmers and nature lovers, from the first seed to the harvest.',
    },
    1200,
  ),
  page(
    '/contact',
    words.contact,
    {
      id: 'Ada keluhan tanaman, usul artikel, atau ajakan bekerja sama? Ceritakan kepada kami.',
      en: 'A sick crop, an idea for an article, a plan to work together? Tell us.',
    },
    400,
  ),
  {
    ...page(
      '/auth',
      words.welcome,
      { id: 'Artikel bisa dibaca tanpa akun.', en: 'You can read articles without an account.' },
      80,
    ),
    title: words.login,
    hidden: true,
  },
  {
    ...page(
      '/no-such/page',
      words.missing,
      {
        id: 'Mungkin alamatnya salah ketik atau sudah dipindahkan.',
        en: 'The address may be mistyped, or the page has moved.',
      },
      80,
    ),
    status: 404,
    hidden: true,
  },
];

/** The address of a plain path in a language. */
export function addressOf(path: string, language: Language): string {
  if (language === 'id') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** Every page in every language, as search engines know them. */
export const publicAddresses: readonly PublicAddress[] = LANGUAGES.flatMap((language) =>
  publicPages.map((each) => ({ ...each, language, address: addressOf(each.path, language) })),
);

/** The title of the browser's tab. */
export function titleOf({ path, heading, title = heading }: PublicPage, language: Language): string {
  return path === '/' ? `Tunas: ${title[language]}` : `${title[language]} · Tunas`;
}

/** One of each kind of page, in one of the two languages. */
const SAMPLE = [
  '/',
  '/en/blog',
  '/article/1',
  '/library',
  '/en/saved',
  '/en/about',
  '/contact',
  '/en/auth',
  '/no-such/page',
];

/** For journeys that look at every page in many ways: one of each kind by `npm test`, all of them by `npm run prove`. */
export const addressesOfRun: readonly PublicAddress[] = process.env['PROVE']
  ? publicAddresses
  : publicAddresses.filter(({ address }) => SAMPLE.includes(address));

/** The pages of `addressesOfRun`, once each. */
export const pagesOfRun: readonly PublicPage[] = publicPages.filter(({ path }) =>
  addressesOfRun.some((each) => each.path === path),
);
