import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { placeOfItem, useSections } from '#renderer/data/admin-section.ts';
import type { RecentDraft } from '#renderer/data/collections/recent-drafts.ts';
import { recentDraftsQuery } from '#renderer/data/queries/drafts.ts';
import { shownTitle } from '../../cms/list/shown-title.ts';
import { QueryNote } from '../../cms/query-note.tsx';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { useAccountsRequest } from '#renderer/session/use-request.ts';

const SHOWN = 8;

/** What anybody saved last, each with the way to it. */
export function RecentlyEdited() {
  const { t } = useTranslation('dashboard');
  const query = useQuery(recentDraftsQuery(useAccountsRequest(), '', SHOWN));
  const drafts = query.data ?? [];
  return (
    <section className="recently-edited" aria-labelledby="recently-edited">
      <h2 id="recently-edited">{t('recent.title')}</h2>
      <QueryNote query={query} title={t('recent.failed')} />
      {query.data?.length === 0 && <p className="attention-note">{t('recent.none')}</p>}
      {drafts.length > 0 && <Rows drafts={drafts} />}
    </section>
  );
}

function Rows({ drafts }: { readonly drafts: readonly RecentDraft[] }) {
  const [now] = useState(() => new Date());
  return (
    <ul>
      {drafts.map((draft) => (
        <Row key={`${draft.collection} ${draft.id}`} draft={draft} now={now} />
      ))}
    </ul>
  );
}

function Row({ draft, now }: { readonly draft: RecentDraft; readonly now: Date }) {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  const toAddress = useAddress();
  const place = placeOfItem(useSections(), draft);
  // Of a section that isn't there, or not for this person.
  if (!place) return null;
  const { section, path } = place;
  const title = shownTitle(draft, language);
  return (
    <li>
      <Link to={toAddress(path)} className="recent-row">
        <section.icon className="attention-icon" />
        <span className="recent-words">
          <span lang={title?.language} className="recent-title">
            {title?.text ?? i18n.t(section.holdsItems ? 'editor:untitled' : section.label)}
          </span>{' '}
          <span className="recent-about">{[i18n.t(section.label), draft.savedByName].join(', ')}</span>
        </span>{' '}
        <time dateTime={draft.savedAt} className="recent-time">
          {listMoment(new Date(draft.savedAt), now, language)}
        </time>
      </Link>
    </li>
  );
}
