import * as z from 'zod/mini';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import type { Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction, nothing } from './call-database.ts';

const words = z.array(z.object({ language: z.enum(LANGUAGES), word: z.string(), plainer: z.string() }));

/** A hard word, and what says the same plainly; where that is empty, it is no hard word. */
export type PlainWord = z.output<typeof words>[number];

/** Why the backend refused with `duplicate`: there are as many words as it takes. */
export const TOO_MANY_WORDS = 'PT409';

/** The hard words that super admins keep beyond the portal's own list. */
export interface PlainWordsApi {
  list(): Promise<Result<readonly PlainWord[]>>;
  /** Adds one, or says something else about it. Fails with `duplicate` (TOO_MANY_WORDS). */
  save(word: PlainWord): Promise<Result<void>>;
  remove(language: Language, word: string): Promise<Result<void>>;
}

/** The words of the backend, as the person signed in. */
export function plainWordsApi(accounts: Accounts): PlainWordsApi {
  return {
    list: () => callFunction(accounts, 'list_plain_words', {}, words),
    save: (word) => callFunction(accounts, 'save_plain_word', word, nothing),
    remove: (language, word) => callFunction(accounts, 'remove_plain_word', { language, word }, nothing),
  };
}
