import { describe, expect, test } from 'vitest';
import { keysOfMain, keysOfPortal, knownKeys } from './message-keys.ts';
import { codeUnder, portalCode, textOf } from './project-files.ts';

const used = new Map<string, string>();
for (const file of portalCode()) for (const key of keysOfPortal(textOf(file), file)) used.set(key, file);
for (const file of codeUnder('src/main')) for (const key of keysOfMain(textOf(file))) used.set(key, file);

describe('message keys', () => {
  test('that the code uses exist', () => {
    expect([...used].filter(([key]) => !knownKeys.has(key)).map(([key, file]) => `${key} in ${file}`)).toEqual([]);
  });

  test('that exist are used', () => {
    expect([...knownKeys].filter((key) => !used.has(key))).toEqual([]);
  });
});
