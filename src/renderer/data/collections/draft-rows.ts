import * as z from 'zod/mini';
import type { Draft, DraftCard, SetLiveResult, LiveChange, PublishResult, RevisionCard } from '#domain/draft.ts';
import { DRAFT_SHOWS, type DraftShow } from '#domain/draft.ts';

const state = z.enum(['missing', 'draft', 'scheduled', 'published']);
const moment = z.string();
const place = z.object({ revision: z.number(), from: moment });

const row = z.object({
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
  image: z.string(),
  missing_alt: z.boolean(),
  review_due: z.nullable(z.string()),
  saved_at: moment,
  saved_by_name: z.string(),
  binned_at: z.nullable(moment),
  binned_by_name: z.string(),
});

function cardOf(from: z.output<typeof row>): DraftCard {
  return {
    id: from.id,
    version: from.version,
    title: { id: from.title_indonesian, en: from.title_english },
    state: { id: from.state_indonesian, en: from.state_english },
    changed: { id: from.changed_indonesian, en: from.changed_english },
    outdated: { id: from.outdated_indonesian, en: from.outdated_english },
    liveFrom: { id: from.live_from_indonesian, en: from.live_from_english },
    revision: { id: from.revision_indonesian, en: from.revision_english },
    topic: from.topic,
    image: from.image,
    missingAlt: from.missing_alt,
    reviewDue: from.review_due,
    savedAt: from.saved_at,
    savedByName: from.saved_by_name,
    binnedAt: from.binned_at,
    binnedByName: from.binned_by_name,
  };
}

/** Answer of list_drafts. */
export const draftPage = z.object({
  total: z.number(),
  more: z._default(z.boolean(), false),
  now: moment,
  rows: z.array(z.pipe(row, z.transform(cardOf))),
});

/** Answer of count_drafts. */
export const showCounts = z.record(z.enum(DRAFT_SHOWS), z.number()) as z.ZodMiniType<Record<DraftShow, number>>;

const live = z.nullable(z.extend(place, { changed: z.boolean() }));

/** A whole draft; `document` reads what it holds. */
export function draft<Document>(document: z.ZodMiniType<Document>) {
  const whole = z.object({
    id: z.number(),
    document,
    version: z.number(),
    saved_at: moment,
    saved_by_name: z.string(),
    mine: z.boolean(),
    binned_at: z.nullable(moment),
    live: z.object({ id: live, en: live }),
    now: moment,
  });
  return z.pipe(
    whole,
    z.transform((from): Draft<Document> => ({
      id: from.id,
      document: from.document as Document,
      version: from.version,
      savedAt: from.saved_at,
      savedByName: from.saved_by_name,
      mine: from.mine,
      binnedAt: from.binned_at,
      live: from.live,
      now: from.now,
    })),
  );
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

/** Answer of set_live. */
export const setLiveResult: z.ZodMiniType<SetLiveResult> = z.object({
  before,
  build: z.boolean(),
  stale: z.array(z.number()),
});

const problems = z.object({ id: z.optional(z.array(z.string())), en: z.optional(z.array(z.string())) });

/** Answer of publish_drafts. */
export const publishResult = z.object({
  before,
  build: z.boolean(),
  stale: z.array(z.number()),
  blocked: z.array(z.object({ id: z.number(), problems })),
}) as z.ZodMiniType<PublishResult>;

const revisionRow = z.object({
  id: z.number(),
  language: z.enum(['id', 'en']),
  version: z.number(),
  made_at: moment,
  made_by_name: z.string(),
  imported_at: z.nullable(moment),
  imported_by_name: z.string(),
  title: z.nullable(z.string()),
});

/** Rows of the table revisions, without what they published. */
export const revisionCards = z.array(
  z.pipe(
    revisionRow,
    z.transform((from): RevisionCard => ({
      id: from.id,
      language: from.language,
      version: from.version,
      madeAt: from.made_at,
      madeByName: from.made_by_name,
      imported: from.imported_at === null ? null : { at: from.imported_at, byName: from.imported_by_name },
      title: from.title ?? '',
    })),
  ),
);

/** What one revision published. */
export const revisionDocuments = z.array(z.object({ document: z.object({ shared: z.unknown(), text: z.unknown() }) }));
