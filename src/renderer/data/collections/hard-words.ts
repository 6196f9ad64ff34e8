import * as z from 'zod/mini';
import { queryOptions } from '@tanstack/react-query';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import type { Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction, nothing } from '../call-database.ts';
import type { Request } from '../request-error.ts';

const words = z.array(z.object({ language: z.enum(LANGUAGES), word: z.string(), plainer: z.string() }));

/** A hard word with its plain alternative; without one it doesn't count as hard. */
export type HardWord = z.output<typeof words>[number];

/** Why the backend refused with `duplicate`: there are as many words as it takes. */
export const TOO_MANY_WORDS = 'PT409';

/** The hard words that super admins keep beyond the portal's own list. */
export interface HardWordsApi {
  list(): Promise<Result<readonly HardWord[]>>;
  /** Adds a word, or changes its alternative. Fails with `duplicate` (TOO_MANY_WORDS). */
  save(word: HardWord): Promise<Result<void>>;
  remove(language: Language, word: string): Promise<Result<void>>;
}

/** The words of the backend, as the person signed in. */
export function hardWordsApi(accounts: Accounts): HardWordsApi {
  return {
    list: () => callFunction(accounts, 'list_hard_words', {}, words),
    save: (word) => callFunction(accounts, 'save_hard_word', word, nothing),
    remove: (language, word) => callFunction(accounts, 'remove_hard_word', { language, word }, nothing),
  };
}

/** The hard words that super admins keep. */
export const hardWordsQuery = (request: Request<HardWordsApi>) =>
  queryOptions({ queryKey: ['hard-words'], queryFn: () => request((api) => api.list()) });
