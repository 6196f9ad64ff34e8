import { expect, test } from 'vitest';
import { describeDefinition } from '#tests/support/migrated-schema.ts';
import { siteDetails } from '#content/site-details.ts';
import { contentTypeFromDefinition } from '../../cms/content-types/content-type-from-definition.ts';
import { CONTACT } from './contact.ts';
import { contactInitialTexts } from './contact-initial-texts.ts';

describeDefinition(CONTACT);

test('the words that the portal comes with can be published as they are', async () => {
  const kind = contentTypeFromDefinition(CONTACT);
  const words = await contactInitialTexts(siteDetails);
  expect(kind.read(words)).toEqual(words);
  expect(kind.whole?.(words, null)).toEqual(words);
  expect([kind.problems(words, 'id', ''), kind.problems(words, 'en', '')]).toEqual([[], []]);
  expect(words['social']).toHaveLength(2);
});
