import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { failed, type ErrorCode } from '#domain/result.ts';
import {
  inboxOf,
  type ContactMessage,
  type MessagePage,
  type MessageState,
  MESSAGE_LISTS,
} from '#renderer/data/collections/messages.ts';
import { RequestError } from '#renderer/data/request-error.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { showToast } from '#renderer/ui/toast.ts';
import { useBulkActions, type BulkActions } from '../../data-table/use-bulk-actions.ts';
import type { Selection } from '../../data-table/use-selection.ts';
import { markMessages, unmarkMessages, type Before } from './mark-messages.ts';

/** The notice for messages with this new state. */
const DONE = {
  unread: 'inbox:doneUnread',
  read: 'inbox:doneRead',
  answered: 'inbox:doneAnswered',
  archived: 'inbox:doneArchived',
  spam: 'inbox:doneSpam',
} as const satisfies Record<MessageState, string>;

/** One after the other: each message is only changed from the state that is shown, which the change before may decide. */
const SCOPE = 'messages';
const PAGES = [...MESSAGE_LISTS, 'page'] as const;
const OPENED = ['messages', 'one'] as const;

export interface Marking extends BulkActions<MessageState, ContactMessage, null> {
  /** Marks a message as read because it was opened: a notice is only shown where that fails. */
  read(message: ContactMessage): void;
}

/** Marks messages. What was changed is shown at once, then everything that shows messages is read again. */
export function useMarking(selection: Selection<string>): Marking {
  const { t } = useTranslation(['inbox', 'common']);
  const client = useQueryClient();
  const request = useRequest(inboxOf);

  const show = (changed: readonly Before[], become: (before: Before) => MessageState) => {
    const states = new Map(changed.map((each) => [each.id, become(each)]));
    const marked = (message: ContactMessage) => ({ ...message, state: states.get(message.id) ?? message.state });
    for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: PAGES })) {
      // The other rows are as old as before.
      const updatedAt = state.dataUpdatedAt;
      client.setQueryData<MessagePage>(queryKey, (page) => page && { ...page, rows: page.rows.map(marked) }, {
        updatedAt,
      });
    }
    client.setQueriesData<ContactMessage>({ queryKey: OPENED }, (message) => message && marked(message));
  };
  /** As they are on the screen by now. */
  const shownNow = (messages: readonly ContactMessage[]) => {
    const pages = client.getQueriesData<MessagePage>({ queryKey: PAGES, type: 'active' });
    const opened = client.getQueriesData<ContactMessage>({ queryKey: OPENED, type: 'active' });
    const shown = [...opened.map(([, message]) => message), ...pages.flatMap(([, page]) => page?.rows)];
    return messages.map((message) => shown.find((each) => each?.id === message.id) ?? message);
  };
  const refresh = () => void client.invalidateQueries({ queryKey: ['messages'] });
  const onFailure = (code: ErrorCode) =>
    void showToast({ kind: 'error', title: t('markFailed'), detail: t(errorMessageKey(code)) });

  const mark = async (messages: readonly ContactMessage[], state: MessageState) => {
    const marked = await request((inbox) => markMessages(inbox, messages, state));
    show(marked.before, () => state);
    return marked;
  };
  const unmark = async (before: readonly Before[], state: MessageState) => {
    const back = await request((inbox) => unmarkMessages(inbox, before, state));
    show(back.before, (was) => was.state);
    if (back.failure !== null) throw new RequestError(failed(back.failure, 'Some messages were not marked back'));
    return { undone: back.before.length, stale: before.length - back.before.length };
  };

  const reading = useMutation({
    mutationKey: ['messages', 'read'],
    scope: { id: SCOPE },
    mutationFn: (message: ContactMessage) => mark([message], 'read'),
    onError: ({ code }) => onFailure(code),
    onSettled: refresh,
  });
  const bulk = useBulkActions({
    mutationKey: ['messages', 'mark'],
    scope: SCOPE,
    async perform(state: MessageState, messages: readonly ContactMessage[]) {
      const { before, failure } = await mark(shownNow(messages), state);
      return {
        done: before.length,
        leftIds: failure === null ? [] : messages.map(({ id }) => id),
        left: null,
        failure,
        undo: before.length === 0 ? null : () => unmark(before, state),
      };
    },
    doneText: (state, count) => t(DONE[state], { count }),
    refresh,
    deselect: selection.deselect,
    onFailure,
  });
  return { ...bulk, read: reading.mutate };
}
