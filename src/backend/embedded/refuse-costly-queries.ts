import { PostgrestError } from './postgrest-error.ts';

/** Levels of embedded tables: the portal uses none, a hosted project's own pages two. */
const DEEPEST_EMBED = 2;
const MOST_EMBEDS = 6;
/** Conditions, columns and names of a request, all together. */
const MOST_PARTS = 2_000;
/** Groups of conditions within groups. */
const DEEPEST_PART = 24;

/** What people send as data: it is no part of the question. */
const DATA = new Set(['values', 'args']);

/**
 * Refuses requests that can run for very long: regular expressions, and deeply embedded tables. The portal makes none of them.
 * Takes a request as @supabase/lite has parsed it.
 */
export function refuseCostly(question: object): void {
  let parts = 0;
  let embeds = 0;
  const look = (value: unknown, depth: number, embedded: number): void => {
    parts += 1;
    if (parts > MOST_PARTS || depth > DEEPEST_PART) throw costly('has too many parts');
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (DATA.has(name) && depth === 0) continue;
      if (/^\$i?regex/.test(name)) throw costly('filters by a regular expression (match, imatch)');
      const embeds = isEmbed(part);
      if (embeds) countEmbed(embedded + 1);
      look(part, depth + 1, embeds ? embedded + 1 : embedded);
    }
  };
  const countEmbed = (depth: number): void => {
    embeds += 1;
    if (embeds > MOST_EMBEDS || depth > DEEPEST_EMBED) throw costly('embeds too many tables');
  };
  look(question, 0, 0);
}

function isEmbed(part: unknown): boolean {
  return typeof part === 'object' && part !== null && !Array.isArray(part) && ('select' in part || 'spread' in part);
}

function costly(what: string): PostgrestError {
  const message = `This question ${what}, which the embedded backend does not answer`;
  return new PostgrestError(400, { code: 'PGRST127', message });
}
