import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { todayInJakarta } from '#domain/dates.ts';
import type { ReadableArticle } from '../../data/repository.ts';
import { longDate } from '../../i18n/dates.ts';
import { useLanguage } from '../../i18n/language.ts';
import { AlertIcon } from '../../ui/icons.tsx';

interface Props {
  readonly article: ReadableArticle;
}

const nothingChanges = () => () => undefined;

/** The texts about an article's review; null where it has no date. */
function useReview({ reviewedOn, reviewBy }: ReadableArticle) {
  const { t } = useTranslation('articles');
  const { language } = useLanguage();
  // A prerendered page doesn't know on which day it is read.
  const today = useSyncExternalStore(
    nothingChanges,
    () => todayInJakarta(new Date()),
    () => '',
  );
  const written = (day: string) => ({ date: longDate(day, language) });
  return {
    language,
    reviewed: reviewedOn && t('article.reviewed', written(reviewedOn)),
    next: reviewBy && t('article.reviewBy', written(reviewBy)),
    due: reviewBy && reviewBy < today && { short: t('article.due'), long: t('article.dueSince', written(reviewBy)) },
  };
}

/**
 * In the head of an article: when its advice was checked, or that the date for the next check has passed. Both take one line, so
 * that the layout doesn't shift after hydration.
 */
export function ReviewLine({ article }: Props) {
  const { language, reviewed, next, due } = useReview(article);
  return (
    (reviewed ?? next) && (
      <p className="type-small flex min-h-11 items-center text-ink-3" lang={language}>
        {due ? (
          <a href="#review" className="inline-flex min-h-11 items-center gap-2 font-bold text-warn underline">
            <AlertIcon />
            {due.short}
          </a>
        ) : (
          (reviewed ?? next)
        )}
      </p>
    )
  );
}

/** At the end of an article: when its advice was checked, by when it is to be checked again, and what to do once that day has passed. */
export function ReviewNote({ article }: Props) {
  const { language, reviewed, next, due } = useReview(article);
  return (
    (reviewed ?? next) && (
      <div
        id="review"
        className={due ? 'mt-5 border-l-4 border-warn bg-accent-soft px-4 py-3' : 'mt-4 font-semibold'}
        lang={language}
      >
        {due && <p className="font-bold text-ink">{due.long}</p>}
        {reviewed && <p>{reviewed}</p>}
        {!due && next && <p>{next}</p>}
      </div>
    )
  );
}
