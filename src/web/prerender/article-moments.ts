import type { ReadableArticle } from '#renderer/data/repository.ts';

type Dated = Pick<ReadableArticle, 'date' | 'reviewedOn' | 'version'>;

/** The backend's versions are the time of the last change, in UTC; those of bundled articles are hashes. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** When it was published: the beginning of its day in Jakarta, by which the backend publishes. ISO 8601. */
export function publishedAt({ date }: Dated): string {
  return startOfDay(date);
}

/** When it was last changed, ISO 8601. Without that time, the later of its publication and its last review. */
export function changedAt({ date, reviewedOn, version }: Dated): string {
  const known = [startOfDay(date), ...(reviewedOn === null ? [] : [startOfDay(reviewedOn)])];
  if (MOMENT.test(version)) return laterOf([publishedAt({ date, reviewedOn, version }), version]);
  return laterOf(known);
}

/** The latest of some moments, in whole seconds; the first of all where there are none. */
export function laterOf(moments: readonly string[]): string {
  const latest = Math.max(0, ...moments.map((moment) => Date.parse(moment)));
  return `${new Date(latest).toISOString().slice(0, 19)}Z`;
}

function startOfDay(day: string): string {
  return `${day}T00:00:00+07:00`;
}
