import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { placeOfItem, useSections } from '#renderer/admin/section.ts';
import { type RecentDraft, recentDraftsQuery } from '#renderer/data/collections/recent-drafts.ts';
import { QueryNote } from '../../feedback/query-note.tsx';
import { shownTitle } from '../../cms/list/shown-title.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { useAccountsRequest } from '#renderer/session/use-request.ts';
import { Thumbnail } from './thumbnail.tsx';

const SHOWN = 8;

/** What anybody saved last, each with the way to it. */
export function RecentlyEdited() {
  const { t } = useTranslation('dashboard');
  const query = useQuery(recentDraftsQuery(useAccountsRequest(), '', SHOWN));
  const drafts = query.data ?? [];
  return (
    <section className="mt-11" aria-labelledby="recently-edited">
      <h2 id="recently-edited" className="pb-3 border-b-2 border-ink text-[1.375rem] leading-[1.2] tracking-[-0.022em]">
        {t('recent.title')}
      </h2>
      <QueryNote query={query} title={t('recent.failed')} />
      {query.data?.length === 0 && <p className="py-4 text-ink-2">{t('recent.none')}</p>}
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
      <Link
        to={toAddress(path)}
        className="recent-row flex gap-3.5 items-center min-h-16 px-1 py-2 border-b-[1.5px] border-line leading-[1.35] hover:bg-sunk focus-visible:-outline-offset-3"
      >
        <Thumbnail image={draft.image} Icon={section.icon} />
        <span className="grid flex-1 min-w-0 wrap-anywhere">
          <span
            lang={title?.language}
            className="font-bold in-[.recent-row:hover]:underline in-[.recent-row:hover]:underline-offset-4"
          >
            {title?.text ?? i18n.t(section.holdsItems ? 'editor:untitled' : section.label)}
          </span>{' '}
          <span className="text-ink-2 text-small">{[i18n.t(section.label), draft.savedByName].join(', ')}</span>
        </span>{' '}
        <time dateTime={draft.savedAt} className="text-ink-2 text-small flex-none tabular-nums">
          {listMoment(new Date(draft.savedAt), now, language)}
        </time>
      </Link>
    </li>
  );
}
