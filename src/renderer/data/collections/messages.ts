import * as z from 'zod/mini';
import { queryOptions } from '@tanstack/react-query';
import { ok, type Result } from '#domain/result.ts';
import type { Accounts, Database } from '../accounts.ts';
import { callFunction, nothing, queryRows, rowSchema } from '../call-database.ts';
import type { Request } from '../request-error.ts';
import { replyRow } from './message-replies.ts';

/** What became of a message; each one has exactly one of these. */
export const MESSAGE_STATES = ['unread', 'read', 'answered', 'archived', 'spam'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/**
 * What a list can show: `inbox` is what lies neither in the archive nor among spam, `mine` what is assigned to the signed-in person
 * and waits for a reply.
 */
export const MESSAGE_SHOWS = ['inbox', 'mine', 'unread', 'answered', 'archived', 'spam', 'all'] as const;
export type MessageShow = (typeof MESSAGE_SHOWS)[number];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const message = z.pipe(
  rowSchema({
    id: z.string().check(z.regex(UUID)),
    name: z.string(),
    email: z.string(),
    /** Null where the form had none. */
    subject: z.nullable(z.string()),
    message: z.string(),
    /** A phone or WhatsApp number; null where none was given. */
    phone: z.nullable(z.string()),
    created_at: z.string(),
    state: z.enum(MESSAGE_STATES),
    state_at: z.string(),
    /** Who changed the state last; empty where it wasn't changed. */
    state_by_name: z.string(),
    /** The id of whoever sees to it; null where that is nobody. Names come with `answerersQuery`. */
    assignee: z.nullable(z.string()),
    // Missing for single messages.
    reply_count: z._default(z.number(), 0),
    /** Only in the list for reading all messages one after another. */
    replies: z._default(z.array(replyRow), []),
  }),
  z.transform(received),
);

/** A message that a visitor wrote; times are ISO. */
export type ContactMessage = z.output<typeof message>;

/**
 * The number of unread messages, and the newest of them; `mine` is how many wait for a reply of the signed-in person, `assigned` is
 * another text whenever one was assigned.
 */
const unread = z.object({
  count: z.number(),
  mine: z.number(),
  assigned: z.string(),
  newest: z.nullable(
    z.pipe(rowSchema({ id: z.string(), name: z.string(), created_at: z.string() }), z.transform(received)),
  ),
});
export type Unread = z.output<typeof unread>;

const answerers = z.object({ rows: z.array(z.object({ id: z.string(), name: z.string(), me: z.boolean() })) });
/** A person who may answer messages; `me` is the signed-in one. */
export type Answerer = z.output<typeof answerers>['rows'][number];

/** Messages in the list’s order after a given one; `total`, the number of matches, comes with the first ones only. */
const next = z.object({ total: z.nullable(z.number()), rows: z.array(message) });

/** The filter of messages. */
export interface MessageFilter {
  readonly search: string;
  readonly show: MessageShow;
}

/** The query of a list; `page` counts from 1. */
export interface MessageQuery extends MessageFilter {
  readonly page: number;
}

export interface MessagePage {
  /** Over all pages; a search counts to 1,000. */
  readonly total: number;
  /** How many messages of each kind the search finds, among the newest 1,000 that it finds; `more`: it finds more than these. */
  readonly counts: Readonly<Record<MessageShow, number>>;
  readonly more: boolean;
  readonly rows: readonly ContactMessage[];
}

/** The messages of the contact forms. The database allows only super admins to read or change them. */
export interface Inbox {
  list(query: MessageQuery): Promise<Result<MessagePage>>;
  /**
   * The next page of what a question finds, after this message; null: the first one. Unlike a page by its number it doesn’t
   * shift when messages come in or are marked.
   */
  listAfter(query: MessageFilter, last: ContactMessage | null): Promise<Result<z.output<typeof next>>>;
  /** Null where there is no such message. */
  read(id: string): Promise<Result<ContactMessage | null>>;
  /** Gives the ids of those that were changed: with `only`, no message that is in another state by now. */
  mark(ids: readonly string[], state: MessageState, only?: MessageState): Promise<Result<readonly string[]>>;
  /** The people whom a message can be assigned to, the signed-in one first. */
  answerers(): Promise<Result<readonly Answerer[]>>;
  /**
   * Assigns a message to a person, or (null) to nobody. Fails with `duplicate` where its assignee isn't `was` any more, and with
   * `refused` where this person may not answer messages (any more).
   */
  assign(id: string, person: string | null, was: string | null): Promise<Result<void>>;
  unread(): Promise<Result<Unread>>;
  /** How many unread ones came in after a moment (ISO). */
  unreadSince(moment: string): Promise<Result<number>>;
}

/** The inbox with the signed-in user's rights. */
export function inboxOf(accounts: Accounts): Inbox {
  return {
    list: (query) => callFunction(accounts, 'list_messages', query, page),
    listAfter: ({ search, show }, last) => {
      const after = last && { after_moment: last.receivedAt, after_id: last.id };
      return callFunction(accounts, 'messages_by_key', { search, show, ...after }, next);
    },
    async read(id) {
      if (!UUID.test(id)) return ok(null);
      const build = (database: Database) => database.from('contact_messages').select('*').eq('id', id);
      const answer = await queryRows(accounts, build, z.array(message));
      return answer.ok ? ok(answer.value[0] ?? null) : answer;
    },
    async mark(ids, state, only) {
      const build = (database: Database) => {
        const named = database.from('contact_messages').update({ state }).in('id', ids);
        // Selected, because a change that no policy let through otherwise answers like one that worked.
        return (only === undefined ? named : named.eq('state', only)).select('id');
      };
      const answer = await queryRows(accounts, build, z.array(z.object({ id: z.string() })));
      return answer.ok ? ok(answer.value.map(({ id }) => id)) : answer;
    },
    async answerers() {
      const answer = await callFunction(accounts, 'list_answerers', {}, answerers);
      return answer.ok ? ok(answer.value.rows) : answer;
    },
    assign: (id, person, was) => callFunction(accounts, 'assign_message', { message: id, person, was }, nothing),
    unread: () => callFunction(accounts, 'unread_messages', {}, unread),
    async unreadSince(moment) {
      const answer = await accounts.query((database) =>
        database
          .from('contact_messages')
          .select('id', { count: 'exact' })
          .eq('state', 'unread')
          .gt('created_at', moment)
          .limit(1),
      );
      return answer.ok ? ok(answer.value.count ?? 0) : answer;
    },
  };
}

function received<Row extends { readonly createdAt: string }>({ createdAt: receivedAt, ...rest }: Row) {
  return { ...rest, receivedAt };
}

type Counts = Partial<Record<MessageState, number>>;

function countsOf(
  { unread = 0, read = 0, answered = 0, archived = 0, spam = 0 }: Counts,
  mine: number,
): MessagePage['counts'] {
  const inbox = unread + read + answered;
  return { inbox, mine, unread, answered, archived, spam, all: inbox + archived + spam };
}

const page: z.ZodMiniType<MessagePage> = z.pipe(
  z.object({
    total: z.number(),
    counts: z.partialRecord(z.enum(MESSAGE_STATES), z.number()),
    mine: z.number(),
    more: z.boolean(),
    rows: z.array(message),
  }),
  z.transform(({ counts, mine, ...rest }): MessagePage => ({ ...rest, counts: countsOf(counts, mine) })),
);

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

/** The number of unread messages, and the newest of them. */
export const unreadQuery = (request: Request<Accounts>) =>
  queryOptions({
    queryKey: ['messages', 'unread'],
    queryFn: () => request((accounts) => inboxOf(accounts).unread()),
  });

/** The people whom a message can be assigned to. They hardly ever change: once for a while of work in the inbox. */
export const answerersQuery = (request: Request<Inbox>) =>
  queryOptions({
    queryKey: ['answerers'],
    queryFn: () => request((inbox) => inbox.answerers()),
    staleTime: 300_000,
  });
