import * as z from 'zod/mini';
import { queryOptions } from '@tanstack/react-query';
import { ROLES } from '#domain/roles.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { type Result, ok } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction, nothing, rowSchema } from '../call-database.ts';
import { teamPerson } from './people.ts';
import type { Request } from '../request-error.ts';

const comment = rowSchema({
  id: z.string(),
  /** The comment that it answers; null for the first one of a thread. */
  thread: z.nullable(z.string()),
  language: z.nullable(z.enum(LANGUAGES)),
  field: z.nullable(z.string()),
  quote: z.string(),
  place: z.number(),
  /** True for the comment with which the draft was sent back. */
  wants_changes: z.boolean(),
  body: z.string(),
  author: teamPerson,
  mine: z.boolean(),
  /** ISO, as the others. */
  created_at: z.string(),
  edited_at: z.nullable(z.string()),
  /** Its words are gone, the answers to it stay. */
  deleted: z.boolean(),
  resolved_at: z.nullable(z.string()),
  resolved_by: z.nullable(teamPerson),
  /** Ids of the people whom it names. */
  mentions: z.array(z.string()),
});
const commentList = z.object({ rows: z.array(comment), resolved: z.number() });
const reader = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  /** A translator's: who is told of nothing in the other one. */
  language: z.nullable(z.enum(LANGUAGES)),
});
const mention = rowSchema({
  comment: z.string(),
  collection: z.string(),
  item: z.number(),
  title_indonesian: z.string(),
  title_english: z.string(),
  body: z.string(),
  author: teamPerson,
  created_at: z.string(),
  seen: z.boolean(),
  /** With it the draft was sent back to the person; a backend may be too old to say so. */
  wants_changes: z.optional(z.boolean()),
});
const mentions = z.object({ count: z.number(), rows: z.array(mention) });
const present = z.object({ person: teamPerson, language: z.nullable(z.enum(LANGUAGES)) });

/** A comment on a draft. */
export type Comment = z.output<typeof comment>;
/** Threads with their answers, oldest first, and how many threads are resolved, whether they are among these or not. */
export type CommentList = z.output<typeof commentList>;
/** Which threads are read beside those that aren't resolved: so many of the resolved ones, and those of these comments. */
export interface CommentsAsked {
  readonly resolved: number;
  readonly wanted: readonly string[];
}
/** Why the backend refused one more comment: the draft has as many open threads as it takes, or the thread as many answers. */
export const NO_ROOM = 'PT413';
/** A person who may read drafts; no two have the same name. */
export type Reader = z.output<typeof reader>;
/** A comment that names the person. */
export type Mention = z.output<typeof mention>;
/** Another person who has a draft open, and the language that they type in. */
export type PresentPerson = z.output<typeof present>;

/** A draft, by its collection and number. */
export interface DraftName {
  readonly collection: string;
  readonly item: number;
}

/** Where a comment stands: its language, its field, the words as they are, and their place among the segments. */
export interface CommentedParagraph {
  readonly language: Language;
  readonly field: string;
  readonly quote: string;
  readonly place: number;
}

export interface NewComment {
  /** The writer's own name for it: sent twice, it is there once. */
  readonly key: string;
  readonly body: string;
  readonly mentions: readonly string[];
  /** The comment that it answers. */
  readonly thread?: string;
  /** Without one it is about all of the draft. */
  readonly paragraph?: CommentedParagraph | null;
}

/** The comments on drafts. The database refuses every call where the user's role lacks the right. */
export interface CommentsApi {
  list(draft: DraftName, asked: CommentsAsked): Promise<Result<CommentList>>;
  /** Everybody else who may read drafts. */
  readers(): Promise<Result<readonly Reader[]>>;
  /** Fails with `refused` (NO_ROOM), and with `not-found` where the thread was deleted. */
  add(draft: DraftName, comment: NewComment): Promise<Result<Comment>>;
  /** One's own. */
  edit(id: string, body: string, mentions: readonly string[]): Promise<Result<Comment>>;
  /** One's own, or as super admin anybody's. */
  remove(id: string): Promise<Result<void>>;
  /** Of a whole thread, by its first comment. */
  resolve(id: string, resolved: boolean): Promise<Result<Comment>>;
  /** The newest comments that name the person, and how many they haven't seen. */
  mentions(): Promise<Result<{ readonly count: number; readonly rows: readonly Mention[] }>>;
  seeMentions(comments: readonly string[]): Promise<Result<void>>;
  /** Reports that the user has a draft open, and the language that they type in; returns the others who have it open. */
  notePresence(draft: DraftName, language: Language | null): Promise<Result<readonly PresentPerson[]>>;
}

/** Comments of the backend, as the person signed in. */
export function commentsApi(accounts: Accounts): CommentsApi {
  const call = <Schema extends z.ZodMiniType>(name: string, args: object, schema: Schema) =>
    callFunction(accounts, name, args, schema);
  return {
    list: (draft, asked) => call('list_comments', { ...draft, ...asked }, commentList),
    readers: () => call('list_readers', {}, rows(reader)),
    add: (draft, added) => call('add_comment', { ...draft, ...added }, comment),
    edit: (id, body, named) => call('edit_comment', { comment: id, body, mentions: named }, comment),
    remove: (id) => call('delete_comment', { comment: id }, nothing),
    resolve: (id, resolved) => call('resolve_comment', { comment: id, resolved }, comment),
    mentions: () => call('list_mentions', {}, mentions),
    seeMentions: (comments) => call('see_mentions', { comments }, nothing),
    notePresence: (draft, language) => call('note_presence', { ...draft, language }, rows(present)),
  };
}

/** The rows of an answer. */
function rows<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.object({ rows: z.array(item) }),
    z.transform((answer) => answer.rows as readonly z.output<Item>[]),
  );
}

/** The comments on a draft. */
export const commentsQuery = (request: Request<CommentsApi>, draft: DraftName, asked: CommentsAsked) =>
  queryOptions({
    queryKey: [...commentsKey(draft), asked],
    queryFn: () => request((api) => api.list(draft, asked)),
  });

/** What all comments of a draft are under. */
export const commentsKey = ({ collection, item }: DraftName) => ['comments', collection, item] as const;

/** Everybody who can be named in a comment. */
export const readersQuery = (request: Request<CommentsApi>) =>
  queryOptions({ queryKey: ['readers'], queryFn: () => request((api) => api.readers()) });

/** The comments that name the person. */
export const mentionsQuery = (request: Request<CommentsApi>) =>
  queryOptions({
    queryKey: ['mentions'],
    queryFn: () =>
      request(async (api) => {
        const answer = await api.mentions();
        // A backend without comments has no mentions.
        return !answer.ok && answer.code === 'no-table' ? ok({ count: 0, rows: [] }) : answer;
      }),
  });
