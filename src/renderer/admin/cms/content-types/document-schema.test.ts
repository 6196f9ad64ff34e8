import { expect, test } from 'vitest';
import { ABOUT } from '../../sections/about/about.ts';
import { BANNERS } from '../../sections/banners/banners.ts';
import { emptyDocument } from './document-schema.ts';
import type { DefinedDocument } from './definition.ts';
import { contentTypeFromDefinition } from './content-type-from-definition.ts';

const banners = contentTypeFromDefinition(BANNERS);
const about = contentTypeFromDefinition(ABOUT);
const empty = emptyDocument(ABOUT);

test('what this device kept is read as it is, with what is half typed', () => {
  const banner = { ...emptyDocument(BANNERS), buttonLink: 'htt', order: 12_345, outdated: {} };
  expect(banners.read(banner)).toEqual(banner);
  const none = { ...banner, order: '2x', activeFrom: '…' };
  expect(banners.read(none)).toEqual(none);
});

test('what this device kept of an older build gets the fields that it lacks, those of entries as well', () => {
  const { teamButton: _, ...side } = empty.id;
  const older = { ...empty, team: [{ name: { id: 'Sri', en: '' } }], id: { ...side, values: [{ title: 'Peduli' }] } };
  expect(about.read(older)).toEqual({
    ...empty,
    team: [{ name: { id: 'Sri', en: '' }, role: { id: '', en: '' }, picture: '' }],
    id: { ...empty.id, values: [{ title: 'Peduli', text: '' }] },
  });
});

test('what this device kept of another build is read without the fields that this one doesn’t know, and with all others', () => {
  const team = [{ name: { id: 'Sri', en: '' }, role: { id: '', en: '' }, picture: '' }];
  const written = { ...empty, team, id: { ...empty.id, title: 'Tentang', values: [{ title: 'Peduli', text: 'x' }] } };
  const other = {
    ...{ ...written, html: '', team: [{ ...team[0], phone: '1' }] },
    id: { ...written.id, sub: 'words', values: [{ title: 'Peduli', text: 'x', icon: 'leaf' }] },
  };
  expect(about.read(other)).toEqual(written);
});

test('what the backend stored before there was a field opens with an empty one, in the entries of lists as well', () => {
  const { teamButton: _, ...side } = empty.id;
  const values = [{ title: 'Peduli' }];
  const older = { ...empty, team: [{ name: { id: 'Sri', en: '' } }], id: { ...side, values } };
  expect(about.schema.safeParse(older).success).toBe(false);
  expect(about.storedSchema.parse(older)).toEqual({
    ...empty,
    team: [{ name: { id: 'Sri', en: '' }, role: { id: '', en: '' }, picture: '' }],
    id: { ...empty.id, values: [{ title: 'Peduli', text: '' }] },
  });
});

test.each([
  ['has a field that a newer build knows', { ...empty, html: '' }],
  ['has such a field in one language', { ...empty, id: { ...empty.id, sub: 'words' } }],
  ['has such a field in an entry', { ...empty, id: { ...empty.id, values: [{ title: '', text: '', icon: 'leaf' }] } }],
  ['lacks a language', { ...empty, en: undefined }],
  ['has a number for a text', { ...empty, id: { ...empty.id, title: 7 } }],
  ['is nothing', null],
])('what the backend stored and %s isn’t opened: saving would lose words', (_name, value) => {
  expect(about.storedSchema.safeParse(value).success).toBe(false);
});

test.each([
  ['nothing', null],
  ['a text', 'x'],
  ['one with a number for a text', { ...empty, id: { ...empty.id, title: 7 } }],
  ['one with a text for a list', { ...empty, team: 'Sri' }],
  ['one with a list of texts', { ...empty, team: ['Sri'], outdated: [] }],
  ['one with __proto__', JSON.parse('{"__proto__": {"team": 1}, "team": [{"__proto__": [], "name": 1}]}') as unknown],
])('what this device kept %s is none', (_name, value) => {
  expect(about.read(value)).toBeNull();
});

