import type { Draft } from '#domain/draft.ts';
import { useRights } from '#renderer/admin/rights.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import type { ContentType, TranslatedDocument } from '../content-type.ts';

/** Whether a link to this draft can be made: it is at the backend, and a site is known whose address a link may have. */
export function useCanShare<Document extends TranslatedDocument>(
  kind: Pick<ContentType<Document>, 'hasPreviewLinks'>,
  server: Pick<Draft<Document>, 'binnedAt'> | null,
): boolean {
  const platform = usePlatform();
  const { may } = useRights();
  const isOpen = server !== null && server.binnedAt === null;
  return isOpen && kind.hasPreviewLinks === true && may('content.edit') && platform.publicAddress('/preview') !== null;
}
