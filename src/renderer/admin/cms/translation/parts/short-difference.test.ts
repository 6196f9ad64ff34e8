import { expect, test } from 'vitest';
import { shortDifference } from './short-difference.ts';

test.each([
  ['what is the same at both ends is left out', ['Satu. Dua. Tiga.', 'Satu. Lima. Tiga.'], ['… Dua. …', '… Lima. …']],
  ['signs of Markdown are left out', ['**Siram** [pagi](/a)', '**Siram** [sore](/a)'], ['Siram pagi', 'Siram sore']],
  ['only they have changed', ['Siram [pagi](/a)', 'Siram [pagi](/b)'], ['Siram [pagi](/a)', 'Siram [pagi](/b)']],
  ['something is new', ['', 'Siram *pagi*.'], ['', 'Siram pagi.']],
  ['nothing has changed', ['**Siram**', '**Siram**'], ['Siram', 'Siram']],
])('%s', (_name, [before = '', after = ''], shown) => {
  expect(shortDifference(before, after)).toEqual(shown);
});
