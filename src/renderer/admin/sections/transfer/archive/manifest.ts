import * as z from 'zod/mini';
import { TRANSFER_VERSION } from '#renderer/data/collections/transfer.ts';
import { exportedCategory, exportedTag } from '#renderer/data/collections/transfer.ts';

/** The name of the format. */
export const FORMAT = 'tunas-content';

/** The head of a file, which is read first. */
export const mark = z.object({ format: z.literal(FORMAT), version: z.number() });

const names = z.array(z.string().check(z.maxLength(100)));

/** The first file of an archive. */
export const manifest = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(TRANSFER_VERSION),
  categories: z.array(exportedCategory).check(z.maxLength(1000)),
  tags: z.array(exportedTag).check(z.maxLength(5000)),
  /** The ids of all items, by collection. */
  items: z.record(z.string(), z.array(z.number())),
  /** The names in the storage of the files of pictures, and of attached files. */
  pictures: names,
  /** Those that documents name and the storage didn't have any more. */
  lost: names,
});
export type Manifest = z.output<typeof manifest>;
