const DAY_MS = 86_400_000;

/** Most sites that move here are of Jakarta's time: what an export doesn't say is taken so. */
export const USUAL_ZONE = 'Asia/Jakarta';
const USUALLY_AHEAD_MS = 7 * 3_600_000;

/** A moment of another system, written in UTC, as ISO, or null: "0000-00-00 00:00:00" is one that it doesn't know. What is to come is today. */
export function momentOf(text: string): string | null {
  const moment = timeOf(text);
  return moment === null ? null : new Date(Math.min(moment, Date.now())).toISOString();
}

/** The same in milliseconds, what is to come included. */
export function timeOf(text: string): number | null {
  const written = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/.exec(text.trim());
  if (written === null) return null;
  const moment = Date.parse(`${written[1]}T${written[2]}Z`);
  return Number.isNaN(moment) || moment < Date.UTC(1970, 0, 2) ? null : moment;
}

/** The day of a moment of another system, as a clock there shows it; null where it is none, or is to come. */
export function dayOf(text: string): string | null {
  const day = /^\d{4}-\d\d-\d\d/.exec(text.trim())?.[0];
  if (day === undefined || momentOf(`${day} 00:00:00`)?.slice(0, 10) !== day) return null;
  return Date.parse(day) > Date.now() + DAY_MS ? null : day;
}

/** A moment in UTC as a clock of a zone shows it; a zone that nobody knows is the usual one. */
export function clockIn(zone: string, text: string): string {
  const moment = timeOf(text);
  if (moment === null) return text;
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: isZone(zone) ? zone : USUAL_ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return shown.format(moment);
}

/**
 * How far a site's clock is ahead of UTC, ms. An export of WordPress doesn't say the site's zone, but its items have their date in both;
 * drafts have the local one only.
 */
export function aheadOf(dates: Iterable<{ readonly local: string; readonly utc: string }>): number {
  for (const date of dates) {
    const [local, utc] = [timeOf(date.local), timeOf(date.utc)];
    if (local !== null && utc !== null) return local - utc;
  }
  return USUALLY_AHEAD_MS;
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