test('what is begun is a new item in which anything whole is written', () => {
  const banner = emptyDocument(BANNERS);
  expect(banners.isBegun(banner)).toBe(false);
  expect(banners.isBegun({ ...banner, buttonLink: 'htt' })).toBe(false);
  expect(banners.isBegun({ ...banner, buttonLink: '/blog' })).toBe(true);
  expect(banners.isBegun({ ...banner, en: { ...banner.en, buttonLabel: 'Read' } })).toBe(true);
});

test('what is begun is a language with a title or a content, where there are both, else with any word', () => {
  const banner = emptyDocument(BANNERS);
  const labelled = { ...banner, id: { ...banner.id, buttonLabel: 'Baca' } };
  expect(banners.isBegunTranslation(labelled, 'id')).toBe(false);
  expect(banners.isBegunTranslation({ ...labelled, id: { ...labelled.id, content: 'x' } }, 'id')).toBe(true);
  expect(about.isBegunTranslation(empty, 'id')).toBe(false);
  const valued = { ...empty, id: { ...empty.id, values: [{ title: '', text: 'x' }] } };
  expect([about.isBegunTranslation(valued, 'id'), about.isBegunTranslation(valued, 'en')]).toEqual([true, false]);
});

test('what publishing asks for beside what the database would is whatever is half typed: the database hasn’t got it', () => {
  const banner = emptyDocument(BANNERS);
  const half = { ...banner, buttonLink: 'htt', order: 12_345, id: { ...banner.id, title: 'x', buttonLabel: 'y' } };
  expect(banners.problems(half, 'id', '')).toEqual(['order', 'buttonLink']);
  expect(banners.problems({ ...half, buttonLink: '/', order: '2x' }, 'id', '')).toEqual(['order']);
  const moments = { activeFrom: '…', activeUntil: '…' };
  expect(banners.problems({ ...half, buttonLink: '/', order: 1, ...moments }, 'id', '')).toEqual([
    'activeFrom',
    'activeUntil',
  ]);
  expect(banners.problems({ ...half, buttonLink: '/', order: 1 }, 'id', '')).toEqual([]);
});

test('words on a button need a target, in the language that has them, and a target needs words', () => {
  const banner = emptyDocument(BANNERS);
  const side = { ...banner.id, title: 'x' };
  const labelled = { ...banner, id: { ...side, buttonLabel: 'Baca' }, en: { ...side, buttonLabel: ' ' } };
  expect([banners.problems(labelled, 'id', ''), banners.problems(labelled, 'en', '')]).toEqual([['buttonLink'], []]);
  const linked = { ...labelled, buttonLink: '/blog' };
  expect([banners.problems(linked, 'id', ''), banners.problems(linked, 'en', '')]).toEqual([[], ['buttonLabel']]);
});

test('what both languages share is shown in words', () => {
  const banner = {
    ...{ ...emptyDocument(BANNERS), image: '/pictures/x.svg', decorative: true, buttonLink: '/blog', order: 1200 },
    activeFrom: new Date(2026, 10, 22, 14, 5).toISOString(),
  };
  const shown = (kind: typeof banners, document: DefinedDocument) =>
    kind.sharedFields.map((field) => field.show(document, 'en'));
  expect(shown(banners, banner)).toEqual([
    '/pictures/x.svg',
    '50% · 50%',
    '✓',
    '/blog',
    '1,200',
    '22 Nov 2026, 14:05',
    '',
  ]);
  expect(shown(banners, { ...banner, order: '2x', activeFrom: '…' })).toEqual(expect.arrayContaining(['2x', '…']));
  const team = [
    { name: { id: 'Penyuluh', en: 'Officers' }, role: { id: '', en: '' }, picture: '' },
    { name: { id: 'Sri', en: '' }, role: { id: 'Petani', en: '' }, picture: '/x.svg' },
  ];
  expect(about.sharedFields.find(({ name }) => name === 'team')?.show({ ...empty, team }, 'en')).toBe(
    'Penyuluh\nOfficers\n\nSri\nPetani\n/x.svg',
  );
});
