import { ARTICLE_LIMITS } from '#domain/article-document.ts';
import { renderMarkdown } from '#text/render/render-markdown.ts';
import { WORST_MARKDOWN } from '../support/cases/worst-texts.ts';
import { machine } from './bench-backend.ts';

// node --import tsx tests/benchmarks/attacks.bench.ts: how long hostile texts take to render. The goal is at most 200 ms
// for each that the editor takes, of the processor, for a busy machine waits as well; what is longer than an article may be is refused there, and is shown here all the same.

const ROUNDS = 5;
const GOAL_MS = 200;
const MARKS = 50_000;

const repeated = (piece: string, times = MARKS): string => piece.repeat(times);
const nested = (open: string, close: string, times: number): string => open.repeat(times) + 'x' + close.repeat(times);
const longWord = (number: number): string =>
  Array.from({ length: 80 }, (_, letter) => 'aiueokstnmbr'[(number * (letter + 3) + letter * letter) % 12]).join('');

const CASES: readonly (readonly [string, string])[] = [
  ['50,000 quotes in one another', `${repeated('>')} x`],
  ['50,000 quotes, spaced', `${repeated('> ')}x`],
  ['50,000 lists in one another', `${repeated('- ')}x`],
  ['numbered lists in one another', `${repeated('1. ', 33_000)}x`],
  [
    'a list that is indented ever more',
    Array.from({ length: 440 }, (_, depth) => `${' '.repeat(depth)}- x`).join('\n'),
  ],
  ['quotes and lists by turns', `${repeated('> - ', 25_000)}x`],
  ['50,000 stars, each before a letter', repeated('*a')],
  ['25,000 bold in one another', nested('**', '**', 25_000)],
  ['bold that never ends', repeated('**a ', 25_000)],
  ['50,000 opening and closing brackets', nested('[', ']', MARKS - 1)],
  ['links that never end', repeated('[a](', 25_000)],
  ['pictures in one another', nested('![', '](/a.svg)', 9_000)],
  ['links that name nothing', repeated('[a]', 33_000)],
  ['33,000 entities', repeated('&#0', 33_000)],
  ['a table of 1,000 rows', `|a|b|\n|-|-|\n${repeated('|x|y|\n', 1000)}`],
  ['a table of 20,000 columns', `${repeated('|a', 20_000)}|\n${repeated('|-', 20_000)}|\n|x|`],
  ['a table of columns and rows', `${repeated('|a', 10_000)}|\n${repeated('|-', 10_000)}|\n${repeated('|\n', 9_000)}`],
  ['33,000 headings without words', repeated('##\n', 33_000)],
  ['33,000 names of links', repeated('[a]: b\n', 14_000)],
  ['50,000 lines', repeated('x\n')],
  ['one word of 100,000 letters', repeated('a', 100_000)],
  ['1,200 words of 80 letters', Array.from({ length: 1200 }, (_, word) => longWord(word)).join(' ')],
  ['100,000 spaces', `x${repeated(' ', 99_998)}x`],
  ['100,000 zero-width joiners', repeated('\u200d', 100_000)],
  ['100,000 turns of direction', repeated('\u202e', 100_000)],
  ['50,000 nested tags', repeated('<b>', 33_000)],
  // Those of tests/growth/texts.test.ts, in the greatest length.
  ...WORST_MARKDOWN.map(([name, make]) => [name, make(ARTICLE_LIMITS.content)] as const),
  ['5 MB of prose', repeated('Padi tumbuh di **sawah** yang basah. ', 140_000)],
  ['5 MB of quotes', `${repeated('>', 5_000_000)}x`],
];

console.log(machine());
console.log(''.padEnd(40), 'characters   best    worst (ms of the processor)');
for (const [name, text] of CASES) {
  const taken = text.length <= ARTICLE_LIMITS.content;
  const times: number[] = [];
  let trouble = '';
  for (let round = 0; round < (taken ? ROUNDS : 1); round += 1) {
    const begun = process.cpuUsage();
    try {
      renderMarkdown(text, 'id');
    } catch (error) {
      trouble = ` ${String(error)}`;
    }
    const { user, system } = process.cpuUsage(begun);
    times.push((user + system) / 1000);
  }
  const shown = (time: number): string => time.toFixed(1).padStart(8);
  const missed = Math.min(...times) > GOAL_MS ? ' missed' : '';
  const note = taken ? missed : ' refused in the editor: too long';
  console.log(
    name.padEnd(40),
    String(text.length).padStart(10),
    shown(Math.min(...times)),
    shown(Math.max(...times)),
    note + trouble,
  );
}
