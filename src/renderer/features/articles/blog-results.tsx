import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { readErrorMessageKey } from '../../i18n/error-message.ts';
import { wholeNumber } from '../../i18n/numbers.ts';
import { useLanguage } from '../../i18n/language.ts';
import { PortalLink } from '../../i18n/portal-link.tsx';
import { usePlatform } from '../../platform/port.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { placeAt } from '../../ui/scroll.ts';
import { ArticleCard } from './parts/article-card.tsx';
import { useReadableIds } from './parts/use-readable-ids.ts';
import { MarkedText } from './parts/search/marked-text.tsx';
import { Pages } from './parts/search/pages.tsx';
import type { ArticleSearch } from './parts/search/use-article-search.ts';
import type { NoResults } from './no-results.tsx';
import { useMatchingWords } from './parts/search/use-matching-words.ts';

/** The found articles in two columns, how many there are, and the way to the other pages. */
export function BlogResults({ search }: { readonly search: ArticleSearch }) {
  const { t } = useTranslation(['articles', 'common']);
  const { language } = useLanguage();
  const { answer, busy, awaited, failure, query } = search;
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(query.page);
  useEffect(() => {
    // Another page of the list begins at its top; a search stays where the reader types.
    if (busy || shownPage.current === query.page) return;
    shownPage.current = query.page;
    if (heading.current) placeAt(heading.current);
  }, [busy, query.page]);
  const searching = query.search !== '';
  const words = useMatchingWords(query, answer);
  const show = searching ? (text: string) => <MarkedText text={text} search={query.search} words={words} /> : undefined;
  const { tag } = query;
  const isPartial = searching && answer.partial === true && !busy && failure === null;
  const counted = t('blog.found', { count: answer.total, number: wholeNumber(answer.total, language, answer.more) });
  const found = isPartial
    ? t(answer.onlyHere ? 'blog.nearestHere' : 'blog.nearest')
    : answer.onlyHere && answer.total === 0
      ? ''
      : counted;
  const also =
    answer.also && answer.total > 0 && !isPartial ? ` · ${t('blog.also', { names: answer.also.join(', ') })}` : '';
  const said = busy ? t('common:busy.loading') : failure === null ? found + also : '';
  return (
    <section aria-busy={busy} className="min-w-0 lg:col-start-2 lg:row-span-2">
      <h2 ref={heading} className="scroll-mt-24 outline-none">
        {tag ? (
          <span className="type-h2">
            {t('blog.tag', { name: answer.tag?.slug === tag ? answer.tag.name[language] : tag })}
          </span>
        ) : (
          <span className="sr-only">{t('blog.results')}</span>
        )}
      </h2>
      {tag && (
        <PortalLink to="/blog" className="mb-4 inline-flex min-h-11 items-center font-bold text-brand underline">
          {t('blog.allArticles')}
        </PortalLink>
      )}
      <div className={searching ? `type-small text-ink-3 ${isPartial ? 'mb-1' : 'mb-4'}` : 'sr-only'}>
        <p role="status">{said}</p>
        {searching && !busy && answer.onlyHere && answer.total > 0 && (
          <p className="mt-1">{t(awaited ? 'blog.stillAsking' : 'blog.onlyHere')}</p>
        )}
      </div>
      {isPartial && <HelpLoader search={search} part="suggestion" />}
      {failure !== null && (
        <p role="alert" className="mb-6 font-semibold text-danger">
          {t(readErrorMessageKey(failure))}
        </p>
      )}
      <WayToReadable articles={answer.articles} />
      {failure === null && answer.articles.length === 0 && !busy && <NoArticles search={search} />}
      <ul className={`card-list grid gap-x-8 gap-y-12 transition-opacity md:grid-cols-2 ${busy ? 'opacity-60' : ''}`}>
        {failure === null &&
          answer.articles.map((article, index) => (
            <li key={article.id}>
              <ArticleCard article={article} index={index} first={index === 0} {...(show && { show })} />
            </li>
          ))}
      </ul>
      {failure === null && <Pages search={search} />}
      {isPartial && !answer.onlyHere && !awaited && (
        <div className="mt-12 border-t-2 border-ink pt-5">
          <HelpLoader search={search} part="help" />
        </div>
      )}
    </section>
  );
}

/** Where there is no network and some of these can't be opened: what the words on them mean, and the way to those that can. */
function WayToReadable({ articles }: Pick<ArticleSearch['answer'], 'articles'>) {
  const { t } = useTranslation(['articles', 'common']);
  const readable = useReadableIds();
  if (!readable || articles.every(({ id }) => readable.has(id))) return null;
  return (
    <div className="mb-8 rounded-[10px] bg-mist px-5 py-4" role="status">
      <p>{t('blog.offline', { mark: t('absent') })}</p>
      <PortalLink to="/library" className="inline-flex min-h-11 items-center font-bold text-brand underline">
        {t('common:error.readable')}
      </PortalLink>
    </div>
  );
}

/** Nothing was found, or there is nothing yet: in a category, or at all. Where only this device was asked, nobody knows. */
function NoArticles({ search }: { readonly search: ArticleSearch }) {
  const { t } = useTranslation('articles');
  const { search: words, category, tag } = search.query;
  const isSearch = words !== '';
  const { onlyHere } = search.answer;
  return (
    <div>
      <p className="type-h2 mb-2 font-extrabold">
        {t(onlyHere ? 'blog.noneHere' : isSearch ? 'blog.none' : 'blog.empty')}
      </p>
      {onlyHere && <p className="text-ink-2">{t(search.awaited ? 'blog.stillAsking' : 'blog.onlyHere')}</p>}
      {!isSearch && !onlyHere && <p className="text-ink-2">{t('blog.emptyHint')}</p>}
      {isSearch && !search.awaited && <HelpLoader search={search} part={onlyHere ? 'here' : 'all'} />}
      {(isSearch || category || tag) && (
        <PortalLink to="/blog" className={`${buttonClass('outline')} mt-5`}>
          {t('blog.allArticles')}
        </PortalLink>
      )}
      <Picture
        src="/pictures/ploughed-bed.svg"
        alt=""
        width={800}
        height={300}
        className="aspect-[8/3] mt-8 w-full rounded-[10px]"
      />
    </div>
  );
}

/** Loads the help for a search without results, or a part of it (no-results.tsx). */
function HelpLoader(props: ComponentProps<typeof NoResults>) {
  const { reloadForNewBuild } = usePlatform();
  const [Help, setHelp] = useState<typeof NoResults | null>(null);
  useEffect(() => {
    import('./no-results.tsx').then(
      ({ NoResults }) => setHelp(() => NoResults),
      (error: unknown) => {
        if (!reloadForNewBuild(error)) console.warn('What helps after a search could not be fetched:', error);
      },
    );
  }, [reloadForNewBuild]);
  return Help && <Help {...props} />;
}
