import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleSummary } from '#domain/article.ts';
import { longDate } from '#renderer/i18n/dates.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { PortalLink } from '#renderer/i18n/portal-link.tsx';
import { Picture } from '#renderer/ui/picture.tsx';
import { AbsentNote } from './absent-note.tsx';

interface Props {
  readonly article: ArticleSummary;
  readonly side: 'left' | 'right';
  /** Beside category and date. */
  readonly note?: string | undefined;
  /** Renders title and excerpt in another way: with matches of the search marked. */
  readonly show?: (text: string) => ReactNode;
}

const asItIs = (text: string): ReactNode => text;

/** An article as one row: a small square picture, title, date. `side` puts the picture at the right, with the excerpt, as on phones. */
export function ArticleRow({ article, side, note, show = asItIs }: Props) {
  const { t } = useTranslation('articles');
  const { language } = useLanguage();
  const right = side === 'right';
  /** Where the article is in the other language, what the portal says about it isn't. */
  const own = article.language === language ? undefined : language;
  return (
    <article
      className={`group relative flex items-start gap-3.5 ${right ? 'justify-between' : ''}`}
      lang={own && article.language}
    >
      <Picture
        src={article.image}
        focus={article.focus}
        alt=""
        width={96}
        height={96}
        className={`rounded-[8px] ${right ? 'order-2 size-24' : 'size-[72px]'} shrink-0`}
      />
      <div>
        {right && (
          <p className="type-small text-ink-3" lang={own}>
            {t('article.inCategoryOn', {
              category: article.category.name[language],
              date: longDate(article.date, language),
            })}
            {note && ` · ${note}`}
          </p>
        )}
        <h3
          className={`${right ? 'mt-1 text-[1.1875rem]' : 'text-base'} leading-[1.22] font-bold tracking-[-0.018em] group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4`}
        >
          <PortalLink to={`/article/${article.id}`} className="stretched-link">
            {show(article.title)}
          </PortalLink>
        </h3>
        {right && article.excerpt !== '' && <p className="type-small mt-1.5 text-ink-2">{show(article.excerpt)}</p>}
        {!right && (
          <p className="type-small mt-1 text-ink-3" lang={own}>
            {longDate(article.date, language)}
          </p>
        )}
        <AbsentNote id={article.id} />
      </div>
    </article>
  );
}
