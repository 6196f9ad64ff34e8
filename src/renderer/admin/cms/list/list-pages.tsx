import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROWS_PER_PAGE } from '#domain/draft.ts';
import { useAddress } from '#renderer/i18n/portal-link.tsx';
import { wholeNumber } from '#renderer/i18n/formats.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '#renderer/ui/icons.tsx';
import { pageNumbers } from './page-numbers.ts';

interface Props {
  readonly page: number;
  readonly total: number;
  /** Plain path of a page, with its search part. */
  readonly pagePath: (page: number) => string;
}

/** The way to the other pages of a list. */
export function ListPages({ page, total, pagePath }: Props) {
  const { t } = useTranslation('list');
  const { language } = useLanguage();
  const toAddress = useAddress();
  const last = Math.ceil(total / ROWS_PER_PAGE);
  if (last <= 1) return null;
  const href = (wanted: number) => toAddress(pagePath(wanted));
  return (
    <nav aria-label={t('pages')} className="list-pages">
      {page > 1 && (
        <Link to={href(page - 1)} rel="prev" className="page-link">
          <ArrowLeftIcon />
          <span className="sr-only">{t('previous')}</span>
        </Link>
      )}
      <ol className="page-numbers">
        {pageNumbers(page, last).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className="page-gap">...</span>
            ) : (
              <Link
                to={href(number)}
                aria-label={t('page', { page: wholeNumber(number, language) })}
                aria-current={number === page ? 'page' : undefined}
                className="page-link"
              >
                {wholeNumber(number, language)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < last && (
        <Link to={href(page + 1)} rel="next" className="page-link">
          <ArrowRightIcon />
          <span className="sr-only">{t('next')}</span>
        </Link>
      )}
    </nav>
  );
}
