import * as z from 'zod/mini';
import { queryOptions } from '@tanstack/react-query';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import type { Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { callFunction, nothing } from '../call-database.ts';
import type { Request } from '../request-error.ts';

const names = z.array(
  z.object({
    language: z.enum(LANGUAGES),
    name: z.string(),
    standard: z.string(),
    region: z.string(),
    source: z.string(),
  }),
);

/** An everyday name that super admins keep, as EverydayName has it (src/domain/everyday-names). */
export type AddedName = z.output<typeof names>[number];

/** Why the backend refused with `duplicate`: there are as many names as it takes. */
export const TOO_MANY_NAMES = 'PT409';

/** The everyday names that super admins keep beyond the portal's own list. */
export interface EverydayNamesApi {
  list(): Promise<Result<readonly AddedName[]>>;
  /** Adds a name, or changes what it stands for. Fails with `duplicate` (TOO_MANY_NAMES). */
  save(name: AddedName): Promise<Result<void>>;
  remove(language: Language, name: string): Promise<Result<void>>;
}

/** The names of the backend, as the person signed in. */
export function everydayNamesApi(accounts: Accounts): EverydayNamesApi {
  return {
    list: () => callFunction(accounts, 'list_everyday_names', {}, names),
    save: (name) => callFunction(accounts, 'save_everyday_name', name, nothing),
    remove: (language, name) => callFunction(accounts, 'remove_everyday_name', { language, name }, nothing),
  };
}

/** The everyday names that super admins keep. */
export const everydayNamesQuery = (request: Request<EverydayNamesApi>) =>
  queryOptions({ queryKey: ['everyday-names'], queryFn: () => request((api) => api.list()) });
