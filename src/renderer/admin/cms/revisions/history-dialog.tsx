import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftCollection } from '#renderer/data/collections/draft-collection.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import type { RevisionCard } from '#domain/draft.ts';
import { revisionsQuery } from '#renderer/data/queries/drafts.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { exactMoment } from '#renderer/i18n/moments.ts';
import { Dialog } from '#renderer/ui/private/dialog.tsx';
import { QueryNote } from '../../feedback/query-note.tsx';
import type { ContentType, DocumentParts, TranslatedDocument } from '../content-type.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';
import { SWITCH_BUTTON } from '../switch-button-classes.ts';
import { RevisionChanges } from './revision-changes.tsx';

const HISTORY_ENTRY =
  'history-entry flex flex-col gap-0.5 w-full min-h-14 px-3 py-2.5 text-left ' +
  'hover:bg-sunk aria-[current=true]:bg-brand-soft aria-[current=true]:text-on-brand-soft ' +
  'forced-colors:aria-[current=true]:border-2 forced-colors:aria-[current=true]:border-[color:Highlight]';

interface Props<Document extends TranslatedDocument> {
  readonly kind: DocumentParts<Document> & Pick<ContentType<Document>, 'collection'>;
  readonly collection: DraftCollection<Document>;
  readonly id: number;
  /** What is written now. */
  readonly document: Document;
  /** The revisions that visitors read. */
  readonly live: readonly number[];
  /** Puts an older version of one language into what is written; visitors see it once it is published. */
  readonly onRestore: (document: Document, revision: RevisionCard) => void;
  readonly onClose: () => void;
}

/** Every version that was published: who, when, what is different now, and the way back. */
export function HistoryDialog<Document extends TranslatedDocument>(props: Props<Document>) {
  const { kind, collection, id, document, live, onRestore, onClose } = props;
  const { t } = useTranslation('revisions');
  const revisions = useQuery(revisionsQuery(collection, kind.collection, id));
  const [chosen, setChosen] = useState<RevisionCard | null>(null);
  const [shownLanguage, setShownLanguage] = useState<Language | null>(null);
  const shown = revisions.data ?? [];
  const listed = shownLanguage === null ? shown : shown.filter((each) => each.language === shownLanguage);
  const current = listed.find((each) => each.id === chosen?.id) ?? listed[0] ?? null;
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose} size="wide">
      <QueryNote query={revisions} />
      {revisions.data?.length === 0 && <p className="max-w-[60ch] mb-4 text-ink-2">{t('none')}</p>}
      {shown.length > 0 && (
        <div className="grid gap-6 *:min-w-0 min-[56.25em]:grid-cols-[20rem_1fr]">
          <div>
            <LanguageFilter value={shownLanguage} onChange={setShownLanguage} />
            {listed.length === 0 && <p className="max-w-[60ch] mb-4 text-ink-2">{t('noneIn')}</p>}
            <ol className="max-h-[60vh] overflow-y-auto border-t-2 border-ink">
              {listed.map((revision) => (
                <li key={revision.id} className="border-b-[1.5px] border-line">
                  <RevisionEntry
                    revision={revision}
                    live={live.includes(revision.id)}
                    current={revision.id === current?.id}
                    onChoose={() => setChosen(revision)}
                  />
                </li>
              ))}
            </ol>
          </div>
          {current && (
            <RevisionChanges
              key={current.id}
              kind={kind}
              collection={collection}
              revision={current}
              document={document}
              marksOutdated={live.length === LANGUAGES.length}
              onRestore={(restored) => onRestore(restored, current)}
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
  const { t } = useTranslation('revisions');
  const choices = [
    { language: null, label: t('both') },
    { language: 'id', label: LANGUAGE_NAMES.id },
    { language: 'en', label: LANGUAGE_NAMES.en },
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

interface EntryProps {
  readonly revision: RevisionCard;
  readonly live: boolean;
  readonly current: boolean;
  readonly onChoose: () => void;
}

function RevisionEntry({ revision, live, current, onChoose }: EntryProps) {
  const { t } = useTranslation('revisions');
  const { language } = useLanguage();
  const { imported } = revision;
  const nameOf = (name: string): string => (name === '' ? t('nobody') : name);
  const when = (moment: string): string => exactMoment(new Date(moment), language);
  return (
    <button type="button" className={HISTORY_ENTRY} aria-current={current} onClick={onChoose}>
      <span className="font-bold wrap-anywhere" lang={revision.language}>
        {revision.title}
      </span>
      <span className="text-small">
        {LANGUAGE_NAMES[revision.language]} ·{' '}
        {t('entry', { name: nameOf(revision.madeByName), when: when(revision.madeAt) })}
      </span>
      {imported && (
        <span className="text-small">{t('imported', { name: nameOf(imported.byName), when: when(imported.at) })}</span>
      )}
      {live && <span className="text-small font-bold">{t('live')}</span>}
    </button>
  );
}
