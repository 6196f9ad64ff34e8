import { queryOptions } from '@tanstack/react-query';
import { ok } from '#domain/result.ts';
import type { CommentsApi, CommentsAsked, DraftName } from '../collections/comments.ts';
import type { Request } from '../request-error.ts';

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
