import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RevisionCard } from '#domain/draft.ts';
import type { Language } from '#domain/localized.ts';
import { useRights } from '#renderer/admin/rights.ts';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { revisionQuery } from '#renderer/data/queries/drafts.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { Button } from '#renderer/ui/button.tsx';
import { QueryNote } from '../../feedback/query-note.tsx';
import { DifferencesList } from '../comparison/differences-list.tsx';
import { differences } from '../comparison/differences.ts';
import { translationValue, type DocumentParts, type TranslatedDocument } from '../content-type.ts';
import { writeTranslation } from '../translation/mark-outdated.ts';

interface Props<Document extends TranslatedDocument> {
  readonly kind: DocumentParts<Document>;
  readonly collection: DraftCollection<Document>;
  readonly revision: RevisionCard;
  readonly document: Document;
  /** Whether it is noted which side is outdated (translation/mark-outdated.ts). */
  readonly marksOutdated: boolean;
  readonly onRestore: (document: Document) => void;
}

/** What is different between one published version and what is written now. */
export function RevisionChanges<Document extends TranslatedDocument>(props: Props<Document>) {
  const { kind, collection, revision, document, marksOutdated, onRestore } = props;
  const { t } = useTranslation('revisions');
  const { language } = useLanguage();
  const heading = useId();
  // It brings what both languages share along.
  const { may } = useRights();
  const published = useQuery(revisionQuery(collection, revision.id));
  const restored = useMemo(
    () => (published.data ? withRevision(kind, document, revision.language, published.data, marksOutdated) : null),
    [published.data, kind, document, revision.language, marksOutdated],
  );
  const changes = restored ? differences(kind, document, restored, null, language) : [];
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-3 text-[1.125rem] font-extrabold">
        {t('changes')}
      </h3>
      <QueryNote query={published} />
      {published.data && (
        <p role="status" className="max-w-[60ch] mb-4 text-ink-2">
          {restored === null ? t('unreadable') : t(changes.length > 0 ? 'explained' : 'same')}
        </p>
      )}
      {restored && changes.length > 0 && (
        <>
          <DifferencesList changes={changes} />
          {may('content.edit') && (
            <Button className="mt-5" onClick={() => onRestore(restored)}>
              {t('restore')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

/** What is written now, with one language (and what both share) as it was published then; null where it can't be read. */
function withRevision<Document extends TranslatedDocument>(
  kind: DocumentParts<Document>,
  document: Document,
  language: Language,
  { shared, text }: { readonly shared: unknown; readonly text: unknown },
  marksOutdated: boolean,
): Document | null {
  const whole = { ...document, ...(shared as object), [language]: text };
  const read = kind.schema.safeParse(whole);
  if (!read.success) {
    console.error('A published version can’t be read as one of today’s documents:', read.error.issues);
    return null;
  }
  if (!marksOutdated) return read.data;
  // A text that becomes another one puts the other side behind, as if somebody had written it.
  const now = new Date().toISOString();
  const { outdated } = kind.sideFields.reduce(
    (so, field) => writeTranslation(so, language, field, translationValue(read.data, language, field.name), now),
    document,
  );
  return { ...read.data, outdated };
}
