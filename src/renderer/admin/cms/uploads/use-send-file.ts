import { useCallback } from 'react';
import { failed } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { useSessionStore } from '#renderer/session/session.ts';

/** Uploads files with the signed-in user's session. */
export function useSendFile(): Accounts['upload'] {
  const store = useSessionStore();
  return useCallback(
    async (file, watch) => {
      try {
        return await (await store.accounts()).upload(file, watch);
      } catch (error) {
        return failed('offline', String(error));
      }
    },
    [store],
  );
}
