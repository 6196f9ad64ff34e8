import { expect, test } from 'vitest';
import { describeDefinition } from '../../../../../tests/support/migrated-shape.ts';
import { siteDetails } from '#content/site-details.ts';
import { shapedKind } from '../../cms/content-types/shaped-kind.ts';
import { CONTACT } from './contact.ts';
import { contactFirstWords } from './contact-first-words.ts';

describeDefinition(CONTACT);

test('the words that the portal comes with can be published as they are', async () => {
  const kind = shapedKind(CONTACT);
  const words = await contactFirstWords(siteDetails);
  expect(kind.read(words)).toEqual(words);
  expect(kind.whole?.(words, null)).toEqual(words);
  expect([kind.problems(words, 'id', ''), kind.problems(words, 'en', '')]).toEqual([[], []]);
  expect(words['social']).toHaveLength(2);
});
