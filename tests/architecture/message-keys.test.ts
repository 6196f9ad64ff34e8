import { describe, expect, test } from 'vitest';
import { assembledKeys, knownKeys, usedKeys, writtenKeys } from './message-keys.ts';
import { codeUnder, portalCode, textOf } from './project-files.ts';

const used = new Map<string, string>();
for (const file of [...portalCode(), ...codeUnder('src/main')]) {
  for (const key of usedKeys(textOf(file), file)) used.set(key, file);
}

describe('message keys', () => {
  test('that the code uses exist', () => {
    expect([...used].filter(([key]) => !knownKeys.has(key)).map(([key, file]) => `${key} in ${file}`)).toEqual([]);
  });

  test('that exist are used', () => {
    expect([...knownKeys].filter((key) => !used.has(key))).toEqual([]);
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
