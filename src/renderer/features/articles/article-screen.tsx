import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readingMinutes } from '#domain/reading-time.ts';
import type { Language } from '#domain/localized.ts';
import { definePage } from '../../page/page.ts';
import { longDate } from '../../i18n/dates.ts';
import { useLanguage } from '../../i18n/language.ts';
import { PortalLink } from '../../i18n/portal-link.tsx';
import { ArticleText } from '../../ui/article-text.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { GroundLine } from '../../ui/page-top.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PlantLabel } from '../../ui/plant-label.tsx';
import { ActionsButton } from './actions-button.tsx';
import { ArticleDetails, HeadFacts } from './article-details.tsx';
import { ReviewLine } from './review-date-note.tsx';
import { loadArticle, refreshArticle, type ArticleData } from './article-data.ts';
import { ArticleContents } from './article-contents.tsx';
import { ArticleTags } from './article-tags.tsx';
import { CalculatorLoader } from './calculator/calculator-loader.tsx';
import { ArticleCard } from './parts/article-card.tsx';
import { ArticleRow } from './parts/article-row.tsx';
import { shownTopic } from './topic-articles.ts';
import { ShareBar, ShareInHead } from './share-bar.tsx';

/** Letters of a title above which it is set smaller. */
const LONG_TITLE = 60;

function ArticleScreen({ data }: { readonly data: ArticleData }) {
  const { article, related, unpublished } = data;
  const { t } = useTranslation('articles');
  const { language } = useLanguage();
  const foreign = article.language !== language;
  const isAnswer = useLanguageOf(article) === language;
  const text = useRef<HTMLDivElement>(null);
  const topic = shownTopic(data);
  return (
    <>
      <article className="reading" lang={foreign ? article.language : undefined}>
        <header className="page-width grid gap-x-12 pt-4 md:pt-9 lg:grid-cols-[1fr_572px]">
          <div className="min-w-0 lg:pt-6">
            <PortalLink
              to="/blog"
              lang={language}
              className="inline-flex min-h-11 items-center gap-3 font-bold text-brand hover:underline"
            >
              <ArrowLeftIcon />
              {t('article.back')}
            </PortalLink>
            <p className="mt-3 lg:mt-6" lang={language}>
              <PlantLabel>{article.category.name[language]}</PlantLabel>
            </p>
            <h1 className={`type-h1 mt-4 ${article.title.length > LONG_TITLE ? 'type-long' : ''}`}>{article.title}</h1>
            <div className="mt-2 md:mt-4">
              {/* The date of the check comes before the date of writing: it shows how reliable the advice is. */}
              <div className="md:hidden">
                <ReviewLine article={article} />
              </div>
              <p className="type-small text-balance text-ink-3" lang={language}>
                {t('article.byline', {
                  author: article.author,
                  date: longDate(article.date, language),
                  minutes: t('article.minutes', { count: readingMinutes(article.words) }),
                })}
              </p>
            </div>
            {article.unverified && <Note>{t('article.unverified')}</Note>}
            {foreign && isAnswer && <Note>{t('article.otherLanguage')}</Note>}
          </div>
          <Picture
            src={article.image}
            focus={article.focus}
            alt={article.imageAlt}
            first
            className="mt-3 aspect-[16/10] w-full max-md:mx-[calc(-1*var(--margin))] max-md:aspect-[2/1] max-md:w-[calc(100%+2*var(--margin))] max-md:max-w-none md:rounded-[10px] lg:mt-0"
          />
        </header>
        <HeadFacts article={article} />
        <div className="page-width grid gap-x-12 gap-y-4 pt-3 md:gap-y-6 md:pt-10 lg:grid-cols-[200px_minmax(0,var(--reading-width,660px))_1fr]">
          <div className="max-lg:flex max-lg:flex-wrap max-lg:justify-between max-lg:gap-x-2">
            <ArticleContents headings={article.headings} />
            {!unpublished && (
              <ShareInHead title={article.title} id={article.id}>
                <ActionsButton article={article} />
              </ShareInHead>
            )}
          </div>
          <div className="min-w-0" ref={text}>
            <ArticleText html={article.html} />
            <CalculatorLoader html={article.html} text={text} />
            <ArticleTags tags={article.tags} />
            <ArticleDetails article={article} />
          </div>
          <div className="lg:w-[150px] lg:justify-self-end" lang={language}>
            {!unpublished && (
              <ShareBar title={article.title} id={article.id}>
                <ActionsButton article={article} wide />
              </ShareBar>
            )}
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <section className="page-width page-section pt-14 md:pt-20">
          <GroundLine>
            <h2 className="type-h2">{t('article.related')}</h2>
          </GroundLine>
          <ul className="mt-7 grid gap-x-6 gap-y-9 md:grid-cols-3">
            {related.map((each) => (
              <li key={each.id}>
                <ArticleCard article={each} size="plain" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {topic.length > 0 && (
        <section className="page-width pb-10 md:pb-16">
          <h2 className="type-h3 font-extrabold">{t('article.topic')}</h2>
          <ul className="mt-5 grid gap-6 md:grid-cols-3">
            {topic.map((each) => (
              <li key={each.id}>
                <ArticleRow article={each} side="left" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/**
 * The language for which the page was opened. While it loads in another one, the present text isn't compared with the new language,
 * and a note above it would shift the page twice.
 */
function useLanguageOf(article: ArticleData['article']): Language {
  const { language } = useLanguage();
  const [asked, setAsked] = useState({ article, language });
  if (asked.article !== article) setAsked({ article, language });
  return asked.language;
}

/** What a reader has to know of the text before reading it, in the language of the page. */
function Note({ children }: { readonly children: string }) {
  const { language } = useLanguage();
  return (
    <p className="mt-4 rounded-[8px] bg-mist px-4 py-3 text-ink-2" lang={language} role="note">
      {children}
    </p>
  );
}

export const page = definePage<ArticleData>({
  Screen: ArticleScreen,
  head: ({ article }) => ({
    title: article.title,
    description: article.excerpt,
    // A build makes a share card for each language of the article.
    image: `/share/${article.id}-${article.language}.jpg`,
    imageAlt: article.imageAlt,
    kind: 'article',
  }),
  load: loadArticle,
  refresh: refreshArticle,
  mayBeForeign: true,
  slim: {
    remove: ({ article: { calendars: _calendars, ...article }, related, ...data }) => ({
      ...data,
      article: { ...article, html: '' },
      // Their cards show none.
      related: related.map((other) => ({ ...other, excerpt: '' })),
    }),
    restore: (data, html) => ({
      ...data,
      article: { ...data.article, html: html.querySelector('.article-text')?.innerHTML ?? '' },
    }),
  },
});
