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
  if (ROOTS.has(word)) return [word];
  const meant = stems(word).flatMap((stem) => MEANT.get(stem) ?? []);
  if (meant.length > 0) return meant;
  const found = unique(stems(word).flatMap((stem) => (ROOTS.has(stem) ? [stem] : rootsIn(stem))));
  // "menuai" is "tuai", not "tua" with -i.
  const whole = found.filter((root) => !found.some((other) => other !== root && other.startsWith(root)));
  return whole.length > 0 ? whole : [word];
}

/** Forms that the affixes let come of two roots, and the one that people mean. */
const MEANT = new Map(
  Object.entries({
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
  }).flatMap(([root, forms]) => forms.split(' ').map((form) => [form, root] as const)),
);

const PARTICLES = /(?:lah|kah|tah|pun)$/;
const PRONOUNS = /(?:ku|mu|nya)$/;

/** The word without what is only attached to it: "pupuknyalah" is "pupuk" with -nya and -lah. */
function stems(word: string): readonly string[] {
  const particle = word.replace(PARTICLES, '');
  return unique([word, particle, particle.replace(PRONOUNS, ''), word.replace(PRONOUNS, '')]);
}

type Prefix = 'me' | 'di' | 'pe' | 'per' | 'ber' | 'ter' | 'ke' | 'se';

/** What may stand behind a prefix, before the root: "memperbesar", "keberhasilan", "pemberdayaan". */
const WITHIN: Readonly<Record<Prefix, readonly Prefix[]>> = {
  me: ['per', 'ber', 'ke', 'se'],
  di: ['per', 'ber', 'ke', 'se'],
  pe: ['per', 'ber', 'ke', 'se'],
  per: [],
  ber: ['ke', 'pe', 'per', 'se'],
  ter: ['per', 'ke'],
  ke: ['ber', 'ter', 'se', 'pe', 'per'],
  se: ['pe', 'per', 'ke', 'ber', 'ter'],
};

/** The suffixes that each prefix goes with; without a prefix all of them. */
const SUFFIXES: Readonly<Record<Prefix | '', readonly string[]>> = {
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
};

function rootsIn(stem: string): readonly string[] {
  const bare = SUFFIXES[''].flatMap((suffix) => withoutSuffix(stem, suffix));
  return unique(
    [...bare, ...behindPrefixes(stem, Object.keys(WITHIN) as Prefix[], 2)].filter((root) => ROOTS.has(root)),
  );
}

function behindPrefixes(stem: string, prefixes: readonly Prefix[], depth: number): readonly string[] {
  return prefixes.flatMap((prefix) =>
    SUFFIXES[prefix].flatMap((suffix) =>
      withoutSuffix(stem, suffix).flatMap((rest) =>
        withoutPrefix(rest, prefix).flatMap((inner) => [
          inner,
          // The suffix belongs to the outer prefix: "ke-ber-hasil-an".
          ...(depth > 1 ? WITHIN[prefix].flatMap((within) => withoutPrefix(inner, within)) : []),
        ]),
      ),
    ),
  );
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
      return withoutNasal(word, 'p');
    case 'ber':
    case 'per':
    case 'ter': {
      const whole = after(word, new RegExp(`^${prefix}`));
      // Its r is lost before another one, and before a syllable that ends in r: "berenang", "bekerja".
      const rest = after(word, new RegExp(`^${prefix.slice(0, 2)}(?=r|[^aeiou]er|lajar)`));
      return manySyllables(whole.some((root) => ROOTS.has(root)) ? whole : [...whole, ...rest.map(withoutL)]);
    }
    case 'di':
      return after(word, /^di/);
    default:
      return manySyllables(after(word, new RegExp(`^${prefix}`)));
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
  ['m', /^[aeiou]/, ['p', 'f']],
  ['n', /^(?:[cdjtz]|s[^aeiou]|s)/, ['']],
  ['n', /^[aeiou]/, ['t']],
  ['ny', /^[aeiou]/, ['s']],
  ['ng', /^[ghkaeiou]/, ['']],
  ['ng', /^[aeiou]/, ['k']],
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

function after(word: string, prefix: RegExp): readonly string[] {
  const rest = word.replace(prefix, '');
  return rest === word || rest.length < 2 ? [] : [rest];
}

function unique(words: readonly string[]): readonly string[] {
  return [...new Set(words)];
}
