import { ok, type ErrorCode, type Result } from '#domain/result.ts';
import type { ContactMessage, Inbox, MessageState } from '#renderer/data/collections/messages.ts';

/** A message with its state before the change. */
export type Before = Pick<ContactMessage, 'id' | 'state'>;

interface Marked {
  /** What was changed, as it was before. */
  readonly before: readonly Before[];
  /** Why the rest wasn't. */
  readonly failure: ErrorCode | null;
}

/**
 * Changes states; a failure where nothing was changed. A message that another person has changed meanwhile stays as it is: each one
 * is only changed from the state that was on the screen.
 */
export function markMessages(inbox: Inbox, messages: readonly Before[], state: MessageState): Promise<Result<Marked>> {
  const wanted = messages.filter((message) => message.state !== state);
  return inGroups(wanted, (before, ids) => inbox.mark(ids, state, before));
}

/** Gives messages that were marked `state` the states back that they had; those that were changed since stay. */
export function unmarkMessages(inbox: Inbox, before: readonly Before[], state: MessageState): Promise<Result<Marked>> {
  return inGroups(before, (was, ids) => inbox.mark(ids, was, state));
}

async function inGroups(
  messages: readonly Before[],
  mark: (state: MessageState, ids: readonly string[]) => Promise<Result<readonly string[]>>,
): Promise<Result<Marked>> {
  const groups = new Map<MessageState, Before[]>();
  for (const message of messages) groups.set(message.state, [...(groups.get(message.state) ?? []), message]);
  const done: Before[] = [];
  for (const [state, group] of groups) {
    const reply = await mark(
      state,
      group.map(({ id }) => id),
    );
    if (!reply.ok) {
      console.warn('Messages could not be marked:', reply.code, reply.detail);
      return done.length === 0 ? reply : ok({ before: done, failure: reply.code });
    }
    const changed = new Set(reply.value);
    done.push(...group.filter(({ id }) => changed.has(id)));
  }
  return ok({ before: done, failure: null });
}
