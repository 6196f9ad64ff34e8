import type { Draft } from '#domain/draft.ts';
import { sameDocument } from '../same-document.ts';

/**
 * The edited document on top of `server`, with the backend's own changes: a tag or a category was replaced, without an edit. Null
 * where another person has edited it, or where both changed the same part: then the user chooses.
 */
export function rebasedDocument<Document>(
  written: Document,
  server: Draft<Document> | null,
  now: Draft<Document>,
): Document | null {
  if (!server || now.version <= server.version) return null;
  if (now.savedAt !== server.savedAt || now.savedByName !== server.savedByName) return null;
  const joined = joinedParts(server.document, written, now.document);
  return joined && (joined.part as Document);
}

/** Both changes of `base` in one; null where they meet. */
function joinedParts(base: unknown, mine: unknown, theirs: unknown): { readonly part: unknown } | null {
  if (sameDocument(base, theirs) || sameDocument(mine, theirs)) return { part: mine };
  if (sameDocument(base, mine)) return { part: theirs };
  if (![base, mine, theirs].every(isObject)) return null;
  const [was, here, there] = [base, mine, theirs] as readonly Readonly<Record<string, unknown>>[];
  const entries: [string, unknown][] = [];
  for (const key of new Set([...Object.keys(here ?? {}), ...Object.keys(there ?? {})])) {
    const joined = joinedParts(was?.[key], here?.[key], there?.[key]);
    if (!joined) return null;
    if (joined.part !== undefined) entries.push([key, joined.part]);
  }
  return { part: Object.fromEntries(entries) };
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
