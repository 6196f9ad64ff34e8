import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import { useRights } from '#renderer/admin/rights.ts';
import { type DraftCollection, draftVersionQuery, revisionQuery } from '#renderer/data/collections/draft-collection.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { QueryNote } from '../../feedback/query-note.tsx';
import { DifferencesList } from '../comparison/differences-list.tsx';
import { differences } from '../comparison/differences.ts';
import type { ContentType, DocumentParts, TranslatedDocument } from '../content-type.ts';
import { useLanguageNames } from '../language-names.ts';
import type { HistoryEntry } from './history-entries.ts';
import { restoredDocument } from './restored-document.ts';

interface Props<Document extends TranslatedDocument> {
  readonly kind: DocumentParts<Document> & Pick<ContentType<Document>, 'collection'>;
  readonly collection: DraftCollection<Document>;
  readonly id: number;
  readonly entry: HistoryEntry;
  /** The language that the list is narrowed to. */
  readonly language: Language | null;
  readonly document: Document;
  readonly marksOutdated: boolean;
  readonly onRestore: (document: Document, isWanted: () => boolean) => Promise<void>;
}

/** What is different between one older version and what is written now, and the way back. */
export function VersionChanges<Document extends TranslatedDocument>(props: Props<Document>) {
  const languageNames = useLanguageNames();
  const { kind, collection, id, entry, document, marksOutdated, onRestore } = props;
  const { t } = useTranslation('revisions');
  const { language: shownIn } = useLanguage();
  const heading = useId();
  const [busy, setBusy] = useState(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const { may, languages } = useRights();
  const withShared = may('content.edit');
  const [only] = withShared || !may('content.translate') ? [] : languages;
  // For a version of both languages, users who write one language see that one.
  const language = entry.kind === 'published' ? entry.revision.language : (props.language ?? only ?? null);
  // Two queries, of which one is enabled: both return a stored document.
  const published = useQuery({
    ...revisionQuery(collection, entry.kind === 'published' ? entry.revision.id : 0),
    enabled: entry.kind === 'published',
  });
  const kept = useQuery({
    ...draftVersionQuery(collection, kind.collection, id, entry.kind === 'draft' ? entry.version.version : 0),
    enabled: entry.kind === 'draft',
  });
  const query = entry.kind === 'published' ? published : kept;
  const { data } = query;
  const restored = useMemo(
    () =>
      data === undefined
        ? null
        : restoredDocument(kind, document, entry.kind, data.content, { language, withShared, marksOutdated }),
    [data, kind, document, entry.kind, language, withShared, marksOutdated],
  );
  const bringsShared = language === null || (entry.kind === 'published' && withShared);
  const changes = restored ? differences(kind, document, restored, null, shownIn) : [];
  const restore = async (wanted: Document) => {
    setBusy(true);
    await onRestore(wanted, () => isHere.current);
    setBusy(false);
  };
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-3 text-[1.125rem] font-extrabold">
        {t('changes')}
      </h3>
      <QueryNote query={query} />
      {data !== undefined && (
        <p role="status" className="max-w-[60ch] mb-4 text-ink-2">
          {restored === null ? t('unreadable') : t(changes.length > 0 ? 'explained' : 'same')}
        </p>
      )}
      {data?.leftOut === true && bringsShared && <p className="max-w-[60ch] mb-4">{t('leftOut')}</p>}
      {restored && changes.length > 0 && (
        <>
          <DifferencesList changes={changes} />
          {(withShared || (only !== undefined && only === language)) && (
            <Button className="mt-5" busy={busy} busyLabel={t('restoring')} onClick={() => void restore(restored)}>
              {entry.kind === 'draft' && language !== null
                ? t('restoreIn', { language: languageNames[language] })
                : t('restore')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
