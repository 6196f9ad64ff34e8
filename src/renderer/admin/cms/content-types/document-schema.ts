import * as z from 'zod/mini';
import { fieldsOf } from '#domain/json.ts';
import type { Entry } from '../content-type.ts';
import { emptyEntry } from '../fields/empty-value.ts';
import type { FieldDefinition, Fields } from '../field-definition.ts';
import type { ContentTypeDefinition, DefinedDocument } from './definition.ts';

type DocumentFields = Pick<ContentTypeDefinition, 'shared' | 'text'>;

const outdated = z.record(
  z.string(),
  z.object({
    ...{ language: z.enum(['id', 'en']), was: z.string(), since: z.string() },
    segments: z.optional(z.array(z.string())),
    parts: z.optional(z.number()),
    bothChanged: z.optional(z.boolean()),
  }),
);

/**
 * A collection's document as the backend keeps it, and as it is while something is half typed. How long texts may be, and
 * what an address may be, is the backend's to refuse (see fields/is-valid.ts).
 */
export function documentSchema({ shared, text }: DocumentFields): z.ZodMiniType<DefinedDocument> {
  const side = z.strictObject(schemasOf(text));
  return z.strictObject({ ...schemasOf(shared), outdated, id: side, en: side }) as z.ZodMiniType<DefinedDocument>;
}

function schemasOf(fields: Fields): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));
}

function schemaOf(field: FieldDefinition): z.ZodMiniType {
  switch (field.kind) {
    case 'text':
      return field.both ? z.strictObject({ id: z.string(), en: z.string() }) : z.string();
    case 'focus':
      return z.optional(z.strictObject({ x: z.number(), y: z.number() }));
    case 'picture':
    case 'link':
      return z.string();
    case 'flag':
      return z.boolean();
    case 'date':
    case 'moment':
      return z.nullable(z.string());
    case 'number':
      // What is typed and is none yet.
      return z.nullable(z.union([z.number(), z.string()]));
    case 'choice':
      return z.nullable(z.number());
    case 'choices':
    case 'months':
      return z.optional(z.array(z.number()));
    case 'items':
      return z.array(z.strictObject(schemasOf(field.fields)));
  }
}

/**
 * A document as the backend has it stored, perhaps since before a field was added: what it lacks is empty, in the entries of its lists
 * too. A field that isn't known here (a newer build's) is refused: saving would drop it.
 */
export function storedDocumentSchema(
  fields: DocumentFields,
  schema: z.ZodMiniType<DefinedDocument>,
): z.ZodMiniType<DefinedDocument> {
  return z.pipe(
    z.transform((value) => completed(fields, value)),
    schema,
  );
}

function completed(fields: DocumentFields, value: unknown): unknown {
  const { id, en, ...shared } = fieldsOf(value);
  // Without both languages it is no document, and nothing is put in its place.
  if (!isObject(id) || !isObject(en)) return value;
  return {
    outdated: {},
    ...withEmpty(fields.shared, shared),
    id: withEmpty(fields.text, fieldsOf(id)),
    en: withEmpty(fields.text, fieldsOf(en)),
  };
}

/** A part with everything that is in it, and these fields as empty ones where it lacks them. */
function withEmpty(fields: Fields, part: Entry): Entry {
  const lists = Object.entries(fields).flatMap(([name, field]) => {
    const value = part[name];
    if (field.kind !== 'items' || !Array.isArray(value)) return [];
    return [[name, value.map((each) => (isObject(each) ? withEmpty(field.fields, fieldsOf(each)) : each))] as const];
  });
  return { ...emptyEntry(fields), ...part, ...Object.fromEntries(lists) };
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A document as this device kept it, perhaps by an older build that knew fewer fields, or by a newer one that knew more: these
 * are left out. Null where it is none.
 */
export function readDefinedDocument(
  fields: DocumentFields,
  schema: z.ZodMiniType<DefinedDocument>,
  value: unknown,
): DefinedDocument | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, en, ...shared } = fieldsOf(value);
  const empty = emptyDocument(fields);
  const whole = {
    ...empty,
    ...filled(fields.shared, shared),
    ...(Object.hasOwn(shared, 'outdated') && { outdated: shared['outdated'] }),
    id: { ...empty.id, ...filled(fields.text, fieldsOf(id)) },
    en: { ...empty.en, ...filled(fields.text, fieldsOf(en)) },
  };
  const read = schema.safeParse(whole);
  return read.success ? read.data : null;
}

/** What is there of these fields, its lists with the fields that their entries lack. */
function filled(fields: Fields, part: Entry): Entry {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!Object.hasOwn(part, name)) return [];
      const value = part[name];
      if (field.kind !== 'items' || !Array.isArray(value)) return [[name, value] as const];
      const entries = value.map((each) => ({ ...emptyEntry(field.fields), ...filled(field.fields, fieldsOf(each)) }));
      return [[name, entries] as const];
    }),
  );
}

/** A document in which nothing is written. */
export function emptyDocument({ shared, text }: Pick<ContentTypeDefinition, 'shared' | 'text'>): DefinedDocument {
  return { ...emptyEntry(shared), outdated: {}, id: emptyEntry(text), en: emptyEntry(text) };
}
