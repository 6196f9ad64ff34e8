import type { Draft, LiveBefore, LivePlace, PublishResult } from '#domain/draft.ts';
import { type Language, LANGUAGES, type Localized } from '#domain/localized.ts';
import type { ErrorCode } from '#domain/result.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import type { EditableDraft } from '../drafts/editable-draft.ts';
import { stateOf } from './language-state.tsx';

/** The languages whose publishing would change what visitors read now: also those that are only scheduled. */
export function dueLanguages(draft: Draft<unknown> | null, begun: Localized<boolean>): Language[] {
  return LANGUAGES.filter(
    (each) => begun[each] && (stateOf(draft, each, true) !== 'published' || draft?.live[each]?.changed === true),
  );
}

/** How an attempt to publish went. */
export type Published =
  | { readonly kind: 'done'; readonly answer: PublishResult }
  /** Something is still missing, by language. */
  | { readonly kind: 'blocked'; readonly problems: Partial<Localized<readonly string[]>> }
  /** Another person has saved a newer version, which has to be checked first. */
  | { readonly kind: 'newer' }
  /** What is written couldn't be saved: nothing was published. */
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

/** Saves, then publishes exactly what was saved. `from` is ISO; null for at once. */
export async function publish<Document>(
  editable: EditableDraft<Document>,
  collection: DraftCollection<Document>,
  languages: readonly Language[],
  from: string | null,
): Promise<Published> {
  if (!(await editable.save())) return editable.read().conflict ? { kind: 'newer' } : { kind: 'unsaved' };
  const { server } = editable.read();
  if (!server) return { kind: 'unsaved' };
  const result = await collection.publish([{ id: server.id, version: server.version }], languages, from);
  if (!result.ok) return { kind: 'failed', code: result.code };
  // Also of what was refused: a picture may have been deleted since the draft was read.
  await learnNow(editable, collection);
  const [blocked] = result.value.blocked;
  if (blocked) return { kind: 'blocked', problems: blocked.problems };
  // A version saved in between is noticed by this window's next save; this response is from before it.
  if (result.value.stale.length > 0) return { kind: 'newer' };
  return { kind: 'done', answer: { ...result.value, before: undoOutcome(result.value.before, languages) } };
}

/** Takes one language away from visitors; what is written stays. */
export async function withdraw<Document>(
  editable: EditableDraft<Document>,
  collection: DraftCollection<Document>,
  language: Language,
): Promise<Published> {
  const { server } = editable.read();
  if (!server) return { kind: 'unsaved' };
  // Withdraws the revision on the screen, not one that another person has published since.
  const was = { [language]: placeOf(server.live[language]) };
  const result = await collection.setLive([{ id: server.id, live: { [language]: null }, was }]);
  if (!result.ok) return { kind: 'failed', code: result.code };
  await learnNow(editable, collection);
  if (result.value.stale.length > 0) return { kind: 'newer' };
  return {
    kind: 'done',
    answer: { ...result.value, before: undoOutcome(result.value.before, [language]) },
  };
}

function placeOf(live: LivePlace | null): LivePlace | null {
  return live && { revision: live.revision, from: live.from };
}

/** The result of an undo. Where it isn't undone, nothing was changed. */
export type UndoResult =
  | { readonly kind: 'undone' | 'failed' }
  /** Another person has published since. */
  | { readonly kind: 'newer' }
  /** What visitors read before has problems by now. */
  | { readonly kind: 'blocked'; readonly problems: readonly string[] };

/** Takes back what an answer holds in `before`. */
export async function undoPublishing<Document>(
  editable: EditableDraft<Document>,
  collection: DraftCollection<Document>,
  { before }: PublishResult,
): Promise<UndoResult> {
  const result = await collection.setLive(before);
  if (!result.ok) return { kind: 'failed' };
  await learnNow(editable, collection);
  const [blocked] = result.value.blocked;
  if (blocked) {
    const problems = new Set(LANGUAGES.flatMap((language) => blocked.problems[language] ?? []));
    return { kind: 'blocked', problems: [...problems] };
  }
  return { kind: result.value.stale.length > 0 ? 'newer' : 'undone' };
}

async function learnNow<Document>(
  editable: EditableDraft<Document>,
  collection: DraftCollection<Document>,
): Promise<void> {
  const { server } = editable.read();
  if (!server) return;
  const result = await collection.read(server.id);
  if (result.ok) editable.learn(result.value);
  else console.warn('What became of the item could not be read:', result.code, result.detail);
}

/**
 * The undo of a change of these languages. The other language is neither restored nor checked, because another person may have
 * published it meanwhile.
 */
export function undoOutcome(before: readonly LiveBefore[], languages: readonly Language[]): readonly LiveBefore[] {
  const only = <T>(of: Partial<Localized<T | null>>) =>
    Object.fromEntries(languages.map((language) => [language, of[language] ?? null]));
  return before.map(({ id, live, was }) => ({ id, live: only(live), ...(was && { was: only(was) }) }));
}
