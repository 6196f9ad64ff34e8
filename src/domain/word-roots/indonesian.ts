import wordsByLetter from './indonesian-roots.json' with { type: 'json' };

/** Words that are no forms of other words: never taken apart, and what is found in those that are. */
const ROOTS: ReadonlySet<string> = new Set(Object.values(wordsByLetter).flatMap((words) => words.split(' ')));

/**
 * The roots that an Indonesian word may be a form of: "memupuk" and "pemupukan" of "pupuk". Several where the affixes can be read
 * in several ways ("beruang": uang, ruang); the word itself where it is a root, or where no known root is in it. Affixes as in
 * Tata Bahasa Baku Bahasa Indonesia, chapter on word formation. The word has small letters.
 */
export function indonesianRoots(word: string): readonly string[] {
  if (word.includes('-') && !ROOTS.has(word)) return unique(word.split('-').filter(Boolean).flatMap(indonesianRoots));
  return unique(rootsOfWhole(word).map((root) => SPELLED_OTHERWISE.get(root) ?? root));
}

function rootsOfWhole(word: string): readonly string[] {
  if (ROOTS.has(word)) return [word];
  const meant = stems(word).flatMap((stem) => MEANT.get(stem) ?? []);
  if (meant.length > 0) return meant;
  const found = unique(stems(word).flatMap((stem) => (ROOTS.has(stem) ? [stem] : rootsIn(stem))));
  // "menuai" is "tuai", not "tua" with -i.
  const whole = found.filter((root) => !found.some((other) => other !== root && other.startsWith(root)));
  return whole.length > 0 ? whole : [word];
}

/** Whether a word is a root: no form of another one. */
export function isIndonesianRoot(word: string): boolean {
  return ROOTS.has(word);
}

/** Roots that are written in two ways, and the one that stands for both. */
export const SPELLED_OTHERWISE: ReadonlyMap<string, string> = new Map([['stek', 'setek']]);

/** Forms that the affixes let come of two roots, and what people mean: one of them, or both ("memerah": to milk, to redden). */
const MEANT = new Map<string, string[]>();
for (const [root, forms] of Object.entries({
  aku: 'mengaku mengakui diakui pengakuan',
  kawal: 'mengawal pengawal pengawalan',
  awas: 'mengawasi diawasi pengawas pengawasan',
  makan: 'memakan pemakan dimakan',
  mati: 'mematikan mematikannya',
  api: 'berapi',
  awan: 'berawan',
  ukur: 'mengukur pengukur pengukuran',
  urus: 'mengurus mengurusi pengurus pengurusan kepengurusan',
  nilai: 'menilai penilai penilaian',
  mulai: 'memulai pemulaian',
  ringan: 'keringanan',
  beri: 'memberi memberikan diberi diberikan pemberi pemberian berikan',
  ikan: 'perikanan',
  tuai: 'menuai dituai penuai penuaian tuaian',
  tua: 'penuaan menua ketuaan',
  minta: 'meminta diminta peminta permintaan',
  masak: 'memasak dimasak pemasak pemasakan masakan',
  perah: 'memerah memerahnya pemerahan pemerah',
  merah: 'memerah memerahnya pemerah',
  padu: 'memadu memadukan pemadu pemaduan',
  palu: 'memalu',
  tipis: 'menipis menipiskan penipisan',
  timba: 'menimba penimba penimbaan',
  kerat: 'mengerat pengerat pengeratan',
  pak: 'pengepakan pengepak',
  pel: 'mengepel pengepelan pengepel',
  las: 'mengelas pengelasan pengelas',
  bank: 'perbankan',
}))
  for (const form of forms.split(' ')) MEANT.set(form, [...(MEANT.get(form) ?? []), root]);

const PARTICLES = /(?:lah|kah|tah|pun)$/;
const PRONOUNS = /(?:ku|mu|nya)$/;

/** The word without what is only attached to it: "pupuknyalah" is "pupuk" with -nya and -lah. */
function stems(word: string): readonly string[] {
  const particle = word.replace(PARTICLES, '');
  return unique([word, particle, particle.replace(PRONOUNS, ''), word.replace(PRONOUNS, '')]);
}

export type Prefix = 'me' | 'di' | 'pe' | 'per' | 'ber' | 'ter' | 'ke' | 'se' | 'ku' | 'kau';

/** What may stand behind a prefix, before the root: "memperbesar", "keberhasilan", "pemberdayaan". */
export const WITHIN: Readonly<Record<Prefix, readonly Prefix[]>> = {
  me: ['per', 'ber', 'ke', 'se'],
  di: ['per', 'ber', 'ke', 'se'],
  pe: ['per', 'ber', 'ke', 'se'],
  per: [],
  ber: ['ke', 'pe', 'per', 'se'],
  ter: ['per', 'ke'],
  ke: ['ber', 'ter', 'se', 'pe', 'per'],
  se: ['pe', 'per', 'ke', 'ber', 'ter'],
  ku: ['per'],
  kau: ['per'],
};

