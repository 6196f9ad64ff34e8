import * as z from 'zod/mini';
import { queryOptions } from '@tanstack/react-query';
import { LANGUAGES } from '#domain/localized.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction, nothing, rowSchema } from '../call-database.ts';
import type { Request } from '../request-error.ts';

const template = rowSchema({
  id: z.string(),
  language: z.enum(LANGUAGES),
  name: z.string(),
  /** Plain text; `{name}` stands for the name of whoever wrote the message. */
  body: z.string(),
  /** 0 for one that isn't stored yet. */
  version: z.number(),
});

/** A text that the team uses again and again when it replies. */
export type ReplyTemplate = z.output<typeof template>;

/** Why the backend refused: somebody has changed or deleted it since. */
export const TEMPLATE_CHANGED = 'PT412';
/** The language has as many templates as it takes. */
export const TOO_MANY_TEMPLATES = 'PT413';

/** The templates for replies. The database refuses everybody who may not answer messages. */
export interface ReplyTemplatesApi {
  /** By name. */
  list(): Promise<Result<readonly ReplyTemplate[]>>;
  /**
   * Adds one (version 0) or changes it. Fails with `duplicate` where another one of the language has the name, and with
   * TEMPLATE_CHANGED or TOO_MANY_TEMPLATES as the reason.
   */
  save(template: ReplyTemplate): Promise<Result<ReplyTemplate>>;
  /** Fails with TEMPLATE_CHANGED as the reason. */
  remove(template: Pick<ReplyTemplate, 'id' | 'version'>): Promise<Result<void>>;
}

/** The templates of the backend, as the person signed in. */
export function replyTemplatesOf(accounts: Accounts): ReplyTemplatesApi {
  return {
    async list() {
      const answer = await callFunction(accounts, 'list_reply_templates', {}, z.object({ rows: z.array(template) }));
      return answer.ok ? ok(answer.value.rows) : answer;
    },
    save: ({ id, language, name, body, version }) =>
      callFunction(accounts, 'save_reply_template', { id, language, name, body, version }, template),
    remove: ({ id, version }) => callFunction(accounts, 'delete_reply_template', { id, version }, nothing),
  };
}

/** All templates for replies. */
export const replyTemplatesQuery = (request: Request<ReplyTemplatesApi>) =>
  queryOptions({ queryKey: ['reply-templates'], queryFn: () => request((templates) => templates.list()) });
