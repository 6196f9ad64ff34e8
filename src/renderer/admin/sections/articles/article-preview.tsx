import { useMemo } from 'react';
import type { ArticleDocument, ArticleTranslation } from '#domain/article-document.ts';
import { countWords } from '#domain/reading-time.ts';
import { reviewDue } from '#domain/review-date.ts';
import { todayInJakarta } from '#domain/dates.ts';
import { otherLanguage, type Language } from '#domain/localized.ts';
import type { SavedCategory } from '#renderer/data/collections/categories.ts';
import type { SavedTag } from '#renderer/data/collections/tags.ts';
import { renderArticle, type FigureDrawer } from '#text/render/render-article.ts';
import { useRepository } from '#renderer/data/repository.ts';
import { useFigureDrawer } from '../../cms/markdown/figures/use-figure-drawer.ts';
import { PreviewPanel, type PreviewSurroundings } from '../../cms/preview/preview-panel.tsx';
import { SitePage } from '../../cms/preview/site-page.tsx';
import { withTexts } from '../../cms/preview/with-texts.tsx';
import { useVisitorsScreen } from '../../cms/preview/use-visitors-screen.ts';
import { useDebouncedValue } from '#renderer/ui/lazy/use-debounced-value.ts';
import type { ArticleData } from '#renderer/features/articles/article-data.ts';

/** The public screen. In a chunk of its own, because prerendered pages refer to it. */
export async function fetchArticleScreen() {
  const [{ page }, id, en] = await Promise.all([
    import('#renderer/features/articles/article-screen.tsx'),
    import('#renderer/features/articles/page-messages/id.json'),
    import('#renderer/features/articles/page-messages/en.json'),
  ]);
  return { Screen: withTexts(page.Screen, { id: { articles: id.default }, en: { articles: en.default } }) };
}

/** During typing nothing is drawn anew, ms. */
const PAUSE_MS = 300;

interface Props extends PreviewSurroundings {
  readonly id: number;
  readonly article: ArticleDocument;
  readonly categories: readonly SavedCategory[];
  readonly tags: readonly SavedTag[];
}

/** The article as visitors would read it, published as it is written now. */
export function ArticlePreview({ id, article: written, categories, tags, ...around }: Props) {
  const { pictureSource } = useRepository();
  const article = useDebouncedValue(written, PAUSE_MS);
  const screen = useVisitorsScreen('articles', fetchArticleScreen);
  return (
    <PreviewPanel
      {...around}
      text={article[around.language].content}
      screen={screen}
      draw={({ Screen }, language) => (
        <Drawn key={language} {...{ Screen, id, article, categories, tags, wanted: language, pictureSource }} />
      )}
    />
  );
}

interface Wanted {
  readonly id: number;
  readonly article: ArticleDocument;
  readonly categories: readonly SavedCategory[];
  readonly tags: readonly SavedTag[];
  readonly wanted: Language;
  readonly pictureSource: (address: string) => string;
}

interface DrawnProps extends Wanted {
  readonly Screen: Awaited<ReturnType<typeof fetchArticleScreen>>['Screen'];
}

function Drawn({ Screen, id, article, categories, tags, wanted, pictureSource }: DrawnProps) {
  const drawer = useFigureDrawer(article.id.content, article.en.content);
  const data = useMemo(
    () => previewData({ id, article, categories, tags, wanted, pictureSource }, drawer),
    [id, article, categories, tags, wanted, pictureSource, drawer],
  );
  return (
    <SitePage path={`/article/${id}`}>
      <Screen data={data} />
    </SitePage>
  );
}

/** As the backend would answer: the other language where the wanted one has no words yet. */
function previewData(
  { id, article, categories, tags, wanted, pictureSource }: Wanted,
  drawer: FigureDrawer,
): ArticleData {
  const other = otherLanguage(wanted);
  const language = !hasWords(article[wanted]) && hasWords(article[other]) ? other : wanted;
  const side = article[language];
  const category = categories.find((each) => each.id === article.category);
  const shownTags = (article.tags ?? []).flatMap((id) => tags.find((each) => each.id === id) ?? []);
  return {
    article: {
      id,
      title: side.title,
      excerpt: side.excerpt,
      image: article.image === '' ? '/pictures/ploughed-bed.svg' : pictureSource(article.image),
      imageAlt: article.decorative ? '' : side.imageAlt,
      focus: article.focus,
      date: article.date ?? todayInJakarta(new Date()),
      ...(shownTags.length > 0 && { tags: shownTags }),
      category: category ?? { slug: '', name: { id: '–', en: '–' } },
      language,
      words: countWords(side.content),
      author: article.author[language],
      reviewedOn: article.reviewedOn,
      reviewBy: reviewDue(article.reviewedOn, article.reviewBy),
      audience: side.audience,
      place: side.place,
      version: '',
      ...renderArticle(side.content, language, pictureSource, drawer),
    },
    related: [],
  };
}

function hasWords({ title, content }: ArticleTranslation): boolean {
  return title.trim() !== '' || content.trim() !== '';
}
