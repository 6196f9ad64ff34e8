import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DraftCollection,
  draftVersionsQuery,
  revisionsQuery,
} from '#renderer/data/collections/draft-collection.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import { QueryNote } from '../../feedback/query-note.tsx';
import type { ContentType, DocumentParts, TranslatedDocument } from '../content-type.ts';
import { useLanguageNames } from '../language-names.ts';
import { SWITCH_BUTTON } from '#renderer/admin/classes.ts';
import { historyEntries } from './history-entries.ts';
import { HistoryList } from './history-list.tsx';
import { VersionChanges } from './version-changes.tsx';

interface Props<Document extends TranslatedDocument> {
  readonly kind: DocumentParts<Document> & Pick<ContentType<Document>, 'collection'>;
  readonly collection: DraftCollection<Document>;
  readonly id: number;
  /** What is written now. */
  readonly document: Document;
  /** The revisions that visitors read. */
  readonly live: readonly number[];
  /** Puts an older version into what is written; visitors see it once it is published. */
  readonly onRestore: (document: Document, isWanted: () => boolean) => Promise<void>;
  readonly onClose: () => void;
}

/** Every version that was published or kept of the draft: who, when, what is different now, and the way back. */
export function HistoryDialog<Document extends TranslatedDocument>(props: Props<Document>) {
  const { kind, collection, id, document, live, onRestore, onClose } = props;
  const { t } = useTranslation('revisions');
  const revisions = useQuery(revisionsQuery(collection, kind.collection, id));
  const versions = useQuery(draftVersionsQuery(collection, kind.collection, id));
  const [chosen, setChosen] = useState<string | null>(null);
  const [language, setLanguage] = useState<Language | null>(null);
  const isThere = revisions.data !== undefined && versions.data !== undefined;
  const listed = (narrowed: Language | null) => historyEntries(revisions.data ?? [], versions.data ?? [], narrowed);
  const entries = listed(language);
  const current = entries.find(({ key }) => key === chosen) ?? entries[0] ?? null;
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose} size="wide">
      <QueryNote query={revisions.isError ? revisions : versions} />
      {isThere && listed(null).length === 0 && <p className="max-w-[60ch] mb-4 text-ink-2">{t('none')}</p>}
      {isThere && listed(null).length > 0 && (
        <div className="grid gap-6 *:min-w-0 min-[56.25em]:grid-cols-[20rem_1fr]">
          <div>
            <LanguageFilter value={language} onChange={setLanguage} />
            {entries.length === 0 && <p className="max-w-[60ch] mb-4 text-ink-2">{t('noneIn')}</p>}
            <HistoryList {...{ entries, live }} current={current?.key ?? null} onChoose={setChosen} />
          </div>
          {current && (
            <VersionChanges
              key={current.key}
              {...{ kind, collection, id, language, document, onRestore }}
              entry={current}
              marksOutdated={live.length === LANGUAGES.length}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

interface FilterProps {
  readonly value: Language | null;
  readonly onChange: (language: Language | null) => void;
}

function LanguageFilter({ value, onChange }: FilterProps) {
  const languageNames = useLanguageNames();
  const { t } = useTranslation('revisions');
  const choices = [
    { language: null, label: t('both') },
    { language: 'id', label: languageNames.id },
    { language: 'en', label: languageNames.en },
  ] as const;
  return (
    <div className="flex gap-1 mb-3" role="group" aria-label={t('filter')}>
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          className={`${SWITCH_BUTTON} px-3.5 py-1.5 rounded-[6px]`}
          aria-pressed={choice.language === value}
          onClick={() => onChange(choice.language)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
