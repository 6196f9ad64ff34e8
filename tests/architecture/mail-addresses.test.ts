import { expect, test } from 'vitest';
import { SECTIONS } from '#backend/supabase/functions/_shared/mail/mention-letter.ts';
import { COMMENT_PARAMETER } from '#renderer/admin/cms/comments/use-sent-comment.ts';
import type { AdminSection } from '#renderer/admin/section.ts';

// Mails lead into the admin area, whose addresses they can't import: the function that sends them is deployed without the portal.

const sections = Object.values(
  import.meta.glob<AdminSection>('../../src/renderer/admin/sections/*/section.ts', { eager: true, import: 'section' }),
);

test('mails lead to where the admin area has the items of each collection', () => {
  const found = sections.flatMap(({ collection, path, holdsItems = false }) =>
    collection === undefined ? [] : [[collection, path, holdsItems] as const],
  );
  expect(found.length).toBeGreaterThan(3);
  const mailed = Object.entries(SECTIONS).map(([name, { path, single }]) => [name, path, single !== true] as const);
  expect(mailed.toSorted()).toEqual(found.toSorted());
  expect(COMMENT_PARAMETER).toBe('comment');
});
