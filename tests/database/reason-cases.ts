import { article } from './drafts-api.ts';
import { banner, community, type SiteDocument } from './site-api.ts';

type Part = Readonly<Record<string, unknown>>;

/** A document that lacks nothing, and for each reason of its collection what a test changes of it so that this reason applies. */
interface ReasonCases {
  readonly whole: SiteDocument;
  readonly breaks: Readonly<Record<string, { readonly shared?: Part; readonly id?: Part }>>;
}

/** An address of an upload that isn't there. */
const GONE = '/media/0b9c2f0e-1111-4222-8333-444455556666/480-960.webp';
const GONE_FILE = '/media/0b9c2f0e-1111-4222-8333-444455556666/panduan.pdf';
const FOREIGN = 'https://other.example/a.png';
const PAST = '2024-01-01T00:00:00Z';

const picture = (address: string) => ({ shared: { image: address } });
const PICTURE = {
  'image.foreign': picture(FOREIGN),
  'image.missing': picture(GONE),
  imageAlt: { id: { imageAlt: '' } },
};
const markup = (name: string) => ({
  [`${name}.foreignPicture`]: { id: { [name]: `![Cabai](${FOREIGN})` } },
  [`${name}.pictureAlt`]: { id: { [name]: '![](/pictures/x.svg)' } },
  [`${name}.missingFile`]: { id: { [name]: `[Panduan](${GONE_FILE})` } },
});
const without = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { id: { [name]: ' \n' } }]));

const about = (title: string): Part => ({
  ...{ title, lead: '', imageAlt: 'Alt', homeTitle: '', homeText: '', visionTitle: '', visionText: 'Visi' },
  ...{ missionTitle: '', missionText: 'Misi', educationTitle: '', educationText: '', communityTitle: '' },
  ...{ communityText: '', storyTitle: '', story: 'Cerita', valuesTitle: '', values: [{ title: 'Jujur', text: '' }] },
  ...{ teamTitle: '', teamText: '', teamButton: '' },
});
const member = (part: Part) => ({ name: { id: 'Sri', en: '' }, role: { id: '', en: '' }, picture: '', ...part });
const contact = (title: string): Part => ({
  ...{ title, lead: '', imageAlt: 'Alt', place: 'Malang', askTitle: '', askText: '', noteTitle: '', noteText: '' },
});
const pictured = { image: '/pictures/x.svg', decorative: false, outdated: {} };
const REGIONS = ['sumatra', 'java', 'baliNusaTenggara', 'kalimantan', 'sulawesi', 'malukuPapua'] as const;

const described = (document: SiteDocument): SiteDocument => ({
  ...document,
  id: { ...document.id, imageAlt: 'Alt' },
  en: { ...document.en, imageAlt: 'Alt' },
});

/** All collections. A test holds this to the database's list of reasons. */
export const REASON_CASES: Readonly<Record<string, ReasonCases>> = {
  articles: {
    whole: article() as unknown as SiteDocument,
    breaks: {
      ...without('title', 'content'),
      ...markup('content'),
      category: { shared: { category: null } },
      image: picture(''),
      ...PICTURE,
      author: { shared: { author: { id: ' ', en: 'Team' } } },
      date: { shared: { date: '2999-01-01' } },
    },
  },
  banners: {
    whole: banner(),
    breaks: {
      ...without('title', 'buttonLabel'),
      ...PICTURE,
      buttonLink: { shared: { buttonLink: '' } },
      activeUntil: { shared: { activeUntil: PAST } },
    },
  },
  communities: {
    whole: described(community({ image: '/pictures/x.svg' })),
    breaks: { ...without('title', 'content'), ...PICTURE },
  },
  about: {
    whole: { ...pictured, team: [], id: about('Tentang'), en: about('About') },
    breaks: {
      ...without('title', 'visionText', 'missionText', 'story'),
      ...markup('story'),
      values: { id: { values: [{ title: '', text: 'Jujur' }] } },
      ...PICTURE,
      team: { shared: { team: [member({ name: { id: '', en: ' ' } })] } },
      'team.foreign': { shared: { team: [member({}), member({ picture: FOREIGN })] } },
      'team.missing': { shared: { team: [member({ picture: GONE })] } },
    },
  },
  contact: {
    whole: {
      ...{ ...pictured, email: 'halo@tunas.example', phone: '', address: '', social: [] },
      ...{ id: contact('Kontak'), en: contact('Contact') },
    },
    breaks: {
      ...without('title', 'place'),
      ...PICTURE,
      email: { shared: { email: 'halo@' } },
      phone: { shared: { phone: 'telepon' } },
      social: { shared: { social: [{ name: 'Kanal', link: '' }] } },
    },
  },
  seasons: {
    whole: {
      ...Object.fromEntries(REGIONS.map((region) => [region, ''])),
      ...{ outdated: {}, id: { title: 'Musim', content: 'Isi' }, en: { title: 'Season', content: 'Text' } },
    },
    breaks: {
      ...without('title', 'content'),
      ...Object.fromEntries(REGIONS.map((region) => [region, { shared: { [region]: 'ptg' } }])),
    },
  },
};

/** The document of a case. */
export function brokenBy(collection: string, reason: string): SiteDocument {
  const { whole, breaks } = REASON_CASES[collection] as ReasonCases;
  const { shared = {}, id = {} } = breaks[reason] ?? {};
  return { ...whole, ...shared, id: { ...whole.id, ...id } } as SiteDocument;
}
