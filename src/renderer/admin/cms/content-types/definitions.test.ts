import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asSchemas } from '#tests/support/cases/site-values.ts';
import { siteDetails } from '#content/site-details.ts';
import type { Fields } from '../field-definition.ts';
import { aboutInitialTexts } from '../../sections/about/about-initial-texts.ts';
import { ABOUT } from '../../sections/about/about.ts';
import { contactInitialTexts } from '../../sections/contact/contact-initial-texts.ts';
import { CONTACT } from '../../sections/contact/contact.ts';
import { contentTypeFromDefinition } from './content-type-from-definition.ts';
import type { ContentTypeDefinition } from './definition.ts';

/** Files that are called like their section’s folder: no list names the sections that have one. */
const files = Object.entries(import.meta.glob<object>('../../sections/*/*.ts'))
  .filter(([path]) => /\/([a-z-]+)\/\1\.ts$/.test(path))
  .map(([, load]) => load());
const definitions = (await Promise.all(files))
  .flatMap((file): unknown[] => Object.values(file))
  .filter((part): part is ContentTypeDefinition => part instanceof Object && 'collection' in part && 'shared' in part);

const MIGRATIONS = join(import.meta.dirname, '../../../../backend/supabase/migrations');

/** The schema that the migration of a collection registers it with. */
function migratedSchema(collection: string): unknown {
  const file = readdirSync(MIGRATIONS).find((name) => name.endsWith(`_${collection}.sql`)) ?? '';
  const sql = readFileSync(join(MIGRATIONS, file), 'utf8');
  const [, schema = ''] = new RegExp(`add_collection\\('${collection}', '([^']+)'\\)`).exec(sql) ?? [];
  return JSON.parse(schema) as unknown;
}

/** Whether a field may keep something from being published. */
const asks = ([name, field]: [string, Fields[string]]): boolean =>
  ('required' in field && field.required !== undefined) ||
  (field.kind === 'text' && field.like !== undefined) ||
  (field.kind === 'items' && Object.entries(field.fields).some(asks)) ||
  ['link', 'number'].includes(field.kind) ||
  ['imageAlt', 'activeUntil'].includes(name);

/** The fields that may, and no words say so. */
const wordless = (fields: Fields): string[] =>
  Object.entries(fields).flatMap((entry) => {
    const [name, field] = entry;
    const inner = field.kind === 'items' ? wordless(field.fields) : [];
    return asks(entry) && field.lacks === undefined ? [name, ...inner] : inner;
  });

test('there are five', () => {
  expect(definitions.map(({ collection }) => collection).sort()).toEqual([
    'about',
    'banners',
    'communities',
    'contact',
    'seasons',
  ]);
});

describe.each(definitions)('the collection $collection', ({ collection, list, shared, text }) => {
  test('has exactly the fields, kinds and limits of its migration', () => {
    const schema = { ...(list === null && { single: true }), shared: asSchemas(shared), text: asSchemas(text) };
    expect(schema).toEqual(migratedSchema(collection));
  });

  test('says in words whatever publishing may ask for', () => {
    expect([wordless(shared), wordless(text)]).toEqual([[], []]);
  });
});

test.each([
  [ABOUT, aboutInitialTexts, 'team', 3],
  [CONTACT, () => contactInitialTexts(siteDetails), 'social', 2],
] as const)(
  'the words that the portal comes with can be published as they are',
  async (definition, read, name, many) => {
    const kind = contentTypeFromDefinition(definition);
    const words = await read();
    expect(kind.read(words)).toEqual(words);
    expect(kind.whole?.(words, null)).toEqual(words);
    expect([kind.problems(words, 'id', ''), kind.problems(words, 'en', '')]).toEqual([[], []]);
    expect(words[name]).toHaveLength(many);
  },
);
