import type { LivePlace, PublishAnswer } from '#domain/draft.ts';
import type { Language, Localized } from '#domain/localized.ts';
import type { ErrorCode } from '#domain/reply.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import type { WorkingCopy } from '../drafts/working-copy.ts';
import { putBack } from './put-back.ts';

/** How an attempt to publish went. */
export type Published =
  | { readonly kind: 'done'; readonly answer: PublishAnswer }
  /** Something is still missing, by language. */
  | { readonly kind: 'blocked'; readonly problems: Partial<Localized<readonly string[]>> }
  /** Somebody else saved a newer version: it has to be looked at first. */
  | { readonly kind: 'newer' }
  /** What is written couldn't be saved: nothing was published. */
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

/** Saves, then publishes exactly what was saved. `from` is ISO; null for at once. */
export async function publish<Document>(
  copy: WorkingCopy<Document>,
  collection: DraftCollection<Document>,
  languages: readonly Language[],
  from: string | null,
): Promise<Published> {
  if (!(await copy.save())) return copy.read().conflict ? { kind: 'newer' } : { kind: 'unsaved' };
  const { server } = copy.read();
  if (!server) return { kind: 'unsaved' };
  const reply = await collection.publish([{ id: server.id, version: server.version }], languages, from);
  if (!reply.ok) return { kind: 'failed', code: reply.code };
  const [blocked] = reply.value.blocked;
  if (blocked) return { kind: 'blocked', problems: blocked.problems };
  await learnNow(copy, collection);
  // Whoever saved in between is shown by the next save of this window; what it says now is what was there.
  if (reply.value.stale.length > 0) return { kind: 'newer' };
  return { kind: 'done', answer: { ...reply.value, before: putBack(reply.value.before, languages) } };
}

/** Takes one language away from visitors; what is written stays. */
export async function withdraw<Document>(
  copy: WorkingCopy<Document>,
  collection: DraftCollection<Document>,
  language: Language,
): Promise<Published> {
  const { server } = copy.read();
  if (!server) return { kind: 'unsaved' };
  // Withdrawn is what stands on the screen, not what somebody has published since.
  const was = { [language]: placeOf(server.live[language]) };
  const reply = await collection.setLive([{ id: server.id, live: { [language]: null }, was }]);
  if (!reply.ok) return { kind: 'failed', code: reply.code };
  await learnNow(copy, collection);
  if (reply.value.stale.length > 0) return { kind: 'newer' };
  return { kind: 'done', answer: { ...reply.value, before: putBack(reply.value.before, [language]), blocked: [] } };
}

function placeOf(live: LivePlace | null): LivePlace | null {
  return live && { revision: live.revision, from: live.from };
}

/** How taking something back went: `newer` where somebody has published since, and nothing was taken back. */
export type TakenBack = 'undone' | 'newer' | 'failed';

/** Takes back what an answer holds in `before`. */
export async function takeBack<Document>(
  copy: WorkingCopy<Document>,
  collection: DraftCollection<Document>,
  { before }: PublishAnswer,
): Promise<TakenBack> {
  const reply = await collection.setLive(before);
  if (!reply.ok) return 'failed';
  await learnNow(copy, collection);
  return reply.value.stale.length > 0 ? 'newer' : 'undone';
}

async function learnNow<Document>(copy: WorkingCopy<Document>, collection: DraftCollection<Document>): Promise<void> {
  const { server } = copy.read();
  if (!server) return;
  const reply = await collection.read(server.id);
  if (reply.ok) copy.learn(reply.value);
  else console.warn('What became of the item could not be read:', reply.code, reply.detail);
}
