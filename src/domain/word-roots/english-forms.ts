import { englishRoots } from './english.ts';

/** By how often they are met. */
const ENDINGS = 's ing ed es er ers ation ment or ors able ness est ization ions ion ments ations ings ition'.split(
  ' ',
);

/** The forms of an English root, the most frequent ones first: those in which englishRoots finds it. */
export function* englishForms(root: string): Generator<string, undefined> {
  const told = new Set<string>();
  for (const form of [root, ...ENDINGS.flatMap((ending) => withEnding(root, ending))]) {
    if (told.has(form) || !englishRoots(form).includes(root)) continue;
    told.add(form);
    yield form;
  }
}

function withEnding(root: string, ending: string): readonly string[] {
  if (!/^[aeiou]/.test(ending)) return [root + ending, root.replace(/y$/, 'i') + ending];
  if (root.endsWith('e')) return [root.slice(0, -1) + ending, root.replace(/fe$/, 'v') + ending];
  const doubled = /[^aeiou][aeiou][bdgklmnprt]$/.test(root) ? [root + (root.at(-1) ?? '') + ending] : [];
  return [root + ending, ...doubled, root.replace(/y$/, 'i') + ending, root.replace(/f$/, 'v') + ending];
}
