import { expect, test } from 'vitest';
import { pictures } from '#build/content/drawings.ts';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import { BUILT_IN_PICTURES } from './built-in-pictures.ts';
import en from '../messages/en.json';
import id from '../messages/id.json';

/** What stands where there is nothing yet; in an article it would say so. */
const OF_EMPTY_SCREENS = ['letter-box', 'ploughed-bed'];

test('every drawing of the portal can be chosen but for those of empty screens', () => {
  const drawings = [...pictures().keys()].filter((name) => !OF_EMPTY_SCREENS.includes(name));
  expect(BUILT_IN_PICTURES.map(({ name }) => name).sort()).toEqual(drawings);
});

test('each is called something else', () => {
  expect(new Set(BUILT_IN_PICTURES.map(({ label }) => label)).size).toBe(BUILT_IN_PICTURES.length);
});

test.each([
  ['Indonesian', id.pictures],
  ['English', en.pictures],
])('each is described otherwise, in one short sentence: %s', (_language, texts) => {
  const descriptions = BUILT_IN_PICTURES.map(({ alt }) =>
    createI18n('id', { pictures: texts }).getFixedT('id', ['pictures'])(alt),
  );
  expect(new Set(descriptions).size).toBe(BUILT_IN_PICTURES.length);
  for (const words of descriptions) expect(words).toMatch(/^[A-Z][^.]{30,138}\.$/);
});
