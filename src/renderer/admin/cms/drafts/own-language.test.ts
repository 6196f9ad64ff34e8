import { expect, test } from 'vitest';
import { ownLanguagePart } from './own-language.ts';

const LAST = {
  image: '/a.svg',
  order: 3,
  author: { id: 'Tim', en: 'Team' },
  team: [
    { name: { id: 'Ayu', en: '' }, picture: '/ayu.svg' },
    { name: { id: 'Budi', en: '' }, picture: '' },
  ],
  id: { title: 'Cabai' },
  en: { title: 'Chili' },
  outdated: {},
};
const WRITTEN = {
  image: '/b.svg',
  order: 4,
  author: { id: 'Saya', en: 'Me' },
  team: [
    { name: { id: 'Ayu', en: 'Ayu' }, picture: '/ayu.svg' },
    { name: { id: 'Budi', en: 'Buddy' }, picture: '' },
    { name: { id: 'Z', en: 'Zed' }, picture: '' },
  ],
  id: { title: 'Cabai' },
  en: { title: 'Chilies' },
  outdated: { title: { language: 'id', was: 'Chili', since: '2026-11-23T00:00:00Z' } },
} as const;

test('a translator sends what is written in their language, wherever it stands, and nothing else', () => {
  expect(ownLanguagePart(WRITTEN as unknown as typeof LAST, LAST, 'en')).toEqual({
    ...LAST,
    author: { id: 'Tim', en: 'Me' },
    team: [
      { name: { id: 'Ayu', en: 'Ayu' }, picture: '/ayu.svg' },
      { name: { id: 'Budi', en: 'Buddy' }, picture: '' },
    ],
    en: { title: 'Chilies' },
    outdated: WRITTEN.outdated,
  });
});

test('what was written of fewer entries leaves the others as they are', () => {
  const fewer = { ...LAST, team: [] };
  expect(ownLanguagePart(fewer, LAST, 'id')).toEqual(LAST);
});

test('words for an entry that stands elsewhere by now are put on no other one', () => {
  const citra = { name: { id: 'Citra', en: '' }, picture: '' };
  const moved = { ...LAST, team: [citra, ...LAST.team] };
  expect(ownLanguagePart(WRITTEN as unknown as typeof LAST, moved, 'en').team).toEqual(moved.team);
});

test('a text that says something else by now stays outdated, whatever was said of it before', () => {
  const mark = { language: 'en', was: 'Cabai', since: '2026-11-23T00:00:00Z' } as const;
  const newer = { ...LAST, id: { title: 'Cabai rawit' }, outdated: { title: mark } } as unknown as typeof LAST;
  expect(ownLanguagePart({ ...LAST, en: { title: 'Chilies' } }, newer, 'en')).toEqual({
    ...newer,
    en: { title: 'Chilies' },
  });
});

test('a text that both changed, each in their language, is noted as such', () => {
  const mark = { language: 'en', was: 'Cabai', since: '2026-11-24T00:00:00Z' } as const;
  const newer = { ...LAST, id: { title: 'Cabai rawit' }, outdated: { title: mark } } as unknown as typeof LAST;
  expect(ownLanguagePart(WRITTEN as unknown as typeof LAST, newer, 'en').outdated).toEqual({
    title: { ...mark, bothChanged: true },
  });
});
