import { mediaApi, type MediaPage, type MediaShow, mediaQuery } from '#renderer/data/collections/media.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { useTablePage, type TablePage } from '../../data-table/use-table-page.ts';

/** A page of what was uploaded; what was read before stays until the next one is there. */
export function useMediaPage(show: MediaShow, page: number, search: string): TablePage<MediaPage> {
  return useTablePage(mediaQuery(useRequest(mediaApi), show, page, search));
}
