import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import type { ArticlePage, ArticleQuery, ArticleSummary } from '#domain/article.ts';
import { newestFirst } from '#domain/article-summary.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { NO_NAMES } from '#domain/everyday-names/other-names.ts';
import { searchedWords } from '#domain/word-roots/searched-words.ts';
import { searchForms } from '#domain/word-roots/search-forms.ts';
import { searchedPage } from '#renderer/data/bundled/stored-library.ts';
import { findArticles } from '#renderer/data/word-search/find-articles.ts';
import { openSegment } from '#renderer/data/word-search/open-segment.ts';
import { segmentBuilder } from '#renderer/data/word-search/segment.ts';
import { addArticles, addCategories, type ArticleDraft } from '../support/database/articles.ts';
import { testBackend } from '../support/backend/backend.ts';
import { articleMaker } from '../support/library/made-up-articles.ts';

// A complete library on the device and the backend answer a search alike: the same articles in the same order.

const CATEGORIES = ['hydroponics', 'horticulture', 'technology', 'organic'];
const make = articleMaker({ seed: 9, words: 400, length: 30 });
const ARTICLES: readonly ArticleDraft[] = [
  ...bundledArticles.map(({ id, folder, date, category, title, excerpt }) => ({
    ...{ id, day: date, category },
    texts: Object.fromEntries(
      LANGUAGES.map((language) => {
        const content = readFileSync(join('src/content/articles', folder, `${language}.md`), 'utf8');
        return [language, { title: title[language], excerpt: excerpt[language], content }];
      }),
    ),
  })),
  ...Array.from({ length: 60 }, (_, at) => {
    const { texts } = make(at + 100);
    const written = (language: Language) => texts[language] ?? texts[language === 'id' ? 'en' : 'id']!;
    const textOf = (language: Language) => {
      const { title, excerpt, content } = written(language);
      return { title, excerpt, content };
    };
    const day = `2023-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`;
    return { id: at + 100, day, category: CATEGORIES[at % 4]!, texts: { id: textOf('id'), en: textOf('en') } };
  }),
];

const SEARCHES: Readonly<Record<Language, readonly string[]>> = {
  id: [
    ...[
      'cabai',
      'cabe',
      'lombok kriting',
      'kompos cacing',
      'pengomposan',
      'memupuk',
      'tanaman padi',
      'petani',
      'pekebun',
    ],
    ...[
      'cabai kurma',
      'kurma',
      'wereng xyzzy padi',
      'cara menanam cabai di musim hujan',
      'apa itu kompos',
      'hama dan penyakit',
    ],
    ...[
      'pe\u00ADmu\u00ADpuk\u00ADan',
      'pemu- pukan',
      'e\uFB01sien',
      'budi daya',
      'pem',
      'air sawah drone',
      'selada botol bekas',
    ],
    ...['benih lahan kering', 'panen olah xyz', 'semai ternak jual', 'hujan.', '2 ml', '%', 'thrips'],
  ],
  en: [
    ...[
      'chili',
      'composting',
      'worm kitchen',
      'chili dates',
      'how to plant rice',
      'leaves curl virus',
      'farmer’s field',
    ],
    ...[
      'wat',
      'drone xyzzy',
      'soil water mulch',
      'the',
      'grow store farm',
      'natural enemies',
      'nutrient solution pump',
    ],
  ],
};

const backend = await testBackend();
beforeAll(async () => {
  await backend.empty();
  await addCategories(backend);
  await addArticles(backend, ARTICLES);
}, 120_000);

/** All articles as a device lists them. */
function everythingIn(language: Language): ArticlePage {
  const articles = ARTICLES.map(({ id, day = '', category = '', texts }) => {
    const { title = '', excerpt = '' } = texts[language] ?? {};
    return { id, title, excerpt, date: day, category: { slug: category, name: { id: '', en: '' } } } as ArticleSummary;
  });
  return { articles: articles.sort(newestFirst), total: articles.length, categories: [] };
}

function deviceIn(language: Language) {
  const all = everythingIn(language);
  const byId = new Map(all.articles.map((article) => [article.id, article]));
  const builder = segmentBuilder(language);
  for (const { id, texts } of [...ARTICLES].sort((a, b) => a.id - b.id))
    builder.add({ id, version: 1, excerpt: '', content: '', ...texts[language]!, title: texts[language]!.title });
  const segment = openSegment(builder.finish());
  return async (query: ArticleQuery) => {
    const {
      articles,
      total,
      partial = false,
    } = await searchedPage(all, query, NO_NAMES, (wanted) => {
      const hits = findArticles([segment], searchedWords(query.search, language), wanted);
      return Promise.resolve(new Map(hits.map(({ id, rank }) => [byId.get(id)!, rank])));
    });
    return { total, partial, ids: articles.map(({ id }) => id) };
  };
}

async function askBackend({ search, category, language, page }: ArticleQuery) {
  const forms = searchForms(search, language);
  const asked = new URLSearchParams({ search, category, lang: language, page: String(page), forms });
  const answer = await backend.ask('visitor', `rpc/search_articles?${asked.toString()}`);
  const { total, partial = false, articles } = answer.body as ArticlePage & { articles: { id: number }[] };
  return { total, partial, ids: articles.map(({ id }) => id) };
}

it.each(LANGUAGES)('in %s', async (language) => {
  const device = deviceIn(language);
  let [found, partly] = [0, 0];
  for (const search of SEARCHES[language])
    for (const asked of [{}, { category: 'organic' }, { page: 2 }]) {
      const query = { search, category: '', language, page: 1, ...asked };
      const answer = await askBackend(query);
      expect(await device(query), JSON.stringify(query)).toEqual(answer);
      found += answer.ids.length;
      partly += answer.partial ? 1 : 0;
    }
  expect(found).toBeGreaterThan(100);
  expect(partly).toBeGreaterThan(5);
});
