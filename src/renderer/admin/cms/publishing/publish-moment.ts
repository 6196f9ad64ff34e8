import { isWholeMoment } from '../../date-field/read-date.ts';

/** The time of publishing. A typed time is kept while the other option is selected. */
export interface When {
  readonly later: boolean;
  /** In the device's own time: 2026-11-22T14:05, perhaps without a part; null where a part can't be read. */
  readonly typed: string | null;
}

const HOUR_MS = 3_600_000;

/** Now; with the next full hour as the default for a later time. */
export function atOnce(now: Date): When {
  return { later: false, typed: localText(new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS)) };
}

/** The moment that was typed, ISO; null where it isn't a whole one. */
export function momentOf({ typed }: When): string | null {
  return typed !== null && isWholeMoment(typed) ? new Date(typed).toISOString() : null;
}

/** Whether a moment isn't one to wait for: the backend would publish at once. */
export function isOver(moment: string | null, now: Date): boolean {
  return moment === null || Date.parse(moment) <= now.getTime();
}

/** A moment in the device's own time, to the minute: 2026-11-22T14:05. */
export function localText(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** When visitors read it: from its publishing on, or from `opensAt` on where the item itself names a later moment. */
export function visibleFrom(from: string, opensAt: string | null): string {
  return opensAt !== null && Date.parse(opensAt) > Date.parse(from) ? opensAt : from;
}
