import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sectionPath, sections, sectionsFor } from './sections.ts';

const SECTIONS = join(import.meta.dirname, '../sections');

test('a section is a folder with a section.ts, and nothing else: no list names it', () => {
  const folders = readdirSync(SECTIONS).filter((name) => existsSync(join(SECTIONS, name, 'section.ts')));
  expect(folders).toContain('people');
  expect(sections).toHaveLength(folders.length);
});

/** The sections of those who read content and don't edit it. */
const READ = [
  '/admin',
  '/admin/hero-banner',
  '/admin/about',
  '/admin/contact',
  '/admin/blogs',
  '/admin/community',
  '/admin/seasons',
];

/** What the specification names; further sections may stand among them. */
const SPECIFIED: readonly (readonly [path: string, label: string, table: string | null])[] = [
  ['/admin', 'dashboard:admin.dashboard', null],
  ['/admin/hero-banner', 'banners:admin.hero', 'site_items'],
  ['/admin/about', 'about:admin.about', 'site_items'],
  ['/admin/contact', 'contact:admin.contact', 'site_items'],
  ['/admin/messages', 'inbox:admin.messages', 'contact_messages'],
  ['/admin/blog-categories', 'categories:admin.categories', 'categories'],
  ['/admin/blogs', 'articles:admin.blogs', 'drafts'],
  ['/admin/community', 'communities:admin.community', 'site_items'],
  ['/admin/media', 'media:admin.media', 'drafts'],
  ['/admin/transfer', 'transfer:admin.transfer', 'drafts'],
  ['/admin/activity', 'activity:admin.activity', 'audit_log'],
  ['/admin/people', 'people:admin.people', 'audit_log'],
];

test('stand in the order of the specification, at its addresses', () => {
  const told = sections.map((section) => [sectionPath(section), section.label, section.table]);
  expect(told.filter(([path]) => SPECIFIED.some(([specified]) => specified === path))).toEqual(SPECIFIED);
});

test('none has the place, the address or the icon of another', () => {
  for (const part of ['order', 'path', 'icon'] as const) {
    expect(new Set(sections.map((section) => section[part])).size, part).toBe(sections.length);
  }
});

test('no collection has two places', () => {
  const collections = sections.flatMap(({ collection }) => collection ?? []);
  expect(collections).toContain('articles');
  expect(new Set(collections).size).toBe(collections.length);
});

test('every collection has words for what keeps its items from being published', async () => {
  for (const { collection, problemWords } of sections)
    if (collection !== undefined) expect(await problemWords?.(), collection).toHaveProperty('title');
});

test('the dashboard counts hero banners, blogs, messages and communities, in this order', () => {
  const counters = sections.flatMap(({ counter }) => counter ?? []).sort((one, other) => one.order - other.order);
  const specified = [
    'banners:admin.countHero',
    'articles:admin.countBlogs',
    'inbox:admin.countMessages',
    'communities:admin.countCommunities',
  ];
  expect(counters.map(({ label }) => label as string).filter((label) => specified.includes(label))).toEqual(specified);
  expect(new Set(counters.map(({ order }) => order)).size).toBe(counters.length);
});

test.each([
  ['superadmin', sections.map(sectionPath)],
  [
    'editor',
    [
      ...['/admin', '/admin/hero-banner', '/admin/about', '/admin/contact', '/admin/blog-categories', '/admin/blogs'],
      ...['/admin/community', '/admin/seasons', '/admin/media'],
    ],
  ],
  ['translator', READ],
  ['reviewer', READ],
  [null, []],
] as const)('%s sees their sections, and no other', (role, paths) => {
  const seen = sectionsFor(role, sections);
  expect(seen.map(sectionPath)).toEqual(paths);
  // The palette and the dashboard offer what can be begun.
  const begins = seen.some(({ start, begins: more }) => start !== undefined || more !== undefined);
  expect(begins).toBe(role === 'superadmin' || role === 'editor');
});
