import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '#renderer/ui/icons.tsx';

interface Props {
  readonly page: number;
  readonly last: number;
  /** The address of a page. */
  readonly href: (page: number) => string;
}

const CELL =
  'grid min-h-11 place-items-center rounded-[8px] px-1.5 font-bold tabular-nums forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:-outline-offset-2 forced-colors:aria-[current]:outline-[Highlight]';
const OTHER_PAGE = `${CELL} min-w-11 text-brand hover:bg-brand-soft hover:text-on-brand-soft`;
const THIS_PAGE = `${CELL} min-w-11 bg-ink text-bg`;

/** The way to the other pages of a list, by their numbers. */
export function PageNumbers({ page, last, href }: Props) {
  const { t } = useTranslation('data-table');
  const { language } = useLanguage();
  if (last <= 1) return null;
  return (
    <nav aria-label={t('pages')} className="mt-6 flex flex-wrap items-center gap-1">
      {page > 1 && (
        <Link to={href(page - 1)} rel="prev" className={OTHER_PAGE}>
          <ArrowLeftIcon />
          <span className="sr-only">{t('previous')}</span>
        </Link>
      )}
      <ol className="flex flex-wrap gap-1">
        {pageNumbers(page, last).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={`${CELL} min-w-7 text-ink-3`}>...</span>
            ) : (
              <Link
                to={href(number)}
                aria-label={t('page', { page: wholeNumber(number, language) })}
                aria-current={number === page ? 'page' : undefined}
                className={number === page ? THIS_PAGE : OTHER_PAGE}
              >
                {wholeNumber(number, language)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < last && (
        <Link to={href(page + 1)} rel="next" className={OTHER_PAGE}>
          <ArrowRightIcon />
          <span className="sr-only">{t('next')}</span>
        </Link>
      )}
    </nav>
  );
}

/** The way to the page before and the one after, for lists by time. */
export function PageSteps({ page, last, href }: Props) {
  const { t } = useTranslation('data-table');
  const { language } = useLanguage();
  if (last <= 1) return null;
  return (
    <nav
      aria-label={t('pages')}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-[0.906rem] text-ink-2 tabular-nums"
    >
      {page > 1 && (
        <Link to={href(page - 1)} rel="prev" className={TABLE_LINK}>
          {t('newer')}
        </Link>
      )}
      <p>{t('pageOf', { page: wholeNumber(page, language), last: wholeNumber(last, language) })}</p>
      {page < last && (
        <Link to={href(page + 1)} rel="next" className={TABLE_LINK}>
          {t('older')}
        </Link>
      )}
    </nav>
  );
}

/** Classes of a link that leads to another part of the list. */
export const TABLE_LINK =
  'inline-flex min-h-11 items-center font-bold text-brand underline decoration-2 underline-offset-4';

/** The pages that links lead to: the first, the last, this one and its neighbours; null for those left out between. */
export function pageNumbers(page: number, last: number): readonly (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, last])].filter((each) => each >= 1 && each <= last);
  return wanted
    .sort((one, other) => one - other)
    .flatMap((each, index) => {
      const before = wanted[index - 1] ?? each - 1;
      if (each - before === 1) return [each];
      // A gap of one page is no shorter than its number.
      return each - before === 2 ? [each - 1, each] : [null, each];
    });
}
