import { expect, test } from 'vitest';
import { libraryKey } from './tool-keys.ts';

test.each([
  ['bold', 'Mod-b'],
  ['link', 'Mod-k'],
  ['heading', 'Mod-Alt-2'],
  ['bullets', 'Mod-Shift-8'],
] as const)('%s is %s to the editor library', (tool, key) => {
  expect(libraryKey(tool)).toBe(key);
});
