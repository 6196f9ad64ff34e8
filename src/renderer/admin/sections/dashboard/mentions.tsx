import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRights } from '#renderer/admin/rights.ts';
import { usePersonWords } from '#renderer/admin/use-person-words.ts';
import { placeOfItem, useSections } from '#renderer/admin/section.ts';
import { commentsApi, type Mention, mentionsQuery } from '#renderer/data/collections/comments.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { listMoment } from '#renderer/i18n/moments.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { useRequest } from '#renderer/session/use-request.ts';
import { CommentIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { COMMENT_PARAMETER } from '../../cms/comments/use-sent-comment.ts';
import { shownTitle } from '../../cms/list/shown-title.ts';

/** More are found in the drafts themselves. */
const SHOWN = 5;

/** The comments that mention the user. */
export function useMentions() {
  const { may } = useRights();
  const query = useQuery({ ...mentionsQuery(useRequest(commentsApi)), enabled: may('content.comment') });
  const { rows = [] } = query.data ?? {};
  return { query, unseen: rows.filter(({ seen }) => !seen), seen: rows.filter(({ seen }) => seen) };
}

/** Comments that mention the user and were seen, newest first; nothing where there are none. The others wait at the top of the page. */
export function Mentions() {
  const { t } = useTranslation('comments');
  const { seen } = useMentions();
  const [now] = useState(() => new Date());
  // Without any, it would only be one more empty list.
  if (seen.length === 0) return null;
  return (
    <section className="mt-11" aria-labelledby="mentions">
      <h2 id="mentions" className="pb-3 border-b-2 border-ink text-[1.375rem] leading-[1.2] tracking-[-0.022em]">
        {t('mentioned')}
      </h2>
      <ul>
        {seen.slice(0, SHOWN).map((mention) => (
          <MentionRow key={mention.comment} mention={mention} now={now} />
        ))}
      </ul>
    </section>
  );
}

/** A comment with the way to it. */
export function MentionRow({ mention, now }: { readonly mention: Mention; readonly now: Date }) {
  const { t, i18n } = useTranslation('comments');
  const { language } = useLanguage();
  const toAddress = useAddress();
  const words = usePersonWords();
  const place = placeOfItem(useSections(), { collection: mention.collection, id: mention.item });
  // Of a section that isn't there, or not for this person.
  if (!place) return null;
  const title = shownTitle(mention, language)?.text ?? i18n.t(place.section.label);
  return (
    <li>
      <Link
        to={toAddress(`${place.path}?${COMMENT_PARAMETER}=${mention.comment}`)}
        className="mention-row flex gap-3.5 items-center min-h-14 px-1 py-2 border-b-[1.5px] border-line leading-[1.35] hover:bg-sunk focus-visible:-outline-offset-3"
      >
        <CommentIcon className="text-brand" />
        <span className="grid flex-1 min-w-0 wrap-anywhere">
          <span
            className={`line-clamp-2 in-[.mention-row:hover]:underline in-[.mention-row:hover]:underline-offset-4 ${mention.seen ? '' : 'font-bold'}`}
          >
            {mention.body}
            {!mention.seen && <span className="sr-only">, {t('unseen')}</span>}
          </span>{' '}
          <span className="text-ink-2 text-small">
            {t(mention.wantsChanges ? 'sentBackIn' : 'mentionedIn', { name: words.full(mention.author), title })}
          </span>
        </span>{' '}
        <time dateTime={mention.createdAt} className="text-ink-2 text-small flex-none tabular-nums">
          {listMoment(new Date(mention.createdAt), now, language)}
        </time>
      </Link>
    </li>
  );
}
