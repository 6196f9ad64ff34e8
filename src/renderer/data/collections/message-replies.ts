import * as z from 'zod/mini';
import { queryOptions } from '@tanstack/react-query';
import { ok, type Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction, rowSchema } from '../call-database.ts';
import type { Request } from '../request-error.ts';

/** A reply as the backend gives it. */
export const replyRow = rowSchema({
  id: z.string(),
  body: z.string(),
  author_name: z.string(),
  /** ISO. */
  created_at: z.string(),
  /** Whether the mail went; null until somebody says so. */
  sent: z.nullable(z.boolean()),
});

/** A reply to a message. The portal stores it; the mail is sent by the user's own mail program. */
export type MessageReply = z.output<typeof replyRow>;

interface NewReply {
  /** The writer's own name for it: sent twice, it is there once. */
  readonly key: string;
  readonly body: string;
}

/** Why the backend refused one more reply: the message has as many as it takes. */
export const NO_ROOM = 'PT413';

/** Replies that are kept with messages. The database refuses everybody who may not answer them. */
export interface RepliesApi {
  /** Oldest first. */
  list(message: string): Promise<Result<readonly MessageReply[]>>;
  /**
   * Keeps one. Fails with `duplicate` where the key belongs to other words, with `refused` (NO_ROOM),
   * and with `not-found` where the message was deleted.
   */
  add(message: string, reply: NewReply): Promise<Result<MessageReply>>;
  /**
   * Notes whether its mail went, null where that is open again: the message is answered once it did. Fails with `duplicate` where
   * somebody has said meanwhile that it went.
   */
  settle(reply: string, sent: boolean | null): Promise<Result<MessageReply>>;
}

/** The replies of the backend, as the person signed in. */
export function repliesOf(accounts: Accounts): RepliesApi {
  return {
    async list(message) {
      const answer = await callFunction(accounts, 'list_replies', { message }, z.object({ rows: z.array(replyRow) }));
      return answer.ok ? ok(answer.value.rows) : answer;
    },
    add: (message, reply) => callFunction(accounts, 'add_reply', { message, ...reply }, replyRow),
    settle: (reply, sent) => callFunction(accounts, 'finish_reply', { reply, sent }, replyRow),
  };
}

/** What was answered to a message, oldest first. */
export const repliesQuery = (request: Request<RepliesApi>, message: string) =>
  queryOptions({
    queryKey: ['messages', 'replies', message],
    queryFn: () => request((replies) => replies.list(message)),
  });