/** The suffixes that each prefix goes with; without a prefix all of them. */
export const SUFFIXES: Readonly<Record<Prefix | '', readonly string[]>> = {
  '': ['an', 'kan', 'i'],
  me: ['', 'kan', 'i'],
  di: ['', 'kan', 'i'],
  pe: ['', 'an'],
  per: ['', 'an', 'kan', 'i'],
  ber: ['', 'an', 'kan'],
  ter: ['', 'kan', 'i'],
  // Alone it makes few words ("ketua"), which are roots by now.
  ke: ['an'],
  se: ['', 'an'],
  // Who does it, attached: "kutanam", "kausiram".
  ku: ['', 'kan', 'i'],
  kau: ['', 'kan', 'i'],
};

function rootsIn(stem: string): readonly string[] {
  const bare = SUFFIXES[''].flatMap((suffix) => withoutSuffix(stem, suffix));
  // The first letter is doubled, with an e: "dedaunan", "rerumputan".
  const doubled = /^([^aeiou])e\1/.test(stem) ? withoutSuffix(stem.slice(2), 'an') : [];
  return unique(
    [...bare, ...doubled, ...behindPrefixes(stem, Object.keys(WITHIN) as Prefix[], 2)].filter((root) =>
      ROOTS.has(root),
    ),
  );
}

function behindPrefixes(stem: string, prefixes: readonly Prefix[], depth: number): readonly string[] {
  const begun = prefixes.filter((prefix) => mayBegin(stem, prefix));
  return begun.flatMap((prefix) =>
    SUFFIXES[prefix].flatMap((suffix) =>
      withoutSuffix(stem, suffix).flatMap((rest) =>
        withoutPrefix(rest, prefix).flatMap((inner) => [
          inner,
          // The suffix belongs to the outer prefix: "ke-ber-hasil-an".
          ...(depth > 1
            ? WITHIN[prefix].flatMap((within) => (mayBegin(inner, within) ? withoutPrefix(inner, within) : []))
            : []),
        ]),
      ),
    ),
  );
}

/** Looking at two letters first makes it ten times as fast. */
function mayBegin(word: string, prefix: Prefix): boolean {
  return word[0] === prefix[0] && word[1] === prefix[1];
}

function withoutSuffix(word: string, suffix: string): readonly string[] {
  return word.endsWith(suffix) && word.length - suffix.length >= 2 ? [word.slice(0, word.length - suffix.length)] : [];
}

/** What a prefix can stand before: "menanam" is "me" before "tanam", whose first letter became n. */
function withoutPrefix(word: string, prefix: Prefix): readonly string[] {
  switch (prefix) {
    case 'me':
      return withoutNasal(word, 'm');
    case 'pe':
      // Of verbs with ber- without a nasal: "petani", "pegunungan".
      return [...withoutNasal(word, 'p'), ...manySyllables(after(word, 'pe'))];
    case 'ber':
    case 'per':
    case 'ter': {
      const whole = after(word, prefix);
      // Its r is lost before another one, and before a syllable that ends in r: "berenang", "bekerja".
      const rest = after(word, prefix.slice(0, 2)).filter((root) => /^(?:r|[^aeiou]er|lajar)/.test(root));
      return manySyllables(whole.some((root) => ROOTS.has(root)) ? whole : [...whole, ...rest.map(withoutL)]);
    }
    case 'di':
      return after(word, 'di');
    default:
      return manySyllables(after(word, prefix));
  }
}

/** "belajar" and "pelajar" have an l in place of the r. */
function withoutL(root: string): string {
  return root.startsWith('lajar') ? root.slice(1) : root;
}

/** Roots of one syllable take nge- and di-; what looks like another prefix belongs to the word: "pentas" has no "tas". */
function manySyllables(roots: readonly string[]): readonly string[] {
  return roots.filter(isOfManySyllables);
}

function isOfManySyllables(root: string): boolean {
  return /[aeiou].*[aeiou]/.test(root);
}

/** The nasal that me- and pe- bring along, and the letter that it took the place of. */
const NASALS: readonly (readonly [nasal: string, before: RegExp, instead: readonly string[]])[] = [
  ['', /^[lmnrwy]/, ['']],
  ['m', /^[bfpv]/, ['']],
  ['m', /^[aeiour]/, ['p', 'f']],
  ['n', /^(?:[cdjtz]|s[^aeiou]|s)/, ['']],
  ['n', /^[aeiour]/, ['t']],
  ['ny', /^[aeiou]/, ['s']],
  ['ng', /^[ghkaeiou]/, ['']],
  ['ng', /^[aeiourl]/, ['k']],
  // Before roots of one syllable: "mengecat".
  ['nge', /^[^aeiou]+[aeiou]+[^aeiou]*$/, ['']],
];

function withoutNasal(word: string, first: 'm' | 'p'): readonly string[] {
  return NASALS.flatMap(([nasal, before, instead]) => {
    const start = `${first}e${nasal}`;
    if (!word.startsWith(start)) return [];
    const rest = word.slice(start.length);
    if (!before.test(rest)) return [];
    // "mematikan" is "mati": the nasal is the root's own, and took no letter's place.
    if (instead[0] !== '' && ROOTS.has(nasal + rest)) return [];
    return instead.map((letter) => letter + rest).filter((root) => nasal === 'nge' || isOfManySyllables(root));
  });
}

function after(word: string, prefix: string): readonly string[] {
  return word.startsWith(prefix) && word.length - prefix.length >= 2 ? [word.slice(prefix.length)] : [];
}

function unique(words: readonly string[]): readonly string[] {
  return [...new Set(words)];
}
