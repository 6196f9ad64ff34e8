import { expect, test } from 'vitest';
import { TEXT_PICTURES } from '../../tests/support/cases/text-pictures.ts';
import { textPictureProblems } from './article-problems.ts';

test.each(TEXT_PICTURES)('%s', (_what, markdown, foreign, undescribed) => {
  expect(textPictureProblems(markdown)).toEqual({ foreign, undescribed });
});

test('a text of nothing but beginnings of pictures is read quickly', () => {
  for (const piece of ['![', '![a]', '![a](', '![[', '\\![', '![a\\']) {
    const began = performance.now();
    textPictureProblems(`${piece.repeat(100_000 / piece.length)}](`);
    expect(performance.now() - began, piece).toBeLessThan(500);
  }
});
