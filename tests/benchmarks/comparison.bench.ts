// How long it takes to compare and to merge long articles, run by hand: `node --import tsx tests/benchmarks/comparison.bench.ts`.
import { readFileSync } from 'node:fs';
import { compareTexts } from '#renderer/admin/cms/comparison/compare-texts.ts';
import { mergeTexts } from '#text/merge-text.ts';

const WORDS = 5000;
const ROUNDS = 9;
const drawing = {
  language: 'id',
  pictureSource: (address: string) => address,
  words: { language: 'id', added: 'Ditambah:', removed: 'Dihapus:' },
} as const;

const article = readFileSync('src/content/articles/4-worm-compost/id.md', 'utf8');
let base = '';
for (let part = 1; base.split(/\s+/).length < WORDS; part += 1)
  base += `${article.replaceAll('. ', `. ${part}: `)}\n\n`;
const everyThird = (text: string, at: number, word: string) =>
  text
    .split('\n\n')
    .map((block, place) => (place % 3 === at ? block.replace(/ \p{L}+ /u, ` ${word} `) : block))
    .join('\n\n');
const [mine, theirs] = [everyThird(base, 0, 'saya'), everyThird(base, 1, 'mereka')];
const rewritten = base
  .split('\n\n')
  .map((block) => block.split(' ').reverse().join(' lain '))
  .join('\n\n');

function measure(name: string, run: () => void): void {
  const times = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now();
    run();
    return performance.now() - begun;
  });
  const [first = 0] = times;
  const median = times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(`${name}: ${median.toFixed(0)} ms, at first ${first.toFixed(0)} ms`);
}

console.log(`An article of ${base.split(/\s+/).length} words, every third block changed:`);
measure('comparing', () => compareTexts(base, mine, drawing));
measure('drawing all blocks', () => compareTexts(base, mine, drawing).forEach((block) => block.html()));
measure('comparing and drawing one written anew', () =>
  compareTexts(base, rewritten, drawing).forEach((block) => block.html()),
);
measure('merging', () => mergeTexts(base, mine, theirs));
measure('merging and writing', () =>
  mergeTexts(base, mine, theirs).write(({ changedBy }) => (changedBy === 'them' ? 'theirs' : 'mine')),
);
