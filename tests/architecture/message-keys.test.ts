import { describe, expect, test } from 'vitest';
import { baseOf, messagePairs } from './message-files.ts';
import { portalCode, textOf } from './project-files.ts';

const known = new Set(messagePairs().flatMap(({ id }) => Object.keys(id).map(baseOf)));
const areas = [...new Set([...known].map((key) => key.split('.')[0]))].join('|');

/** Quoted texts of the form of a key, wherever they stand: in t(...), in a table of labels, as a validation's message. */
function writtenKeys(code: string): string[] {
  return [...code.matchAll(new RegExp(`(['"])((?:${areas})\\.[A-Za-z_]+)\\1`, 'g'))].map((match) => match[2] ?? '');
}

/**
 * Keys put together from a constant list: t(`home.${figure}Label`) within FIGURES.map((figure) => …), where FIGURES is a list
 * of texts in the same file. Another way of putting keys together is an error: nobody could find out what it uses.
 */
function assembledKeys(code: string, file: string): string[] {
  return [...code.matchAll(/\bt\(\s*`([^`]*)`/g)].flatMap(([whole, template = '']) => {
    const variable = /^[\w.]*\$\{(\w+)\}\w*$/.exec(template)?.[1];
    const list = variable && new RegExp(`(\\w+)\\.map\\(\\(${variable}\\b`).exec(code)?.[1];
    const items = list && new RegExp(`const ${list} = \\[([^\\]]*)\\] as const`).exec(code)?.[1];
    if (!items) throw new Error(`${file}: the keys of ${whole}) can't be found out.`);
    return [...items.matchAll(/'([^']+)'/g)].map(([, item = '']) => template.replace(`\${${variable}}`, item));
  });
}

const used = new Map<string, string>();
for (const file of portalCode()) {
  const code = textOf(file);
  // A right of domain/access has the form of a key, and is none.
  const words = code.replace(/\bright: '[^']+'/g, '');
  for (const key of [...writtenKeys(words), ...assembledKeys(words, file)]) used.set(key, file);
}

describe('message keys', () => {
  test('that the code uses exist', () => {
    expect([...used].filter(([key]) => !known.has(key)).map(([key, file]) => `${key} in ${file}`)).toEqual([]);
  });

  test('that exist are used', () => {
    expect([...known].filter((key) => !used.has(key))).toEqual([]);
  });
});

test('keys are found in every way that they are written', () => {
  expect(writtenKeys(`t(busy ? 'nav.home' : "app.name"); const label = 'home.chili'; '/share/home.png'`)).toEqual([
    'nav.home',
    'app.name',
    'home.chili',
  ]);
  expect(writtenKeys("ERROR_INVALID_DOMAIN: 'passkey.invalid_domain'")).toEqual(['passkey.invalid_domain']);
  const code = "const LIST = ['a', 'b'] as const; LIST.map((each) => t(`home.${each}Text`))";
  expect(assembledKeys(code, 'x.tsx')).toEqual(['home.aText', 'home.bText']);
  expect(() => assembledKeys('t(`home.${whatever}`)', 'x.tsx')).toThrow('x.tsx');
});
