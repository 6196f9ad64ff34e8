import * as z from 'zod/mini';
import {
  type Draft,
  type DraftVersion,
  type TagsChange,
  type LiveChange,
  type PublishResult,
  type RevisionCard,
  DRAFT_SHOWS,
  type DraftCounts,
} from '#domain/draft.ts';
import { focalPointIn } from '#domain/focal-point.ts';
import { rowSchema } from '../call-database.ts';
import { teamPerson } from './people.ts';

const review = z.nullable(rowSchema({ version: z.number(), at: z.string(), by: teamPerson }));
const state = z.enum(['missing', 'draft', 'scheduled', 'published']);
const moment = z.string();
const place = z.object({ revision: z.number(), from: moment });

/** Answer of list_drafts. */
export const draftPage = z.object({
  total: z.number(),
  more: z.boolean(),
  now: moment,
  rows: z.array(
    rowSchema({
      id: z.number(),
      version: z.number(),
      title_indonesian: z.string(),
      title_english: z.string(),
      state_indonesian: state,
      state_english: state,
      changed_indonesian: z.boolean(),
      changed_english: z.boolean(),
      outdated_indonesian: z.number(),
      outdated_english: z.number(),
      live_from_indonesian: z.nullable(moment),
      live_from_english: z.nullable(moment),
      revision_indonesian: z.nullable(z.number()),
      revision_english: z.nullable(z.number()),
      topic: z.nullable(z.string()),
      tags: z.array(z.number()),
      image: z.string(),
      focus: z.pipe(
        z.unknown(),
        z.transform((focus) => focalPointIn({ focus }).focus),
      ),
      missing_alt: z.boolean(),
      review_due: z.nullable(z.string()),
      review,
      saved_at: moment,
      saved_by_name: z.string(),
      binned_at: z.nullable(moment),
      binned_by_name: z.string(),
    }),
  ),
});

/** Answer of count_drafts. */
export const showCounts = z.object({
  ...Object.fromEntries(DRAFT_SHOWS.map((show) => [show, z.number()] as const)),
  'outdated-parts': z.number(),
}) as unknown as z.ZodMiniType<DraftCounts>;

const live = z.nullable(z.extend(place, { changed: z.boolean() }));

/** A whole draft; `document` reads what it holds. */
export function draft<Document>(document: z.ZodMiniType<Document>) {
  return rowSchema({
    id: z.number(),
    document,
    version: z.number(),
    saved_at: moment,
    saved_by_name: z.string(),
    mine: z.boolean(),
    binned_at: z.nullable(moment),
    live: z.object({ id: live, en: live }),
    approval: z.nullable(rowSchema({ version: z.number(), at: moment, by: teamPerson })),
    review,
    missing_media: z.array(z.string()),
    now: moment,
  }) as unknown as z.ZodMiniType<Draft<Document>>;
}

/** Whether a save was made; beside the draft in the same answer. */
export const saveMark = z.object({ saved: z.boolean() });

const said = z.nullable(z.union([place, z.number()]));

const before = z.array(
  z.object({
    id: z.number(),
    live: z.object({ id: z.nullable(place), en: z.nullable(place) }),
    was: z.object({ id: said, en: said }),
  }),
);

/** Answer of bin_drafts. */
export const liveChange: z.ZodMiniType<LiveChange> = z.object({ before, build: z.boolean() });

/** Answer of restore_drafts: what lay in the bin until then. */
export const changedIds: z.ZodMiniType<ChangedIds> = z.object({ ids: z.array(z.number()) });
export interface ChangedIds {
  readonly ids: readonly number[];
}

/** Answer of erase_drafts: what was deleted, and what isn't in the bin any more. */
export const erasedIds: z.ZodMiniType<ErasedIds> = z.object({
  ids: z.array(z.number()),
  stale: z.array(z.number()),
});
export interface ErasedIds extends ChangedIds {
  readonly stale: readonly number[];
}

/** Why each language can't be published. */
export const languageProblems = z.object({ id: z.optional(z.array(z.string())), en: z.optional(z.array(z.string())) });

/** Answer of publish_drafts and set_live. */
export const publishResult = z.object({
  before,
  build: z.boolean(),
  stale: z.array(z.number()),
  blocked: z.array(z.object({ id: z.number(), problems: languageProblems })),
}) as z.ZodMiniType<PublishResult>;

/** Answer of change_tags. */
export const tagsChange: z.ZodMiniType<TagsChange> = z.object({
  done: z.array(z.object({ id: z.number(), version: z.number(), tags: z.array(z.number()) })),
  stale: z.array(z.number()),
  full: z.array(z.number()),
});

/** Rows of the table revisions, without what they published. */
export const revisionCards = z.array(
  z.pipe(
    rowSchema({
      id: z.number(),
      language: z.enum(['id', 'en']),
      version: z.number(),
      made_at: moment,
      made_by_name: z.string(),
      imported_at: z.nullable(moment),
      imported_by_name: z.string(),
      title: z.nullable(z.string()),
    }),
    z.transform(({ importedAt: at, importedByName: byName, title, ...rest }): RevisionCard => ({
      ...rest,
      imported: at === null ? null : { at, byName },
      title: title ?? '',
    })),
  ),
);

/** What one revision published. */
export const revisionDocuments = z.array(z.object({ document: z.object({ shared: z.unknown(), text: z.unknown() }) }));

/** Rows of the table draft_versions, without what they say. */
export const draftVersions = z.array(
  z.pipe(
    rowSchema({
      version: z.number(),
      saved_at: moment,
      saved_by_name: z.string(),
      title_indonesian: z.nullable(z.string()),
      title_english: z.nullable(z.string()),
    }),
    z.transform(({ title, ...rest }): DraftVersion => ({
      ...rest,
      title: { id: title.id ?? '', en: title.en ?? '' },
    })),
  ),
);

/** A part of a version as it can be brought back, and whether something that is gone was left out of it. */
export const restorablePart = rowSchema({ part: z.unknown(), left_out: z.boolean() });

/** The document of a draft's version, to be validated by the caller. */
export const draftVersionDocuments = z.array(z.object({ document: z.unknown() }));
