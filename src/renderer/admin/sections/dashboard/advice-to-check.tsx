import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '#domain/localized.ts';
import { placeOfItem, useSections } from '#renderer/admin/section.ts';
import { type DueReview, type DueReviews, dueReviewsQuery } from '#renderer/data/collections/freshness.ts';
import { longDate, monthName, monthOfYear } from '#renderer/i18n/dates.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { useAccountsRequest } from '#renderer/session/use-request.ts';
import { AlertIcon } from '#renderer/ui/icons.tsx';
import { DueIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { shownTitle } from '../../cms/list/shown-title.ts';
import { QueryNote } from '../../feedback/query-note.tsx';
import { Thumbnail } from './thumbnail.tsx';

const ARTICLES = 'articles';
const SHOWN = 6;

/** The advice that is due for a check, or whose season begins, the most urgent first. Nothing where the backend doesn't support it. */
export function AdviceToCheck() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const toAddress = useAddress();
  const query = useQuery(dueReviewsQuery(useAccountsRequest(), ARTICLES, SHOWN));
  const { data } = query;
  if (data === null) return null;
  return (
    <section className="mt-11" aria-labelledby="advice-to-check">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-ink">
        <h2 id="advice-to-check" className="pb-3 text-[1.375rem] leading-[1.2] tracking-[-0.022em]">
          {t('advice.title')}
        </h2>
        {data && data.total > data.rows.length && (
          <Link
            to={toAddress('/admin/blogs?show=review-due')}
            className="inline-flex min-h-11 items-center font-bold text-brand underline decoration-2 underline-offset-4"
          >
            {t('advice.all', { number: wholeNumber(data.total, language) })}
          </Link>
        )}
      </div>
      <QueryNote query={query} title={t('advice.failed')} />
      {data?.total === 0 && <p className="py-4 text-ink-2">{t('advice.none')}</p>}
      {data && data.rows.length > 0 && <Rows found={data} />}
    </section>
  );
}

function Rows({ found: { rows, today } }: { readonly found: DueReviews }) {
  return (
    <ul>
      {rows.map((review) => (
        <Row key={review.id} review={review} today={today} />
      ))}
    </ul>
  );
}

function Row({ review, today }: { readonly review: DueReview; readonly today: string }) {
  const { t, i18n } = useTranslation('dashboard');
  const { language } = useLanguage();
  const toAddress = useAddress();
  const place = placeOfItem(useSections(), { collection: ARTICLES, id: review.id });
  if (!place) return null;
  const title = shownTitle(review, language);
  const isLate = review.reviewDue !== null && review.reviewDue < today;
  const Icon = isLate ? AlertIcon : DueIcon;
  return (
    <li>
      <Link
        to={toAddress(place.path)}
        className="group flex min-h-16 items-center gap-3.5 border-b-[1.5px] border-line px-1 py-2 leading-[1.35] hover:bg-sunk focus-visible:-outline-offset-3"
      >
        <Thumbnail image={review.image} Icon={place.section.icon} />
        <span className="grid min-w-0 flex-1 gap-0.5 wrap-anywhere">
          <span
            lang={title?.language}
            className="line-clamp-2 font-bold group-hover:underline group-hover:underline-offset-4"
          >
            {title?.text ?? i18n.t('editor:untitled')}
          </span>{' '}
          <span
            className={`flex items-start gap-1.5 text-small [&>svg]:size-4 [&>svg]:mt-0.5 ${isLate ? 'font-semibold text-warn' : 'text-ink-2'}`}
          >
            <Icon />
            <span>{reasons(review, today, t, language)}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}

/** Why it is to be checked, in words. */
function reasons(review: DueReview, today: string, t: TFunction<'dashboard'>, language: Language): string {
  const { reviewedOn, reviewDue, season } = review;
  const said: string[] = [];
  if (reviewDue !== null && reviewDue.slice(0, 7) <= today.slice(0, 7)) {
    said.push(t(reviewDue < today ? 'advice.passed' : 'advice.comes', { day: longDate(reviewDue, language) }));
  }
  if (season !== null) {
    const month = monthName(Number(season.slice(5, 7)), language);
    said.push(
      reviewedOn === null
        ? t('advice.seasonUnchecked', { month })
        : t('advice.season', { month, checked: monthOfYear(reviewedOn, language) }),
    );
  }
  return said.join('. ');
}
