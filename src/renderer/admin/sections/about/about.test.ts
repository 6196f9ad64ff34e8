import { expect, test } from 'vitest';
import { describeDefinition } from '#tests/support/migrated-schema.ts';
import { contentTypeFromDefinition } from '../../cms/content-types/content-type-from-definition.ts';
import { ABOUT } from './about.ts';
import { aboutInitialTexts } from './about-initial-texts.ts';

describeDefinition(ABOUT);

test('the words that the portal comes with can be published as they are', async () => {
  const kind = contentTypeFromDefinition(ABOUT);
  const words = await aboutInitialTexts();
  expect(kind.read(words)).toEqual(words);
  expect(kind.whole?.(words, null)).toEqual(words);
  expect([kind.problems(words, 'id', ''), kind.problems(words, 'en', '')]).toEqual([[], []]);
  expect(words.en['values']).toHaveLength(4);
  expect(words['team']).toHaveLength(3);
});
