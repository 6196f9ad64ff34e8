import * as z from 'zod/mini';
import type { DraftShow } from '#domain/draft.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import type { SectionReport, SectionWork } from '#renderer/admin/section.ts';
import { draftCollection } from '#renderer/data/collections/draft-collection.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';

/** What of a collection waits to be done, by what its list can be narrowed to; the most pressing first. */
export type WaitingWork = readonly {
  readonly show: DraftShow;
  readonly text: MessageKey;
  /** The text for one outdated part, where the counter counts those. */
  readonly single?: MessageKey;
  readonly right?: SectionWork['right'];
}[];

/** Reviews wait for those who may approve, a language that is behind or missing for its translators. */
const OWN: Readonly<Partial<Record<DraftShow, SectionWork['own']>>> = {
  'in-review': 'all',
  'missing-language': 'translators',
  outdated: 'translators',
};

interface Reported {
  readonly collection: string;
  readonly path: string;
  /** How many are published, and how many drafts; for the dashboard's counter. */
  readonly detail?: MessageKey;
  readonly work: WaitingWork;
}

/** A collection's report for the dashboard, in one request: how many items there are, in which states, and what they lack. */
export async function draftReport(accounts: Accounts, reported: Reported): Promise<Result<SectionReport>> {
  // Only counted: no document is read.
  const counts = await draftCollection(accounts, reported.collection, z.unknown()).count();
  if (!counts.ok) return counts;
  const { all, published, draft } = counts.value;
  return ok({
    total: all,
    ...(reported.detail && { detail: { text: reported.detail, count: draft, numbers: { published } } }),
    work: reported.work.map(({ show, text, single, right }) => ({
      text: (counts.value['outdated-parts'] === 1 && single) || text,
      count: counts.value[show],
      ...(show === 'outdated' && { numbers: { parts: counts.value['outdated-parts'] } }),
      path: `${reported.path}?show=${show}`,
      ...(right && { right }),
      ...(OWN[show] && { own: OWN[show] }),
    })),
  });
}
