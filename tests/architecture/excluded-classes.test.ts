import { expect, test } from 'vitest';
import { portalCode, textOf } from '#tests/support/project-files.ts';

/** What brings a stylesheet of its own: theme.css doesn’t look there. */
const PRIVATE =
  /^src\/renderer\/(admin|ui\/lazy|app\/desktop|features\/(articles\/(actions|draft-preview)|auth|display|factsheet|library|profile|saved))\//;

/** The words that theme.css keeps from becoming rules, because they are words of the language as well. */
function leftOut(): readonly string[] {
  const listed = /@source not inline\('\{([^}]+)\}'\)/.exec(textOf('src/renderer/ui/style/theme.css'))?.[1];
  if (listed === undefined) throw new Error('theme.css leaves no words out.');
  return listed.split(',');
}

/** The classes that a file uses: all words of its `className`s, except those that only select a button’s variant. */
function classesOf(file: string): readonly string[] {
  const asked = textOf(file)
    .replace(/buttonClass\([^)]*\)/g, '')
    .matchAll(/className=(?:"([^"]*)"|\{([^\n]*))/g);
  return [...asked].flatMap(([, plain = '', code = '']) => (plain + code).split(/[^\w:[\]!-]+/));
}

test('no element asks for a class that theme.css leaves out', () => {
  const files = portalCode().filter((file) => file.endsWith('.tsx') && !PRIVATE.test(file));
  expect(files.some((file) => classesOf(file).includes('invisible'))).toBe(true);
  const words = leftOut();
  const missing = files.flatMap((file) =>
    classesOf(file)
      .filter((word) => words.includes(word))
      .map((word) => `${file}: ${word}`),
  );
  expect(missing).toEqual([]);
});
