import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DraftCard } from '#domain/draft.ts';
import type { Localized } from '#domain/localized.ts';
import { LANGUAGES } from '#domain/localized.ts';
import type { ErrorCode } from '#domain/result.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { AlertIcon, CloseIcon, DoneIcon } from '#renderer/ui/icons.tsx';
import { LANGUAGE_NAMES } from '../language-names.ts';
import type { ListMessages } from './list-messages.ts';
import { shownTitle } from './shown-title.ts';
import type { BulkActionReport, Leftovers } from './use-bulk-actions.ts';

interface UnreadProps {
  readonly code: ErrorCode;
  /** When the rows below were read; null where there are none. */
  readonly shownSince: Date | null;
  readonly onRetry: () => void;
}

/** The list couldn't be read: why, what is still shown, and another try. */
export function ListUnread({ code, shownSince, onRetry }: UnreadProps) {
  const { t } = useTranslation(['list', 'common']);
  const { language } = useLanguage();
  return (
    <div role="alert" className="list-note list-note-failed">
      <AlertIcon />
      <div className="list-note-words">
        <p className="list-note-title">{t(errorMessageKey(code))}</p>
        {shownSince && <p>{t('shownSince', { when: listMoment(shownSince, new Date(), language) })}</p>}
      </div>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {t('common:error.retry')}
      </Button>
    </div>
  );
}

interface ReportProps {
  readonly report: BulkActionReport;
  readonly words: ListMessages;
  readonly itemPath: (id: number) => string;
  readonly onDismiss: () => void;
}

/** How something went that was done with several rows, where a notice that goes by itself isn't enough. */
export function BulkActionOutcome({ report, words, itemPath, onDismiss }: ReportProps) {
  const { t } = useTranslation(['list', 'common']);
  return (
    <div role={report.kind === 'told' ? 'status' : 'alert'} className={`list-note list-note-${report.kind}`}>
      {report.kind === 'told' ? <DoneIcon /> : <AlertIcon />}
      <div className="list-note-words">
        {report.kind === 'failed' && (
          <>
            <p className="list-note-title">{t('failed')}</p>
            <p>{t(errorMessageKey(report.code))}</p>
          </>
        )}
        {report.kind === 'told' && <p className="list-note-title">{report.title}</p>}
        {report.kind === 'left' && <Left leftovers={report.leftovers} words={words} itemPath={itemPath} />}
      </div>
      {report.kind === 'told' && report.undo && (
        <Button variant="outline" size="sm" onClick={report.undo}>
          {t('undo')}
        </Button>
      )}
      <button type="button" className="list-note-close" aria-label={t('dismiss')} onClick={onDismiss}>
        <CloseIcon />
      </button>
    </div>
  );
}

interface LeftProps {
  readonly leftovers: Leftovers;
  readonly words: ListMessages;
  readonly itemPath: (id: number) => string;
}

function Left({ leftovers: { blocked, stale }, words, itemPath }: LeftProps) {
  const { t } = useTranslation('list');
  return (
    <>
      {blocked.length > 0 && <p className="list-note-title">{t('blocked', { count: blocked.length })}</p>}
      {blocked.length > 0 && (
        <ul>
          {blocked.map(({ card, problems }) => (
            <LeftItem key={card.id} card={card} itemPath={itemPath}>
              {invalid(problems, words)}
            </LeftItem>
          ))}
        </ul>
      )}
      {stale.length > 0 && <p className="list-note-title">{t('stale', { count: stale.length })}</p>}
      {stale.length > 0 && (
        <ul>
          {stale.map((card) => (
            <LeftItem key={card.id} card={card} itemPath={itemPath} />
          ))}
        </ul>
      )}
    </>
  );
}

interface LeftItemProps {
  readonly card: DraftCard;
  readonly itemPath: (id: number) => string;
  readonly children?: ReactNode;
}

function LeftItem({ card, itemPath, children }: LeftItemProps) {
  const { t } = useTranslation('list');
  const { language } = useLanguage();
  const toAddress = useAddress();
  return (
    <li>
      <Link to={toAddress(itemPath(card.id))} className="list-note-link">
        {shownTitle(card, language)?.text ?? t('untitled', { id: card.id })}
      </Link>
      {children !== undefined && <span>{children}</span>}
    </li>
  );
}

/** "Indonesia: Pilih gambar. English: Judulnya belum ada. Pilih gambar." */
function invalid(problems: Partial<Localized<readonly string[]>>, words: ListMessages): string {
  return LANGUAGES.flatMap((language) => {
    const names = problems[language]?.map((problem) => words.problem(problem)) ?? [];
    return names.length > 0 ? [`${LANGUAGE_NAMES[language]}: ${names.join(' ')}`] : [];
  }).join(' ');
}
