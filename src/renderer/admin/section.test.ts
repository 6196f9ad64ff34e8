import { expect, test } from 'vitest';
import { placeOfItem, type AdminSection } from './section.ts';

const section = (part: Partial<AdminSection>): AdminSection => ({
  path: 'blogs',
  label: 'articles:admin.blogs',
  icon: () => null,
  order: 1,
  right: 'content.edit',
  table: null,
  load: () => Promise.reject(new Error('Nobody opens it here.')),
  ...part,
});
const SECTIONS = [
  section({ path: '' }),
  section({ path: 'blogs', collection: 'articles', holdsItems: true }),
  section({ path: 'about', collection: 'about' }),
];

test.each([
  [{ collection: 'articles', id: 7 }, '/admin/blogs/7'],
  [{ collection: 'about', id: 1 }, '/admin/about'],
  [{ collection: 'banners', id: 1 }, undefined],
])('%j is at %s', (item, path) => {
  expect(placeOfItem(SECTIONS, item)?.path).toBe(path);
});
