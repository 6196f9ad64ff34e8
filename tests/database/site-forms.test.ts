import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/localized.ts';
import { emptyDocument } from '#renderer/admin/cms/content-types/document-schema.ts';
import type { DefinedDocument } from '#renderer/admin/cms/content-types/definition.ts';
import type { FieldDefinition, Fields } from '#renderer/admin/cms/field-definition.ts';
import { contentTypeFromDefinition } from '#renderer/admin/cms/content-types/content-type-from-definition.ts';
import { testBackend } from '../support/backend/backend.ts';
import { asSchema, FIELD_CASES } from '../support/cases/site-values.ts';
import { TEXT_PICTURES } from '../support/cases/text-pictures.ts';
import { sectionDefinitions } from './section-definitions.ts';

// The forms of the admin area say what the database will say: the same values fit, the same is missing, the same is begun.

const backend = await testBackend();

/** Whether the database takes a value for a field. */
async function takes(field: unknown, value: unknown): Promise<boolean> {
  try {
    await backend.sql(`select private.check_field($1, $2, array['a'])`, [
      JSON.stringify({ a: value }),
      JSON.stringify(field),
    ]);
    return true;
  } catch (error) {
    // Any other mistake would be one of this test.
    expect(String(error)).toMatch(/^error: (This|There is no such|The document doesn't)/);
    return false;
  }
}

describe.each(FIELD_CASES.map((each) => [JSON.stringify(asSchema(each.field)), each] as const))('%s', (_name, each) => {
  it('takes and refuses what the form takes and refuses', async () => {
    const schema = asSchema(each.field);
    const wrong: unknown[] = [];
    for (const value of each.good) if (!(await takes(schema, value))) wrong.push(value);
    for (const value of each.bad) if (await takes(schema, value)) wrong.push(value);
    expect(wrong).toEqual([]);
  });
});

/** Uploads that the texts of the cases name; this storage has none. */
const MISSING = ['/media/0b9c2f0e-1111-4222-8333-444455556666/480-960.webp'];

const NOW = Date.now();
const text = fc.constantFrom('', ' ', '\u00a0\n', 'Panen', 'a@b.example', '+62 812 345', 'halo@', 'x');
const moment = fc.constantFrom(null, ...[-2, -1, 1, 2].map((days) => new Date(NOW + days * 86_400_000).toISOString()));

function valueOf(field: FieldDefinition): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      if (field.as === 'markup')
        return fc.oneof(text, fc.constantFrom(...TEXT_PICTURES.map(([, markdown]) => markdown)));
      return field.both ? fc.record({ id: text, en: text }) : text;
    case 'flag':
      return fc.boolean();
    case 'picture':
      return fc.constantFrom('', '/pictures/x.svg', 'https://x.example/a.png');
    case 'focus':
      return fc.constantFrom(undefined, { x: 0, y: 100 });
    case 'link':
      return fc.constantFrom('', 'https://x.example');
    case 'date':
      return fc.constantFrom(null, '2026-11-22');
    case 'moment':
      return moment;
    case 'number':
      return fc.constantFrom(null, field.min, field.max);
    case 'choice':
      return fc.constantFrom(null, 4);
    case 'choices':
      return fc.constant(undefined);
    case 'months':
      return fc.constantFrom(undefined, [1, 12]);
    case 'items':
      return fc.array(partOf(field.fields), { maxLength: 2 });
  }
}

function partOf(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)])));
}

const definitions = await sectionDefinitions();

it('every collection with a schema has a section', async () => {
  const shaped = await backend.sql<{ name: string }>(
    'select name from private.collections where schema is not null order by name',
  );
  expect(definitions.map(({ collection }) => collection).sort()).toEqual(shaped.map(({ name }) => name));
});

describe.each(definitions.map((each) => [each.collection, each] as const))('%s', (collection, definition) => {
  const documents = fc
    .tuple(partOf(definition.shared), partOf(definition.text), partOf(definition.text))
    .map(([shared, id, en]): DefinedDocument => ({ ...shared, id, en, outdated: {} }));
  const samples = [emptyDocument(definition), ...fc.sample(documents, { numRuns: 60, seed: 6 })];
  const kind = contentTypeFromDefinition(definition);

  it('lacks in the form what it lacks for the database, in the same order', async () => {
    for (const document of samples) {
      for (const language of LANGUAGES) {
        const [row] = await backend.sql<{ problems: string[] }>(
          'select private.problems($1, $2, $3, now()) as problems',
          [collection, JSON.stringify(document), language],
        );
        expect(kind.problems(document, language, '', MISSING), JSON.stringify(document)).toEqual(row?.problems);
      }
    }
  });

  it('is begun in the form where it is begun for the database, and fits', async () => {
    for (const document of samples) {
      for (const language of LANGUAGES) {
        const [row] = await backend.sql<{ begun: boolean }>('select private.has_content($1, $2) as begun', [
          JSON.stringify(document),
          language,
        ]);
        expect(kind.isBegunTranslation(document, language), JSON.stringify(document)).toBe(row?.begun);
      }
      await backend.sql(`select private.${collection}_check($1)`, [JSON.stringify(document)]);
      expect(kind.read(document)).toEqual(document);
    }
  });
});
