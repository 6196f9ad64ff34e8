import type { MessageShow, MessageState } from '#renderer/data/collections/messages.ts';

/** What each state is called. */
export const STATE_WORDS = {
  unread: 'inbox:new',
  read: 'inbox:read',
  answered: 'inbox:answered',
  archived: 'inbox:archived',
  spam: 'inbox:spam',
} as const satisfies Record<MessageState, string>;

/** What each kind of list is called. */
export const SHOW_WORDS = {
  inbox: 'inbox:showInbox',
  mine: 'inbox:showMine',
  unread: 'inbox:showUnread',
  answered: 'inbox:answered',
  archived: 'inbox:archived',
  spam: 'inbox:spam',
  all: 'inbox:showAll',
} as const satisfies Record<MessageShow, string>;

/** What marking a message as something is called. */
export const MARK_WORDS = {
  read: 'inbox:markRead',
  unread: 'inbox:markUnread',
  answered: 'inbox:markAnswered',
  archived: 'inbox:archive',
  spam: 'inbox:markSpam',
} as const satisfies Record<MessageState, string>;
