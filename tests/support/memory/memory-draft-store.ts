// Drafts in a list: cards, and a collection in memory whose results a test controls.
import {
  DRAFT_SHOWS,
  type Draft,
  type DraftCard,
  type DraftCounts,
  type LiveBefore,
  type PublishResult,
  type TagsChange,
} from '#domain/draft.ts';
import { failed, ok, type Failure, type Result } from '#domain/result.ts';
import type { DraftPage, DraftQuery } from '#renderer/data/collections/draft-collection.ts';
import type { WrittenCollection } from '#renderer/admin/cms/list/complete-drafts.ts';

/** A draft in Indonesian of which nothing is published; `more` makes it another one. */
export function draftCard(id: number, more: Partial<DraftCard> = {}): DraftCard {
  return {
    ...{ id, version: 1, title: { id: `Artikel ${id}`, en: '' }, state: { id: 'draft', en: 'missing' } },
    ...{ changed: { id: false, en: false }, outdated: { id: 0, en: 0 }, liveFrom: { id: null, en: null } },
    ...{
      revision: { id: null, en: null },
      topic: null,
      tags: [],
      image: '',
      missingAlt: false,
      reviewDue: null,
      review: null,
    },
    ...{ savedAt: '2026-11-20T02:41:00Z', savedByName: 'Ratna', binnedAt: null, binnedByName: '' },
    ...more,
  };
}

const MOMENT = '2026-11-20T02:41:00Z';

/** A draft as the backend lists it: published in Indonesian. */
export const draftRow = (more: object) => ({
  ...{
    id: 7,
    version: 3,
    title_indonesian: '',
    title_english: '',
    topic: null,
    tags: [],
    image: '',
    missing_alt: false,
  },
  ...{ state_indonesian: 'published', live_from_indonesian: MOMENT, revision_indonesian: 8 },
  ...{ state_english: 'missing', live_from_english: null, revision_english: null },
  ...{ changed_indonesian: false, changed_english: false, outdated_indonesian: 0, outdated_english: 0 },
  ...{ review_due: null, saved_at: MOMENT, saved_by_name: 'Ratna', binned_at: null, binned_by_name: '' },
  ...{ focus: null, review: null },
  ...more,
});

/** The backend’s page of a list. */
export const listedDrafts = (total: number, ...rows: object[]) =>
  ok({ total, more: false, now: '2026-11-20T05:00:00Z', rows });

/** What the backend counts: nothing, but for `more`. */
export const draftCounts = (more: object = {}) =>
  ok({
    ...(Object.fromEntries([...DRAFT_SHOWS, 'outdated-parts'].map((show) => [show, 0])) as DraftCounts),
    ...more,
  });

export interface MemoryDraftStore extends WrittenCollection {
  /** What the next lists hold; or why there is none. */
  answer: Result<DraftPage>;
  publishing: Result<PublishResult>;
  changing: Result<{ before: readonly LiveBefore[]; build: boolean }>;
  /** Ids that can't be restored, because they were published again since. */
  stale: readonly number[];
  tagging: Result<TagsChange>;
  /** What is read and saved whole, by id. */
  readonly drafts: Map<number, { readonly version: number; readonly document: unknown }>;
  /** What deleting answers; null: all of them are gone. */
  erasing: Failure | null;
  /** Every call but `count`, in order. */
  readonly calls: (readonly [name: string, ...asked: unknown[]])[];
  /** All queries of lists. */
  readonly queries: DraftQuery[];
  /** Holds answers to lists back, until each is let go by its number. */
  hold(): (number: number) => void;
}

/** A page of a list with these rows. */
export function draftPage(rows: readonly DraftCard[], total = rows.length, more = false): Result<DraftPage> {
  return ok({ total, more, rows, now: '2026-11-20T05:00:00Z' });
}

function wholeDraft({ drafts }: Pick<MemoryDraftStore, 'drafts'>, id: number): Result<Draft<unknown>> {
  const draft = drafts.get(id);
  if (!draft) return failed('not-found', `There is no draft ${id}`);
  return ok({
    ...{ id, ...draft, savedAt: MOMENT, savedByName: 'Ratna', mine: true, binnedAt: null, now: MOMENT },
    ...{ live: { id: null, en: null }, approval: null, review: null, missingMedia: [] },
  });
}

export function memoryDraftStore(rows: readonly DraftCard[], total?: number): MemoryDraftStore {
  const calls: MemoryDraftStore['calls'] = [];
  const queries: DraftQuery[] = [];
  const held: (() => void)[] = [];
  let holding = false;
  const nothing = ok({ before: [], build: false });
  const records: MemoryDraftStore = {
    answer: draftPage(rows, total),
    publishing: ok({ before: [], build: false, stale: [], blocked: [] }),
    changing: nothing,
    stale: [],
    tagging: ok({ done: [], stale: [], full: [] }),
    drafts: new Map(),
    erasing: null,
    calls,
    queries,
    hold() {
      holding = true;
      return (number) => held[number]?.();
    },
    list(query) {
      queries.push(query);
      const { answer } = records;
      if (!holding) return Promise.resolve(answer);
      return new Promise((resolve) => held.push(() => resolve(answer)));
    },
    count: () => Promise.resolve(draftCounts({ all: 1234, published: 1000 })),
    read: (id) => Promise.resolve(wholeDraft(records, id)),
    save(id, basedOn, document) {
      const { drafts } = records;
      calls.push(['save', id, basedOn, document]);
      const saved = drafts.get(id)?.version === basedOn;
      if (saved) drafts.set(id, { version: basedOn + 1, document });
      const draft = wholeDraft(records, id);
      return Promise.resolve(draft.ok ? ok({ saved, draft: draft.value }) : draft);
    },
    publish: (...asked) => (calls.push(['publish', ...asked]), Promise.resolve(records.publishing)),
    setLive(items) {
      calls.push(['setLive', items]);
      const { changing, stale } = records;
      return Promise.resolve(changing.ok ? ok({ ...changing.value, stale, blocked: [] }) : changing);
    },
    changeTags: (...asked) => (calls.push(['changeTags', ...asked]), Promise.resolve(records.tagging)),
    restoreTags: (items) => (calls.push(['restoreTags', items]), Promise.resolve(records.tagging)),
    bin: (ids) => (calls.push(['bin', ids]), Promise.resolve(records.changing)),
    restore: (ids) => (calls.push(['restore', ids]), Promise.resolve(ok({ ids }))),
    erase: (ids) => (calls.push(['erase', ids]), Promise.resolve(records.erasing ?? ok({ ids, stale: [] }))),
  };
  return records;
}
