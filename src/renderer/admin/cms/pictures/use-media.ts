import { useCallback } from 'react';
import { failed } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { mediaApi, type MediaPage, type MediaShow } from '#renderer/data/collections/media.ts';
import { mediaQuery } from '#renderer/data/queries/media.ts';
import { useSessionStore } from '#renderer/session/session.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { useTablePage, type TablePage } from '../../data-table/use-table-page.ts';

/** A page of the pictures; what was read before stays until the next one is there. */
export function useMedia(show: MediaShow, page: number, search: string): TablePage<MediaPage> {
  return useTablePage(mediaQuery(useRequest(mediaApi), show, page, search));
}

/** Uploads as whoever is signed in. */
export function useUpload(): Accounts['upload'] {
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
