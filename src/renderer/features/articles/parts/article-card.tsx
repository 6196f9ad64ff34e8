import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleSummary } from '#domain/article.ts';
import { readingMinutes } from '#domain/reading-time.ts';
import { CARD_DELAY_MS } from '#domain/limits.ts';
import { longDate } from '#renderer/i18n/dates.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { PortalLink } from '#renderer/i18n/portal-link.tsx';
import { ArrowRightIcon } from '#renderer/ui/icons.tsx';
import { Picture } from '#renderer/ui/picture.tsx';
import { PlantLabel } from '#renderer/ui/plant-label.tsx';
import { AbsentNote } from './absent-note.tsx';

interface Props {
  readonly article: ArticleSummary;
  /** Place in the list: cards enter one after another. */
  readonly index?: number;
  readonly size?: 'large' | 'normal' | 'small' | 'plain';
  /** The picture is in the first view. */
  readonly first?: boolean;
  readonly headingRank?: 2 | 3;
  /** Renders title and excerpt in another way: with matches of the search marked. */
  readonly show?: (text: string) => ReactNode;
}

const asItIs = (text: string): ReactNode => text;

/** An article as a card without a box: plate, label, date, title, excerpt. The whole card is the target. */
export function ArticleCard({ article, index, size = 'normal', first = false, headingRank = 3, show = asItIs }: Props) {
  const { t } = useTranslation('articles');
  const { language } = useLanguage();
  /** Where the article is in the other language, what the portal says about it isn't. */
  const own = article.language === language ? undefined : language;
  const Heading = `h${headingRank}` as const;
  return (
    <article
      className={`group relative ${index === undefined ? '' : 'card-rise'}`}
      style={index === undefined ? undefined : { ['--delay' as string]: `${index * CARD_DELAY_MS}ms` }}
      lang={own && article.language}
    >
      <div className="relative overflow-hidden rounded-[10px]">
        <Picture
          src={article.image}
          focus={article.focus}
          alt={article.imageAlt}
          first={first}
          className={`w-full ${size === 'large' ? 'aspect-[16/10] lg:aspect-[7/6]' : 'aspect-[16/10]'}`}
        />
        {size !== 'plain' && (
          <PlantLabel tone="paper" className="absolute top-3.5 left-0" lang={own}>
            {article.category.name[language]}
          </PlantLabel>
        )}
      </div>
      <p className="type-small mt-3.5 text-ink-3" lang={own}>
        {size === 'plain' ? article.category.name[language] : longDate(article.date, language)}
        {size === 'large' && <> · {t('article.minutes', { count: readingMinutes(article.words) })}</>}
      </p>
      <AbsentNote id={article.id} />
      <Heading
        className={`${size === 'large' ? 'type-h3 md:text-[1.75rem]' : 'type-h3'} mt-1.5 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4`}
      >
        <PortalLink to={`/article/${article.id}`} className="stretched-link">
          {show(article.title)}
        </PortalLink>
      </Heading>
      {size !== 'plain' && article.excerpt !== '' && (
        <p className="mt-2 max-w-[32.2em] text-ink-2">{show(article.excerpt)}</p>
      )}
      {size === 'normal' && (
        <p aria-hidden="true" className="mt-3 inline-flex items-center gap-2 font-bold text-brand" lang={own}>
          {t('blog.readMore')}
          <ArrowRightIcon />
        </p>
      )}
    </article>
  );
}
