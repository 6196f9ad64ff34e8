import { expect, test } from 'vitest';
import { placeOfItem, type AdminSection } from './section.ts';

const SECTIONS = [
  { path: '' },
  { path: 'blogs', collection: 'articles', holdsItems: true },
  { path: 'about', collection: 'about' },
] as unknown as readonly AdminSection[];

test.each([
  [{ collection: 'articles', id: 7 }, '/admin/blogs/7'],
  [{ collection: 'about', id: 1 }, '/admin/about'],
  [{ collection: 'banners', id: 1 }, undefined],
])('%j is at %s', (item, path) => {
  expect(placeOfItem(SECTIONS, item)?.path).toBe(path);
});
