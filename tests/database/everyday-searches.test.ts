import { beforeAll, expect, it } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import { searchForms } from '#domain/word-roots/search-forms.ts';
import { EVERYDAY_WORDS } from '../support/cases/everyday-words.ts';
import { addArticles, addCategories } from '../support/database/articles.ts';
import { testBackend } from '../support/backend/backend.ts';
import { textOf } from '../support/project-files.ts';

// Everyday words find the bundled articles by the database's function, as they do on a device (everyday-words.test.ts).

const backend = await testBackend();
beforeAll(async () => {
  await backend.empty();
  await addCategories(backend);
  await addArticles(
    backend,
    bundledArticles.map(({ id, folder, title, excerpt }) => {
      const written = (language: 'id' | 'en') => ({
        title: title[language],
        excerpt: excerpt[language],
        content: textOf(`src/content/articles/${folder}/${language}.md`),
      });
      return { id, texts: { id: written('id'), en: written('en') } };
    }),
  );
});

async function ids(search: string, lang: string, forms: string): Promise<readonly number[]> {
  const query = new URLSearchParams({ search, lang, forms });
  const answer = await backend.ask('visitor', `rpc/search_articles?${query}`);
  expect(answer.status).toBe(200);
  return (answer.body as { articles: readonly { id: number }[] }).articles.map(({ id }) => id);
}

it.each(EVERYDAY_WORDS)('%s finds article %i', async (search, article, language) => {
  expect(await ids(search, language, searchForms(search, language))).toContain(article);
});

it('puts what has the word itself before what has what it stands for', async () => {
  await addArticles(backend, [{ id: 90, day: '2020-01-01', texts: { id: { title: 'Bertani di pulau Lombok' } } }]);
  expect((await ids('lombok', 'id', searchForms('lombok', 'id')))[0]).toBe(90);
});
