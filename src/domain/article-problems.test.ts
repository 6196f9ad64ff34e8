import { expect, test } from 'vitest';
import { TEXT_PICTURES } from '../../tests/support/cases/text-pictures.ts';
import { textPictureProblems } from './article-problems.ts';

test.each(TEXT_PICTURES)('%s', (_what, markdown, foreign, undescribed) => {
  expect(textPictureProblems(markdown)).toEqual({ foreign, undescribed });
});
