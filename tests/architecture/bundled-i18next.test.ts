import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { i18n } from 'i18next';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withDecisions } from '#build/vite/bundled-i18next.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { addMessages, createI18n, inLanguage, type Messages } from '#renderer/i18n/portal-i18n.ts';
import { baseOf, messagePairs, placeholdersOf, type Texts } from './message-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'tunas-i18next-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const source = readFileSync(fileURLToPath(import.meta.resolve('i18next')), 'utf8');
let built: i18n;
beforeAll(async () => {
  const file = join(folder, 'i18next.mjs');
  writeFileSync(file, withDecisions(source));
  built = ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default: i18n }).default;
});

/** As createI18n makes one, of the built i18next. */
function builtI18n(whole: i18n, language: string, messages: Messages): i18n {
  const instance = built.createInstance();
  // The whole one has put its formats there.
  const interpolation = { ...whole.options.interpolation, format: undefined };
  void instance.init({ ...whole.options, interpolation, resources: { [language]: { ...messages } } } as object);
  return instance;
}

const say = ({ t }: i18n, key: string, values: object) => (t as (key: string, values: object) => string)(key, values);

/** All that a page can say in a language, with each number and name. */
function everythingSaid(instance: i18n, messages: Messages): Readonly<Record<string, string>> {
  const said: Record<string, string> = {};
  for (const [namespace, texts] of Object.entries(messages)) {
    for (const [key, text] of Object.entries(texts)) {
      const names = Object.fromEntries(placeholdersOf(text).map((name) => [name, `“$t(${name})” <{{x}}>`]));
      for (const count of baseOf(key) === key ? [7] : [0, 1, 7]) {
        const asked = `${namespace}:${baseOf(key)}`;
        said[`${asked} ${count}`] = say(instance, asked, { ...names, count });
      }
    }
  }
  return said;
}

test.each(LANGUAGES)('says every message in %s as the whole one does, with all numbers and names', (language) => {
  const messages: Record<string, Texts> = {};
  for (const { namespace, [language]: texts } of messagePairs()) {
    if (namespace !== null) messages[namespace] = { ...messages[namespace], ...texts };
  }
  const whole = createI18n(language, messages);
  const expected = everythingSaid(whole, messages);
  expect(Object.keys(expected).length).toBeGreaterThan(1000);
  expect(everythingSaid(builtI18n(whole, language, messages), messages)).toEqual(expected);
});

test('learns messages, speaks two languages over one store, and returns the key of what it doesn’t know', () => {
  const whole = createI18n('en', { common: { yes: 'Yes' } });
  const instance = builtI18n(whole, 'en', { common: { yes: 'Yes' } });
  for (const each of [whole, instance]) {
    addMessages(each, 'id', { common: { yes: 'Ya' }, area: { of: 'Dari {{who}}' } });
    const indonesian = inLanguage(each, 'id');
    expect(say(indonesian, 'yes', {})).toBe('Ya');
    expect(say(indonesian, 'area:of', { who: 'Ratna' })).toBe('Dari Ratna');
    expect(say(each, 'yes', {})).toBe('Yes');
    expect(say(each, 'area:of', {})).toBe('of');
    expect(each.hasResourceBundle('id', 'area')).toBe(true);
    expect(each.hasLoadedNamespace('area')).toBe(true);
    expect(each.getDataByLanguage('en')).toEqual({ common: { yes: 'Yes' } });
  }
});

test('another i18next ends the build', () => {
  expect(() => withDecisions(source.replace('formatter = Formatter;', 'formatter = chosen;'))).toThrow(
    'i18next has nothing like',
  );
});
