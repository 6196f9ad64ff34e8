import { expect, test } from 'vitest';
import { packageWish } from './package-arguments.ts';

test.each([
  [[], { qa: false, folderOnly: false, standIn: false }],
  [['--dir'], { qa: false, folderOnly: true, standIn: false }],
  [['--qa'], { qa: true, folderOnly: false, standIn: false }],
  [['--stand-in', '--qa'], { qa: true, folderOnly: true, standIn: true }],
])('%j', (words, wish) => {
  expect(packageWish(words)).toEqual(wish);
});

test('an unknown argument is named, with the usage', () => {
  expect(() => packageWish(['--quick'])).toThrow(/--quick[^]*--stand-in/);
});
