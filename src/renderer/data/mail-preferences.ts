import * as z from 'zod/mini';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import type { Result } from '#domain/result.ts';
import type { Accounts } from './accounts.ts';
import { callFunction, nothing, rowSchema } from './call-database.ts';

/** The mail preferences of a team member. */
export interface MailChoice {
  /** Whether they get one where a comment names them. */
  readonly mentions: boolean;
  /** Null: both. */
  readonly language: Language | null;
}

const preferences = rowSchema({
  mentions: z.boolean(),
  language: z.nullable(z.enum(LANGUAGES)),
  /** Whether anything sends mails at all. */
  sender: z.boolean(),
});

export interface MailPreferencesApi {
  /** Fails with `no-table` at a backend with accounts only. */
  read(): Promise<Result<z.output<typeof preferences>>>;
  save(choice: MailChoice): Promise<Result<void>>;
}

/** The mail preferences of the signed-in user. */
export function mailPreferencesApi(accounts: Accounts): MailPreferencesApi {
  return {
    read: () => callFunction(accounts, 'read_mail_preferences', {}, preferences),
    save: ({ mentions, language }) => callFunction(accounts, 'save_mail_preferences', { mentions, language }, nothing),
  };
}
