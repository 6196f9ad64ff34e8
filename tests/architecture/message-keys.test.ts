import { describe, expect, test } from 'vitest';
import { keysOfMain, keysOfPortal, knownKeys } from './message-keys.ts';
import { codeUnder, portalCode, textOf } from '#tests/support/project-files.ts';

const used = new Map<string, string>();
for (const file of portalCode()) for (const key of keysOfPortal(textOf(file), file)) used.set(key, file);
for (const file of codeUnder('src/main')) for (const key of keysOfMain(textOf(file))) used.set(key, file);

describe('message keys', () => {
  test('that the code uses exist', () => {
    expect([...used].filter(([key]) => !knownKeys.has(key)).map(([key, file]) => `${key} in ${file}`)).toEqual([]);
  });

  // Proves the finder: one that finds nothing would let both tests pass.
  test('are found with the namespace of their hook, and those that no file has as well', () => {
    const component = [
      "const { t } = useTranslation('inbox');",
      "t('list.missing'); t(open ? 'a.one' : 'a.two'); t('common:nav.none'); other('b.no');",
    ].join('\n');
    const found = keysOfPortal(`function F() { ${component} }`, 'f.tsx');
    expect(found.sort()).toEqual(['common:nav.none', 'inbox:a.one', 'inbox:a.two', 'inbox:list.missing']);
    expect(found.filter((key) => knownKeys.has(key))).toEqual([]);
    expect(keysOfMain("say('menu.none'); send('b.no');")).toEqual(['menu.none']);
  });

  test('that exist are used', () => {
    expect([...knownKeys].filter((key) => !used.has(key))).toEqual([]);
  });
});
