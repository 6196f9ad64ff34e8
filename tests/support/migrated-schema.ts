// The schema that a migration registers a collection with, and what a section of the admin area says of the same.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ContentTypeDefinition } from '../../src/renderer/admin/cms/content-types/definition.ts';
import type { Fields } from '../../src/renderer/admin/cms/field-definition.ts';
import { asSchemas } from './site-values.ts';

const FOLDER = join(import.meta.dirname, '../../src/backend/supabase/migrations');

/** The schema of a collection, out of its migration. */
function migratedShape(collection: string): unknown {
  const file = readdirSync(FOLDER).find((name) => name.endsWith(`_${collection}.sql`));
  if (file === undefined) throw new Error(`No migration is called after ${collection}.`);
  const sql = readFileSync(join(FOLDER, file), 'utf8');
  const schema = new RegExp(`add_collection\\('${collection}', '([^']+)'\\)`).exec(sql)?.[1];
  if (schema === undefined) throw new Error(`${file} registers no schema.`);
  return JSON.parse(schema) as unknown;
}

/** Every field that may keep something from being published. */
function asking(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const inner = field.kind === 'items' ? asking(field.fields).map((each) => `${name}.${each}`) : [];
    const own =
      ('required' in field && field.required !== undefined) ||
      (field.kind === 'text' && field.like !== undefined) ||
      ['link', 'number'].includes(field.kind) ||
      inner.length > 0 ||
      ['imageAlt', 'activeUntil'].includes(name);
    return [...(own ? [name] : []), ...inner];
  });
}

function wordless(fields: Fields, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  const field = fields[name];
  if (field?.kind === 'items' && rest.length > 0) return wordless(field.fields, rest.join('.'));
  return field?.lacks === undefined;
}

/** That a section and the backend mean the same collection. */
export function describeDefinition(definition: ContentTypeDefinition): void {
  describe(`the collection ${definition.collection}`, () => {
    test('has exactly the fields, kinds and limits of its migration', () => {
      expect({
        ...(definition.list === null && { single: true }),
        shared: asSchemas(definition.shared),
        text: asSchemas(definition.text),
      }).toEqual(migratedShape(definition.collection));
    });

    test('says in words whatever publishing may ask for', () => {
      for (const fields of [definition.shared, definition.text]) {
        expect(asking(fields).filter((path) => wordless(fields, path))).toEqual([]);
      }
    });
  });
}
