import { StorageApiError, type SupabaseClient } from '@supabase/supabase-js';
import { failed, ok, type Result } from '#domain/result.ts';
import type { Accounts } from '../accounts.ts';
import { isTokenOver, storageFailure } from './storage-response.ts';
import { readTransportError } from './transport-error.ts';
import { withToken, type AccessToken } from './with-token.ts';

/** Deletes files of the storage as the person who is signed in. */
export function removeFiles(storage: SupabaseClient['storage'], tokens: AccessToken): Accounts['removeFiles'] {
  return (bucket, paths) =>
    withToken(tokens, tokens.read(), isTokenOver, async (token): Promise<Result<readonly string[]>> => {
      const files = storage.from(bucket).setHeader('Authorization', `Bearer ${token}`);
      const { data, error } = await files.remove([...paths]);
      if (error instanceof StorageApiError) {
        return storageFailure(Number(error.statusCode) || error.status, { message: error.message });
      }
      if (error) return readTransportError(error.message) ?? failed('server', error.message);
      // A firewall's JSON with 200 is taken for an answer by the library.
      if (!Array.isArray(data)) return failed('server', 'The answer lacks what was asked for');
      return ok(data.map((file: { readonly name?: unknown } | null) => String(file?.name)));
    });
}
