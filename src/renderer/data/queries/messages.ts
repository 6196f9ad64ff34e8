import { queryOptions } from '@tanstack/react-query';
import type { Accounts } from '../accounts.ts';
import { inboxOf, type ContactMessage, type Inbox, type MessageQuery } from '../collections/messages.ts';
import type { RepliesApi } from '../collections/message-replies.ts';
import type { Request } from '../request-error.ts';

/** Whatever shows several messages: outdated as soon as one comes in or is marked. */
export const MESSAGE_LISTS = ['messages', 'lists'] as const;

/** One page of the inbox. */
export const messagePageQuery = (request: Request<Inbox>, query: MessageQuery) =>
  queryOptions({
    queryKey: [...MESSAGE_LISTS, 'page', query],
    queryFn: () => request((inbox) => inbox.list(query)),
  });

/** The message with this id; null where there is none. With `listed`, the list's row, no request is made. */
export const messageQuery = (request: Request<Inbox>, id: string, listed: ContactMessage | undefined) =>
  queryOptions({
    queryKey: ['messages', 'one', id],
    queryFn: () => request((inbox) => inbox.read(id)),
    initialData: listed,
    staleTime: Infinity,
    // When it is opened again, the list's current row is used.
    gcTime: 0,
  });

/** What was answered to a message, oldest first. */
export const repliesQuery = (request: Request<RepliesApi>, message: string) =>
  queryOptions({
    queryKey: ['messages', 'replies', message],
    queryFn: () => request((replies) => replies.list(message)),
  });

/** The number of unread messages, and the newest of them. */
export const unreadQuery = (request: Request<Accounts>) =>
  queryOptions({
    queryKey: ['messages', 'unread'],
    queryFn: () => request((accounts) => inboxOf(accounts).unread()),
  });
