import { describe, expect, test } from 'vitest';
import type { Language } from '#domain/localized.ts';
import { textOf } from '#tests/support/project-files.ts';
import { baseOf, keysOf, messagePairs, placeholdersOf, type Texts } from './message-files.ts';

const pairs = messagePairs();

/** The specification's wording is fixed letter for letter, its straight apostrophes too. */
const SPECIFIED = new Set(["Passwords don't match", "You don't have permission to access the admin panel."]);

test.each(['cms', 'sections', 'shell'])('admin/%s has the same namespaces in both languages, sorted', (area) => {
  const namespacesIn = (language: Language) =>
    Object.keys(JSON.parse(textOf(`src/renderer/admin/${area}/messages/${language}.json`)) as object);
  expect(namespacesIn('id')).toEqual(namespacesIn('id').toSorted());
  expect(namespacesIn('en')).toEqual(namespacesIn('id'));
});

test('there are messages to compare', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(7);
});

describe.each(pairs)('$folder: $namespace', ({ id, en }) => {
  test('has the same keys in both languages, whatever numbers do to them', () => {
    const bases = (texts: Texts) => [...new Set(Object.keys(texts).map(baseOf))].sort();
    expect(bases(en)).toEqual(bases(id));
  });

  test('has its keys in the same order', () => {
    const order = (texts: Texts) => [...new Set(Object.keys(texts).map(baseOf))];
    expect(order(en)).toEqual(order(id));
  });

  test('has the same placeholders in both languages', () => {
    const byBase = (texts: Texts) => {
      const found = new Map<string, Set<string>>();
      for (const [key, text] of Object.entries(texts)) {
        const names = found.get(baseOf(key)) ?? new Set();
        for (const name of placeholdersOf(text)) names.add(name);
        found.set(baseOf(key), names);
      }
      return Object.fromEntries([...found].map(([base, names]) => [base, [...names].sort()]));
    };
    expect(byBase(en)).toEqual(byBase(id));
  });

  test('has no empty text, and none that begins or ends with a blank', () => {
    for (const [key, text] of [...Object.entries(id), ...Object.entries(en)]) {
      expect(text.trim(), key).not.toBe('');
      expect(text, key).toBe(text.trim());
    }
  });

  test('counts in the forms that the language has', () => {
    const endings = (texts: Texts, base: string) =>
      Object.keys(texts)
        .filter((key) => baseOf(key) === base && key !== base && !key.endsWith('_zero'))
        .map((key) => key.slice(base.length + 1));
    const counted = Object.keys(id).filter((key) => key !== baseOf(key));
    for (const base of new Set(counted.map(baseOf))) {
      expect(endings(id, base), base).toEqual(['other']);
      expect(endings(en, base), base).toEqual(['one', 'other']);
    }
  });

  // Who speaks to the computer says what is written on a control (WCAG 2.2, 2.5.3).
  test('says in the full name of a control (`xNamed`) what is written on it (`x`)', () => {
    for (const texts of [id, en])
      for (const [key, full] of Object.entries(texts)) {
        const written = key.endsWith('Named') ? texts[key.slice(0, -'Named'.length)] : undefined;
        if (written !== undefined)
          expect(full.toLowerCase(), key).toContain(written.toLowerCase().replace(/\.{3}$/, ''));
      }
  });

  test('has no exclamation mark in Indonesian', () => {
    expect(Object.values(id).filter((text) => text.includes('!'))).toEqual([]);
  });

  test('keeps the habits of wording: three dots for work under way, no dash between clauses, curved quotation marks', () => {
    for (const text of [...Object.values(id), ...Object.values(en)]) {
      if (!SPECIFIED.has(text)) expect(text).not.toMatch(/…|\s[–—-]\s|"|'/);
    }
  });
});

test('a key stands once in its namespace', () => {
  const keys = pairs.flatMap(keysOf);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('the comparing itself bites', () => {
  expect(baseOf('blog.found_other')).toBe('blog.found');
  expect(placeholdersOf('{{count}} of {{ total }}, {{count}}')).toEqual(['count', 'total']);
});
