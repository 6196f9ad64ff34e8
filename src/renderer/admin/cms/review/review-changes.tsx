import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryNote } from '#renderer/admin/feedback/query-note.tsx';
import { type DraftCollection, reviewQuery } from '#renderer/data/collections/draft-collection.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import { DifferencesList } from '../comparison/differences-list.tsx';
import { differences } from '../comparison/differences.ts';
import type { ContentType, TranslatedDocument } from '../content-type.ts';

interface Props<Document extends TranslatedDocument> {
  readonly kind: ContentType<Document>;
  readonly collection: DraftCollection<Document>;
  readonly item: number;
  /** The version that was marked as ready. */
  readonly version: number;
  /** What is written now. */
  readonly document: Document;
  readonly onClose: () => void;
}

/** What changed of a draft since it was marked as ready for review. */
export function ReviewChanges<Document extends TranslatedDocument>(props: Props<Document>) {
  const { kind, collection, item, version, document, onClose } = props;
  const { t } = useTranslation('review');
  const { language } = useLanguage();
  const marked = useQuery(reviewQuery(collection, kind.collection, item, version));
  const changes = useMemo(
    () => (marked.data ? differences(kind, document, marked.data.document, null, language) : []),
    [kind, document, marked.data, language],
  );
  return (
    <Dialog title={t('changesTitle')} closeLabel={t('changesClose')} onClose={onClose}>
      <QueryNote query={marked} />
      {marked.data !== undefined && (
        <p role="status" className="mb-4 text-ink-2">
          {t(marked.data === null ? 'notReady' : changes.length > 0 ? 'changesExplained' : 'noChanges')}
        </p>
      )}
      {changes.length > 0 && <DifferencesList changes={changes} />}
    </Dialog>
  );
}
