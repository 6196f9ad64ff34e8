import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { banner, community, openSiteApi, worded } from './site-api.ts';
import type { SiteDocument } from './site-api.ts';

const api = await openSiteApi();
let about: SiteDocument;
let contact: SiteDocument;
let seasons: SiteDocument;
beforeAll(async () => {
  await api.clear();
  about = (await api.open('about')).document;
  contact = (await api.open('contact')).document;
  seasons = (await api.open('seasons')).document;
});
beforeEach(() => api.clear());

const member = (part: object = {}): object => ({
  name: { id: 'Sari', en: '' },
  role: { id: 'Penyuluh', en: 'Officer' },
  picture: '',
  ...part,
});
const value = { title: 'Peduli', text: 'Kami periksa dua kali.' };
const team = (...members: readonly unknown[]): SiteDocument => ({ ...about, team: members });
const values = (list: unknown): SiteDocument => worded(about, 'en', { values: list });
const social = (link: unknown): SiteDocument => ({ ...contact, social: [{ name: 'Instagram', link }] });
const times = <One>(count: number, one: One): One[] => Array.from({ length: count }, () => one);
const nested = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`) as unknown;
/** With a part whose name JSON.stringify would leave out of an object literal. */
const raw = (document: SiteDocument, text: string): unknown =>
  JSON.parse(JSON.stringify(document).replace('{', `{${text},`));

/** Collection, what is wrong, the document, and the place that the refusal names. */
const REFUSED: readonly (readonly [collection: string, what: string, document: () => unknown, detail: string])[] = [
  ['banners', 'nothing', () => ({}), 'document'],
  ['banners', 'null', () => null, 'document'],
  ['banners', 'a list', () => [banner()], 'document'],
  ['banners', 'a part too many', () => banner({ status: 'live' }), 'document'],
  ['banners', '__proto__ as a part', () => raw(banner(), '"__proto__": {"admin": true}'), 'document'],
  ['banners', 'constructor as a part', () => raw(banner(), '"constructor": {"prototype": {}}'), 'document'],
  ['banners', 'another collection’s document', () => community(), 'document'],
  ['banners', 'no English', () => banner({ en: null }), 'en'],
  ['banners', 'a list for a language', () => banner({ en: [] }), 'en'],
  ['banners', 'a text too many', () => worded(banner(), 'en', { html: '<b>' }), 'en'],
  ['banners', 'a text too few', () => banner({ en: { title: 'T' } }), 'en'],
  ['banners', '__proto__ as a text', () => banner({ en: JSON.parse('{"__proto__": "x"}') as object }), 'en'],
  ['banners', 'a number for a text', () => worded(banner(), 'id', { title: 7 }), 'id.title'],
  ['banners', 'null for a text', () => worded(banner(), 'id', { title: null }), 'id.title'],
  ['banners', 'a text too long', () => worded(banner(), 'id', { title: 'x'.repeat(121) }), 'id.title'],
  ['banners', '5 MB of text', () => worded(banner(), 'id', { content: 'x'.repeat(5_000_000) }), 'id.content'],
  ['banners', 'an object 80 deep for a text', () => worded(banner(), 'id', { title: nested(80) }), 'id.title'],
  ['banners', '"true" for true', () => banner({ decorative: 'true' }), 'decorative'],
  ['banners', 'null for false', () => banner({ decorative: null }), 'decorative'],
  // A field of each kind; which values fit a kind is in site-forms.
  ['banners', 'a picture that is a script', () => banner({ image: 'javascript:alert(1)' }), 'image'],
  ['banners', 'a focal point beside the picture', () => banner({ focus: { x: 0, y: 101 } }), 'focus'],
  ['banners', 'an order that is none', () => banner({ order: 1.5 }), 'order'],
  ['banners', 'a moment that is none', () => banner({ activeFrom: 'tomorrow' }), 'activeFrom'],
  ['banners', 'a link to a script', () => banner({ buttonLink: 'javascript:alert(1)' }), 'buttonLink'],
  ['contact', 'a network that is a script', () => social('javascript:alert(1)'), 'social.0.link'],
  ['contact', 'a network that is a path', () => social('/blog'), 'social.0.link'],
  ['communities', 'a path where only the web is meant', () => community({ link: '/blog' }), 'link'],
  ['communities', 'a list of outdated fields', () => community({ outdated: [] }), 'outdated'],
  ['communities', 'a step that is none', () => community({ outdated: { title: true } }), 'outdated'],
  [
    'communities',
    'a step of another language',
    () => community({ outdated: { title: { language: 'jv', was: '', since: '' } } }),
    'outdated',
  ],
  [
    'communities',
    'a step of no language',
    () => community({ outdated: { title: { language: null, was: '', since: '' } } }),
    'outdated',
  ],
  [
    'communities',
    'a step by a wrong name',
    () => community({ outdated: JSON.parse('{"__proto__": {"language":"id","was":"","since":""}}') as object }),
    'outdated',
  ],
  [
    'communities',
    'a step of 5 MB',
    () => community({ outdated: { title: { language: 'id', was: 'x'.repeat(5_000_000), since: '' } } }),
    'was',
  ],
  ['about', 'an object for a list', () => values({ 0: value }), 'en.values'],
  ['about', 'null for a list', () => values(null), 'en.values'],
  ['about', 'a value too many', () => values(times(9, value)), 'en.values'],
  ['about', 'a text for a value', () => values(['Peduli']), 'en.values.0'],
  ['about', 'a value with a part too many', () => values([value, { ...value, link: '' }]), 'en.values.1'],
  ['about', 'a value with a part too few', () => values([{ title: 'T' }]), 'en.values.0'],
  ['about', 'a value called __proto__', () => values([JSON.parse('{"__proto__": "x", "title": "T"}')]), 'en.values.0'],
  ['about', 'a value too long', () => values([{ ...value, text: 'x'.repeat(301) }]), 'en.values.0.text'],
  ['about', 'a list in a list', () => values([[value]]), 'en.values.0'],
  ['about', 'a list 80 deep', () => values([nested(80)]), 'en.values.0'],
  ['seasons', 'a year of 13 months', () => ({ ...seasons, java: 'gghhtgghhpttt' }), 'java'],
  ['seasons', 'a year as a list', () => ({ ...seasons, java: [...'gghhtgghhptt'] }), 'java'],
  ['seasons', 'a region that isn’t there', () => ({ ...seasons, borneo: 'gghhtgghhptt' }), 'document'],
  ['seasons', 'a note too long', () => worded(seasons, 'id', { content: 'x'.repeat(301) }), 'id.content'],
  ['about', 'people too many', () => team(...times(31, member())), 'team'],
  ['about', 'a name in one language', () => team(member(), member({ name: 'Sari' })), 'team.1.name'],
  ['about', 'a name in three languages', () => team(member({ name: { id: '', en: '', jv: '' } })), 'team.0.name'],
  ['about', 'a role too long', () => team(member({ role: { id: '', en: 'x'.repeat(301) } })), 'team.0.role.en'],
  ['about', 'a picture that is a script', () => team(member({ picture: 'javascript:alert(1)' })), 'team.0.picture'],
  ['about', 'a story too long', () => worded(about, 'id', { story: 'x'.repeat(20_001) }), 'id.story'],
];

describe('what doesn’t have the schema of its collection is refused with a word on why', () => {
  it.each(REFUSED)('%s: %s', async (collection, _what, document, detail) => {
    const single = ['about', 'contact', 'seasons'].includes(collection);
    const answer = single
      ? await api.ask('save_draft', { collection, item: 1, based_on: 1, document: document() })
      : await api.tryToMake(collection, document());
    expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ code: 'PT400', details: detail })]);
    expect(await api.backend.sql('select id from public.drafts where version > 1 or id > 1')).toEqual([]);
  });

  it('also where all parts fit and only together are too large', async () => {
    const segments = Array.from('abcdefghijkl', () => 'x'.repeat(100_000));
    const outdated = { title: { language: 'id', was: '', since: '', segments } };
    const answer = await api.tryToMake('communities', community({ outdated }));
    expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ code: '23514' })]);
  });
});

describe('what has the schema is kept as it is', () => {
  it.each([
    ['banners', 'nothing written', () => banner({ image: '', buttonLink: '', id: blank(), en: blank() })],
    [
      'banners',
      'moments in every spelling',
      () => banner({ activeFrom: '2024-02-29T23:59Z', activeUntil: '2999-12-31T23:59:59.999999+14:00' }),
    ],
    ['banners', 'the last place', () => banner({ order: 9999 })],
    ['banners', 'a picture of the web', () => banner({ image: 'https://x.example/a%20b.webp?w=1#x' })],
    ['banners', 'a way to the first page', () => banner({ buttonLink: '/' })],
    ['banners', 'a way to the web', () => banner({ buttonLink: 'https://x.example?q=a@b#c' })],
    ['communities', 'a way without a lock', () => community({ link: 'http://x.example:8080/a' })],
    [
      'communities',
      'scripts in its words',
      () => worded(community(), 'id', { content: '[x](javascript:alert(1)) <script>' }),
    ],
    [
      'communities',
      'words as long as they may be',
      () => worded(community(), 'id', { title: '🌱'.repeat(120), content: '🌱'.repeat(600) }),
    ],
    [
      'communities',
      'a step',
      () => community({ outdated: { title: { language: 'en', was: 'Cabai', since: '2026-11-22T00:00:00.000Z' } } }),
    ],
  ])('%s: %s', async (collection, _what, document) => {
    const made = await api.make(collection, document());
    expect((await api.open(collection, made.id)).document).toEqual(document());
  });

  it.each([
    ['about', () => ({ ...values(times(8, value)), team: times(30, member({ picture: '/media/a.webp' })) })],
    ['contact', () => ({ ...social('https://x.example/@tunas'), email: 'half@', phone: 'x' })],
  ])('%s', async (collection, document) => {
    const saved = await api.keep(collection, await api.open(collection), document());
    expect(saved).toMatchObject({ saved: true, version: 2, document: document() });
  });
});

describe('what there is one of', () => {
  it.each(['about', 'contact', 'seasons'])(
    '%s is there from the start, with nothing written in it',
    async (collection) => {
      const draft = await api.open(collection);
      expect(draft).toMatchObject({ id: 1, version: 1, binned_at: null, live: { id: null, en: null } });
      expect(await api.call('list_drafts', { collection })).toMatchObject({
        total: 1,
        rows: [{ id: 1, state_indonesian: 'missing', state_english: 'missing' }],
      });
      expect(await api.call('count_drafts', { collection })).toMatchObject({ all: 1, 'missing-language': 1 });
    },
  );

  it('isn’t made a second time, put into the bin, or erased', async () => {
    const created = await api.tryToMake('about', about);
    expect([created.status, created.body]).toEqual([409, expect.objectContaining({ code: 'PT409' })]);
    const binned = await api.ask('bin_drafts', { collection: 'about', items: [1] });
    expect([binned.status, binned.body]).toEqual([409, expect.objectContaining({ code: 'PT409' })]);
    expect(await api.call('erase_drafts', { collection: 'about', items: [1] })).toEqual({ ids: [], stale: [1] });
    expect(await api.open('about')).toMatchObject({ version: 1, binned_at: null });
  });

  it('has something written as soon as any of its texts is, however deep', async () => {
    const state = async (): Promise<unknown> =>
      (await api.call<{ rows: unknown[] }>('list_drafts', { collection: 'about' })).rows[0];
    const draft = await api.keep('about', await api.open('about'), worded(about, 'id', { values: [value] }));
    expect(await state()).toMatchObject({ has_indonesian: true, has_english: false });
    await api.keep('about', draft, worded(about, 'en', { lead: 'Hi' }));
    expect(await state()).toMatchObject({ has_indonesian: false, has_english: true });
  });
});

/** One side of a banner without words. */
function blank(): object {
  return { title: '', content: '', buttonLabel: '', imageAlt: '' };
}
