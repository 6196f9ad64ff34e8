/** Signs that say nothing about a dose: what is only about them may be a slip. */
const PUNCTUATION = /[.,;:!?'"“”‘’()*_…–—-]/g;

/** Units and other short words that one wrong letter makes another of, in both languages. */
const UNITS = new Set(
  (
    'mg g gr gram grams kg kilo ons kwintal ton tons tonne tonnes ml cc l liter litre liters litres mm cm m km meter metre ha hektare ' +
    'hectare are menit minute minutes jam hour hours hari day days minggu week weeks bulan month months tahun year years ' +
    'detik second seconds persen percent ppm ph ec rp rupiah juta ribu miliar million thousand billion °c ms tetes drops'
  ).split(' '),
);

/** Numbers in words, opposites and directions, in both languages: one or two letters off, another one of them is another dose or advice. */
const MEANINGFUL = new Set(
  (
    'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas belas puluh seratus ratus seribu setengah separuh sepertiga seperempat kali ' +
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty ' +
    'thirty forty fifty sixty seventy eighty ninety hundred half third quarter once twice thrice times ' +
    'tidak bukan jangan tanpa tetapi tapi dengan kurang lebih sebelum sesudah setelah tambah kurangi naik turun panas dingin basah kering ' +
    'never not without with less more before after above below under over increase decrease hotter colder wetter drier '
  ).split(' '),
);

const LONGEST_SLIP = 2;
/** Below this many letters one of them is a slip at the most. */
const LONG_WORD = 8;
const SHORTEST_WORD = 4;
/** Longer than any word of either language: comparing letters takes as long as one length times the other. */
const LONGEST_WORD = 60;

/**
 * Whether a change looks like a corrected typo that doesn't affect a translation: punctuation, emphasis, or a letter or two within
 * a longer word. Never if a figure, a unit, an address or the word after a figure differs. It is only a suggestion that the user
 * confirms.
 */
export function isMinorChange(before: string, after: string): boolean {
  const [old, young] = [wordsIn(before), wordsIn(after)];
  if (old.length !== young.length || old.length === 0) return false;
  let slips = 0;
  for (const [index, word] of old.entries()) {
    const next = young[index] ?? '';
    if (word === next) continue;
    const around = [word, next, old[index - 1] ?? '', young[index - 1] ?? ''];
    if (around.some((each) => /\p{N}/u.test(each)) || [word, next].some(isFixed)) return false;
    const [a, b] = [bare(word), bare(next)];
    if ([a, b].some((each) => UNITS.has(each) || MEANINGFUL.has(each))) return false;
    if (a === b) continue;
    if (Math.min(a.length, b.length) < SHORTEST_WORD || Math.max(a.length, b.length) > LONGEST_WORD) return false;
    if (distance(a, b) > (Math.min(a.length, b.length) < LONG_WORD ? 1 : LONGEST_SLIP)) return false;
    slips += 1;
  }
  return slips <= 2;
}

/** Words with the signs on them; blanks between them don't count. */
function wordsIn(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}

/** What no letter may be another of: addresses, and signs that stand for a measure. */
function isFixed(word: string): boolean {
  return /\]\(|https?:|[/\\%°±<>=≤≥µ²³|]/.test(word);
}

function bare(word: string): string {
  return word.toLowerCase().replace(PUNCTUATION, '');
}

/** Letters to put in, take out, replace or swap (Damerau's distance of neighbours). */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const above = rows[i - 1] ?? [];
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}
