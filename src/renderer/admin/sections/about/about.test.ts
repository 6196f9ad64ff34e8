import { expect, test } from 'vitest';
import { describeDefinition } from '../../../../../tests/support/migrated-shape.ts';
import { shapedKind } from '../../cms/content-types/shaped-kind.ts';
import { ABOUT } from './about.ts';
import { aboutFirstWords } from './about-first-words.ts';

describeDefinition(ABOUT);

test('the words that the portal comes with can be published as they are', async () => {
  const kind = shapedKind(ABOUT);
  const words = await aboutFirstWords();
  expect(kind.read(words)).toEqual(words);
  expect(kind.whole?.(words, null)).toEqual(words);
  expect([kind.problems(words, 'id', ''), kind.problems(words, 'en', '')]).toEqual([[], []]);
  expect(words.en['values']).toHaveLength(4);
  expect(words['team']).toHaveLength(3);
});
