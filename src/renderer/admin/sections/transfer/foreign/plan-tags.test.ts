import { expect, test } from 'vitest';
import { convertedText } from '#tests/support/transfer/converted-text.ts';
import { TAGS_MAX } from '#domain/limits.ts';
import type { ForeignCategory } from './foreign-export.ts';
import { planImport, type Here } from './plan-import.ts';
import { planTags } from './plan-tags.ts';

const HERE = [{ slug: 'rice', name_indonesian: 'Padi', name_english: 'Rice' }];
const tag = (slug: string, name: string): ForeignCategory => ({ slug, name });

const imported = (tags: readonly ForeignCategory[], here: Here['tags']) =>
  planImport(
    [{ key: 0, texts: { unsaid: convertedText({ tags }) } }],
    { categories: [], tags: here, titles: new Set(), last: { articles: 7, categories: 4 } },
    { language: 'id', categories: new Map(), twice: new Set() },
    { addresses: new Map(), files: new Map(), names: new Map(), unusable: [] },
  );

test('tags are those here by name or address, and new ones are called the same in both languages', () => {
  const plan = planTags([tag('padi', 'PADI'), tag('rice', 'x'), tag('air', 'Air')], HERE);
  expect(plan.tags).toEqual([...HERE, { slug: 'air', name_indonesian: 'Air', name_english: 'Air' }]);
  expect(plan.made).toEqual(['Air']);
  expect(plan.of([tag('air', 'Air'), tag('padi', 'PADI'), tag('rice', 'x')]).map(({ slug }) => slug)).toEqual([
    'air',
    'rice',
  ]);
});

test('tags of one address become one; those without letters for one get a free one', () => {
  const plan = planTags([tag('a', 'A'), tag('a', 'a'), tag('日本', '日本\u0000'), tag('農', '農'), tag('', '')], []);
  expect(plan.tags.map(({ slug, name_english: name }) => `${slug} ${name}`)).toEqual(['a A', 'tag 日本', 'tag-2 農']);
});

test('more tags than fit are named in the report', () => {
  const many = Array.from({ length: TAGS_MAX + 2 }, (_, at) => tag(`t${at}`, `T${at}`));
  const { content, lines } = imported(many, []);
  expect(content.items[0]?.document['tags']).toHaveLength(TAGS_MAX);
  expect(lines.map(({ kind, what }) => `${kind} ${what}`)).toEqual([
    `tag T${TAGS_MAX}`,
    `tag T${TAGS_MAX + 1}`,
    `newTags ${many.map(({ name }) => name).join(', ')}`,
  ]);
});
