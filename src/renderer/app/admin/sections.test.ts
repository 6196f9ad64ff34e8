import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sectionPath, sections } from './sections.ts';

const FEATURES = join(import.meta.dirname, '../../features');

test('a section is a feature’s admin folder, and nothing else: no list names it', () => {
  const folders = readdirSync(FEATURES).filter((name) => existsSync(join(FEATURES, name, 'admin/section.ts')));
  expect(folders.length).toBe(8);
  expect(sections).toHaveLength(folders.length);
});

test('stand in the order of the specification, at its addresses', () => {
  expect(sections.map((section) => [sectionPath(section), section.label, section.table])).toEqual([
    ['/admin', 'admin.dashboard', null],
    ['/admin/hero-banner', 'admin.hero', 'hero_banners'],
    ['/admin/about', 'admin.about', null],
    ['/admin/contact', 'admin.contact', null],
    ['/admin/messages', 'admin.messages', 'contact_messages'],
    ['/admin/blog-categories', 'admin.categories', 'categories'],
    ['/admin/blogs', 'admin.blogs', 'drafts'],
    ['/admin/community', 'admin.community', 'communities'],
  ]);
});

test('none has the place, the address or the icon of another', () => {
  for (const part of ['order', 'path', 'icon'] as const) {
    expect(new Set(sections.map((section) => section[part])).size, part).toBe(sections.length);
  }
});

test('the dashboard counts hero banners, blogs, messages and communities, in this order', () => {
  const counters = sections.flatMap(({ counter }) => counter ?? []).sort((one, other) => one.order - other.order);
  expect(counters.map(({ table }) => table)).toEqual(['hero_banners', 'articles', 'contact_messages', 'communities']);
});
