import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftVersion, RevisionCard } from '#domain/draft.ts';
import { otherLanguage } from '#domain/localized.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { dayAndDate, exactMoment, timeOfDay } from '#renderer/i18n/moments.ts';
import { useLanguageNames } from '../language-names.ts';
import { historyDays, type HistoryEntry } from './history-entries.ts';

const HISTORY_ENTRY =
  'history-entry flex flex-col gap-0.5 w-full min-h-14 px-3 py-2.5 text-left ' +
  'hover:bg-sunk aria-[current=true]:bg-brand-soft aria-[current=true]:text-on-brand-soft ' +
  'forced-colors:aria-[current=true]:border-2 forced-colors:aria-[current=true]:border-[color:Highlight]';

interface Props {
  readonly entries: readonly HistoryEntry[];
  /** The key of the one that is shown. */
  readonly current: string | null;
  /** The revisions that visitors read. */
  readonly live: readonly number[];
  readonly onChoose: (key: string) => void;
}

/** Versions day by day, the newest first: what was published and what was kept of the draft. */
export function HistoryList({ entries, current, live, onChoose }: Props) {
  const name = useId();
  const { language } = useLanguage();
  return (
    <div className="max-h-[60vh] overflow-y-auto border-t-2 border-ink">
      {historyDays(entries).map(({ day, entries: ofDay }) => (
        <section key={day} aria-labelledby={`${name}-${day}`}>
          <h3
            id={`${name}-${day}`}
            className="px-3 pt-2.5 pb-1.5 bg-bg border-b-[1.5px] border-line text-small text-ink-2"
          >
            {dayAndDate(new Date(ofDay[0]?.at ?? day), language)}
          </h3>
          <ol>
            {ofDay.map((entry) => (
              <li key={entry.key} className="border-b-[1.5px] border-line">
                <button
                  type="button"
                  className={HISTORY_ENTRY}
                  aria-current={entry.key === current}
                  onClick={() => onChoose(entry.key)}
                >
                  {entry.kind === 'published' ? (
                    <PublishedVersion revision={entry.revision} isLive={live.includes(entry.revision.id)} />
                  ) : (
                    <KeptVersion version={entry.version} />
                  )}
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function PublishedVersion({ revision, isLive }: { readonly revision: RevisionCard; readonly isLive: boolean }) {
  const languageNames = useLanguageNames();
  const { t } = useTranslation('revisions');
  const { language } = useLanguage();
  const { imported } = revision;
  const nameOf = (name: string): string => (name === '' ? t('nobody') : name);
  const time = timeOfDay(new Date(revision.madeAt), language);
  // The time from an imported file may be on any day, so it is shown with its date.
  const when = imported ? exactMoment(new Date(revision.madeAt), language) : time;
  return (
    <>
      <span className="font-bold wrap-anywhere" lang={revision.language}>
        {revision.title}
      </span>
      <span className="text-small">
        <b>{t('published', { language: languageNames[revision.language] })}</b> ·{' '}
        {t('entry', { name: nameOf(revision.madeByName), when })}
      </span>
      {imported && (
        <span className="text-small">
          {t('imported', { name: nameOf(imported.byName), when: exactMoment(new Date(imported.at), language) })}
        </span>
      )}
      {isLive && <span className="text-small font-bold">{t('live')}</span>}
    </>
  );
}

function KeptVersion({ version }: { readonly version: DraftVersion }) {
  const { t } = useTranslation(['revisions', 'editor']);
  const { language } = useLanguage();
  const other = otherLanguage(language);
  const { title, savedByName, savedAt } = version;
  const when = timeOfDay(new Date(savedAt), language);
  return (
    <>
      <span className="wrap-anywhere" lang={title[language] || !title[other] ? language : other}>
        {title[language] || title[other] || t('editor:untitled')}
      </span>
      <span className="text-small">
        {t('draft')} · {t('entry', { name: savedByName === '' ? t('nobody') : savedByName, when })}
      </span>
    </>
  );
}
