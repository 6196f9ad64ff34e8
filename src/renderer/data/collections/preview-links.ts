import * as z from 'zod/mini';
import { queryOptions } from '@tanstack/react-query';
import type { PREVIEW_DAYS } from '#domain/limits.ts';
import type { Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction, nothing, rowSchema } from '../call-database.ts';
import type { Request } from '../request-error.ts';
import type { DraftName } from './comments.ts';

const link = rowSchema({
  id: z.string(),
  made_by_name: z.string(),
  /** ISO, as the next one. */
  made_at: z.string(),
  expires_at: z.string(),
  /** ISO day in Jakarta; null before anybody opened it. */
  last_opened_on: z.nullable(z.string()),
});
const links = z.object({ rows: z.array(link) });
const made = z.object({ token: z.string(), link });

/** A link that shows a draft without an account. */
export type PreviewLink = z.output<typeof link>;

export type PreviewDays = (typeof PREVIEW_DAYS)[number];

/** Why the backend refused one more link: the draft has as many as it takes. */
export const TOO_MANY_LINKS = 'PT413';

/** Links to drafts. Every call is refused by the database where the person's role lacks the right. */
export interface PreviewLinksApi {
  /** Those that open the draft now, the newest first. */
  list(draft: DraftName): Promise<Result<readonly PreviewLink[]>>;
  /**
   * Creates a link and returns its token, which can't be read again. `key` is the client's own id: a repeated request creates only
   * one link. Fails with `refused` (TOO_MANY_LINKS).
   */
  create(draft: DraftName, key: string, days: PreviewDays): Promise<Result<{ readonly token: string }>>;
  revoke(id: string): Promise<Result<void>>;
}

/** Links of the backend, as the person signed in. */
export function previewLinksApi(accounts: Accounts): PreviewLinksApi {
  return {
    async list(draft) {
      const answer = await callFunction(accounts, 'list_preview_links', draft, links);
      return answer.ok ? { ...answer, value: answer.value.rows } : answer;
    },
    create: (draft, key, days) => callFunction(accounts, 'create_preview_link', { ...draft, key, days }, made),
    revoke: (id) => callFunction(accounts, 'revoke_preview_link', { link: id }, nothing),
  };
}

/** The links that open a draft now. Read whenever they are shown: others make and revoke them too. */
export const previewLinksQuery = (request: Request<PreviewLinksApi>, draft: DraftName) =>
  queryOptions({
    queryKey: ['preview-links', draft.collection, draft.item],
    queryFn: () => request((api) => api.list(draft)),
    staleTime: 0,
  });
