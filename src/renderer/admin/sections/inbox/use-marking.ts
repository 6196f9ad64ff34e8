import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#domain/result.ts';
import { inboxOf, type ContactMessage, type MessageState } from '#renderer/data/collections/messages.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useSessionStore } from '#renderer/session/session.ts';
import { showToast } from '#renderer/ui/toast.ts';
import { unreadWatch } from './parts/unread-watch.ts';
import { markMessages, unmarkMessages, type Before, type Marked } from './mark-messages.ts';

/** What a notice says of messages that became this. */
const DONE = {
  unread: 'inbox:doneUnread',
  read: 'inbox:doneRead',
  answered: 'inbox:doneAnswered',
  archived: 'inbox:doneArchived',
  spam: 'inbox:doneSpam',
} as const satisfies Record<MessageState, string>;

/** Shows a change on the screen. */
type Show = (change: (message: ContactMessage) => ContactMessage) => void;

/**
 * Marks messages; true where all of it worked. What was changed is shown by `show`, then `reload` brings the rest. A notice
 * says what was done and takes it back, unless it is done `quietly`, as a part of something else; a failure is always said.
 */
export function useMarking(show: Show, reload: () => void) {
  const store = useSessionStore();
  const { t } = useTranslation(['inbox', 'common']);
  return useCallback(
    async (messages: readonly Before[], state: MessageState, quietly = false): Promise<boolean> => {
      const settle = (changed: readonly Before[], become: (before: Before) => MessageState) => {
        const states = new Map(changed.map((each) => [each.id, become(each)]));
        show((message) => ({ ...message, state: states.get(message.id) ?? message.state }));
        reload();
        void unreadWatch(store).ask();
      };
      const sayFailure = (code: ErrorCode) =>
        void showToast({ kind: 'error', title: t('markFailed'), detail: t(errorMessageKey(code)) });
      const attempt = async (work: () => Promise<Marked>): Promise<Marked> => {
        try {
          return await work();
        } catch (error) {
          console.warn('Messages could not be marked:', error);
          return { before: [], failure: 'offline' };
        }
      };
      const undo = async (before: readonly Before[]) => {
        const back = await attempt(async () => unmarkMessages(inboxOf(await store.accounts()), before, state));
        settle(back.before, (was) => was.state);
        if (back.failure !== null) sayFailure(back.failure);
      };
      const { before, failure } = await attempt(async () =>
        markMessages(inboxOf(await store.accounts()), messages, state),
      );
      if (before.length > 0) settle(before, () => state);
      if (failure !== null) sayFailure(failure);
      else if (before.length === 0 && messages.some((message) => message.state !== state)) reload();
      if (before.length > 0 && !quietly)
        void showToast({
          kind: 'success',
          title: t(DONE[state], { count: before.length }),
          action: { label: t('undo'), run: () => void undo(before) },
        });
      return failure === null;
    },
    [store, t, show, reload],
  );
}
