import * as z from 'zod/mini';

/** Whole, above 0, and no larger than the backend takes. */
const number = z.int().check(z.minimum(1), z.maximum(999_999_999));
const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/));
const name = z.string().check(z.maxLength(200));
const part = z.record(z.string(), z.unknown());

/** A category as files of content have it. */
export const exportedCategory = z.strictObject({
  id: number,
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
  name_indonesian: z.string().check(z.minLength(1), z.maxLength(60)),
  name_english: z.string().check(z.minLength(1), z.maxLength(60)),
  position: z.int().check(z.minimum(0), z.maximum(999_999_999)),
  version: number,
});
export type ExportedCategory = z.output<typeof exportedCategory>;

const live = z.nullable(
  z.strictObject({ from: moment, version: number, made_at: moment, made_by_name: name, shared: part, text: part }),
);

/** An item as files of content have it: its working copy, and what visitors read of it. */
export const exportedItem = z.strictObject({
  collection: z.string().check(z.regex(/^[a-z][a-z_]{0,39}$/)),
  id: number,
  document: part,
  version: number,
  created_at: moment,
  saved_at: moment,
  saved_by_name: name,
  binned_at: z.nullable(moment),
  binned_by_name: name,
  live: z.strictObject({ id: live, en: live }),
  published_on: z.nullable(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
});
export type ExportedItem = z.output<typeof exportedItem>;
