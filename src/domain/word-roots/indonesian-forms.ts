import { indonesianRoots, SPELLED_OTHERWISE, SUFFIXES, WITHIN, type Prefix } from './indonesian.ts';

/**
 * The forms of an Indonesian root, the most frequent ones first: what indonesianRoots reads backwards. They are made by the same
 * tables, and each is kept only where the rules find the root in it, so that the device and the backend find the same.
 */
export function* indonesianForms(root: string): Generator<string, undefined> {
  const told = new Set<string>();
  function* fresh(forms: Iterable<string>): Generator<string> {
    for (const form of forms) {
      if (told.has(form) || !indonesianRoots(form).includes(root)) continue;
      told.add(form);
      yield form;
    }
  }
  const spellings = [root, ...[...SPELLED_OTHERWISE].flatMap(([other, own]) => (own === root ? other : []))];
  yield* fresh(spellings.flatMap((each) => [...withoutClitics(each)]));
  yield* fresh(spellings.flatMap((each) => [...withTwoPrefixes(each, isFrequent)]));
  const verified = [...told];
  yield* fresh(verified.map((form) => `${form}nya`));
  for (const clitic of CLITICS) yield* fresh(['', ...SUFFIXES['']].map((suffix) => root + suffix + clitic));
  yield* fresh(spellings.flatMap((each) => [...asSomeWriteThem(each)]));
  yield* fresh(spellings.flatMap((each) => [...withTwoPrefixes(each, () => true)]));
  for (const clitic of CLITICS) yield* fresh(verified.map((form) => form + clitic));
}

/** Beside "nya", by how often they are met. */
const CLITICS = ['lah', 'ku', 'mu', 'kah', 'pun', 'nyalah', 'nyapun'] as const;

/** By how often they are met. */
const PREFIXES: readonly Prefix[] = ['me', 'di', 'pe', 'ber', 'ter', 'ke', 'per', 'se', 'ku', 'kau'];

function* withoutClitics(root: string): Generator<string> {
  yield root;
  for (const prefix of ['me', 'di', 'pe'] as const) yield* affixed(prefix, root);
  for (const suffix of SUFFIXES['']) yield root + suffix;
  for (const prefix of PREFIXES.slice(3)) yield* affixed(prefix, root);
  yield `${root.slice(0, 1)}e${root}an`;
}

/** With the first letter kept where it should go, and the other way round: "menterjemahkan", "pemrosesan". */
function* asSomeWriteThem(root: string): Generator<string> {
  for (const prefix of ['me', 'pe'] as const)
    for (const suffix of SUFFIXES[prefix]) yield nasal(prefix, root, !keepsLetter(root)) + suffix;
}

const FREQUENT = new Set(['me per', 'di per', 'ke ber', 'ke ter', 'pe ber']);
const isFrequent = (outer: Prefix, inner: Prefix) => FREQUENT.has(`${outer} ${inner}`);

function* withTwoPrefixes(root: string, isWanted: (outer: Prefix, inner: Prefix) => boolean): Generator<string> {
  for (const outer of PREFIXES)
    for (const inner of WITHIN[outer].filter((each) => isWanted(outer, each)))
      for (const stem of behind(inner, root))
        for (const whole of behind(outer, stem, inner === 'per'))
          for (const suffix of SUFFIXES[outer]) yield whole + suffix;
}

function* affixed(prefix: Prefix, root: string): Generator<string> {
  for (const suffix of SUFFIXES[prefix]) for (const stem of behind(prefix, root)) yield stem + suffix;
}

/** A prefix before a root, in the ways that it may be written; those that aren't are sorted out later. */
function behind(prefix: Prefix, root: string, isKept = keepsLetter(root)): readonly string[] {
  switch (prefix) {
    case 'me':
      return [nasal('me', root, isKept)];
    case 'pe':
      return [nasal('pe', root, isKept), `pe${root}`];
    case 'ber':
    case 'per':
    case 'ter':
      return [prefix + root, prefix.slice(0, 2) + root, ...(root === 'ajar' ? [`${prefix.slice(0, 2)}l${root}`] : [])];
    default:
      return [prefix + root];
  }
}

/** The nasal of each first letter. */
const NASAL: Readonly<Record<string, string>> = {
  ...{ b: 'm', f: 'm', v: 'm', p: 'm', c: 'n', d: 'n', j: 'n', z: 'n', t: 'n', s: 'ny' },
  ...{ g: 'ng', h: 'ng', k: 'ng', a: 'ng', e: 'ng', i: 'ng', o: 'ng', u: 'ng' },
};

/** Two consonants stay, as words of other languages have them: "memproduksi". */
function keepsLetter(root: string): boolean {
  return /^[pstk][^aeiou]/.test(root);
}

/** The nasal takes the place of some letters: "menanam". */
function nasal(prefix: string, root: string, isKept: boolean): string {
  if (!/[aeiou].*[aeiou]/.test(root)) return `${prefix}nge${root}`;
  const first = root[0] ?? '';
  const own = NASAL[first] ?? '';
  if (isKept || !'ptks'.includes(first)) return prefix + (first === 's' && isKept ? 'n' : own) + root;
  return prefix + own + root.slice(1);
}
