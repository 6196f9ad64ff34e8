import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';

/** Something written that this device holds and the backend hasn't got, as a list shows it. */
export interface LocalDraftLine {
  /** Null for a new item. */
  readonly id: number | null;
  /** The writer's own name for it. */
  readonly key: string;
  /** ISO; empty where nobody knows any more. */
  readonly writtenAt: string;
  readonly title: string;
}

interface Props {
  readonly drafts: readonly LocalDraftLine[];
  readonly itemPath: (id: number) => string;
  readonly newPath: string;
}

/** What waits on this device alone: the way back to it. */
export function LocalDrafts({ drafts, itemPath, newPath }: Props) {
  const { t } = useTranslation('list');
  const { language } = useLanguage();
  const toAddress = useAddress();
  const headingId = useId();
  const [now] = useState(() => new Date());
  if (drafts.length === 0) return null;
  const pathOf = ({ id, key }: LocalDraftLine) =>
    id === null ? `${newPath}?${new URLSearchParams({ key }).toString()}` : itemPath(id);
  return (
    <section aria-labelledby={headingId} className="kept-drafts">
      <h2 id={headingId}>{t('kept')}</h2>
      <p className="kept-hint">{t('keptHint')}</p>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.key}>
            <Link to={toAddress(pathOf(draft))} className="kept-link">
              <span className="kept-title">{draft.title.trim() || t('untitledNew')}</span>
              {draft.writtenAt !== '' && (
                <time dateTime={draft.writtenAt} className="kept-moment">
                  {listMoment(new Date(draft.writtenAt), now, language)}
                </time>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
