import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { bundledArticles } from '#content/catalogue.ts';
import { seedContent } from '../../src/backend/seed/seed-content.ts';
import { testBackend } from '../support/backend/backend.ts';

const backend = await testBackend();
beforeEach(() => backend.empty());

const ROOT = join(import.meta.dirname, '../..');
const rows = async (path: string) => (await backend.ask('service', path)).body as Record<string, unknown>[];
const all = async () => [
  await rows('categories?order=id'),
  await rows('articles?order=id'),
  await rows('article_translations?order=article_id,language'),
];

it('publishes the bundled articles in both languages, in four categories', async () => {
  expect(await seedContent(backend)).toEqual({ added: 8, left: 0 });
  const [categories, articles, translations] = await all();
  expect(categories?.map((category) => category['slug'])).toEqual([
    'hydroponics',
    'horticulture',
    'technology',
    'organic',
  ]);
  expect(articles?.map((article) => article['id'])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const english = translations?.filter(({ language }) => language === 'en');
  expect(new Set(english?.map(({ author }) => author))).toEqual(new Set(['Tunas Agronomy Team']));
  expect(translations).toHaveLength(16);
  for (const article of bundledArticles) {
    for (const language of ['id', 'en'] as const) {
      const answer = await backend.ask('visitor', `rpc/read_article?article_id=${article.id}&lang=${language}`);
      const file = join(ROOT, 'src/content/articles', article.folder, `${language}.md`);
      expect(answer.body).toMatchObject({
        title: article.title[language],
        excerpt: article.excerpt[language],
        image_alt: article.imageAlt[language],
        audience: article.audience[language],
        place: article.place[language],
        published_on: article.date,
        reviewed_on: article.reviewedOn,
        category: { slug: article.category },
        language,
        content: readFileSync(file, 'utf8').trim(),
      });
      expect((answer.body as { words: number }).words).toBeGreaterThan(400);
    }
  }
});

it('changes nothing when it runs again', async () => {
  await seedContent(backend);
  const before = await all();
  expect(await seedContent(backend)).toEqual({ added: 0, left: 8 });
  expect(await all()).toEqual(before);
});

it('leaves what an editor changed, withdrew or renamed', async () => {
  await seedContent(backend);
  await backend.sql(`update public.article_translations set title = 'Ours' where article_id = 1 and language = 'id'`);
  await backend.sql(`update public.article_translations set status = 'draft' where article_id = 2`);
  await backend.sql(`update public.articles set published_on = '2020-01-01' where id = 3`);
  await backend.sql(`update public.article_translations set author = 'Wati' where article_id = 3 and language = 'en'`);
  await backend.sql(`update public.categories set name_english = 'Soil-less' where slug = 'hydroponics'`);
  const before = await all();
  await seedContent(backend);
  expect(await all()).toEqual(before);
});

it('brings back what is missing, and finishes what was interrupted', async () => {
  await seedContent(backend);
  await backend.sql('delete from public.articles where id = 4');
  await backend.sql(`delete from public.article_translations where article_id = 5 and language = 'en'`);
  expect(await seedContent(backend)).toEqual({ added: 1, left: 7 });
  expect(await rows('article_translations?select=article_id')).toHaveLength(16);
});

it('doesn’t bring back what somebody deleted for good', async () => {
  await seedContent(backend);
  await backend.sql(
    `update public.drafts set binned_at = now(), live_from_indonesian = null, live_from_english = null where id = 4`,
  );
  await backend.sql('delete from public.drafts where id = 4');
  expect(await rows('articles?id=eq.4')).toEqual([]);
  expect(await seedContent(backend)).toEqual({ added: 0, left: 7 });
  expect(await rows('articles?select=id&order=id')).toEqual([1, 2, 3, 5, 6, 7, 8].map((id) => ({ id })));
});

it('leaves the next number to the next article', async () => {
  await seedContent(backend);
  const answer = await backend.ask('service', 'articles?select=id', {
    method: 'POST',
    body: { published_on: '2024-01-01' },
    headers: { prefer: 'return=representation' },
  });
  expect(answer.body).toEqual([{ id: 9 }]);
});

const runSeed = (options: readonly string[], key: string) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'build/programs/seed.ts', ...options], {
    cwd: ROOT,
    env: { ...process.env, SUPABASE_SECRET_KEY: key },
  });

it('says how it is used', async () => {
  expect((await runSeed(['--help'], '')).stdout).toContain('npm run seed -- --url https://');
  await expect(runSeed(['--ulr', 'x'], '')).rejects.toMatchObject({
    code: 1,
    stderr: /Unknown option '--ulr'[\s\S]*npm run seed/,
  });
});

it('is a program for any project, too', async () => {
  const seed = (url: string, key: string) => runSeed(['--url', url], key);
  expect((await seed(`${backend.url}/`, backend.secretKey)).stdout).toBe(
    'Added 8 articles; 0 were there already and stay as they are.\n',
  );
  await expect(seed(backend.url, '')).rejects.toMatchObject({ code: 1, stderr: /SUPABASE_SECRET_KEY/ });
  await expect(seed(backend.url, backend.publishableKey)).rejects.toMatchObject({
    code: 1,
    stderr: /not the secret one/,
  });
  await expect(seed('http://127.0.0.1:9', 'x')).rejects.toMatchObject({
    code: 1,
    stderr: /doesn't answer/,
  });
  // The key would be sent unencrypted.
  await expect(seed('http://project.example', 'x')).rejects.toMatchObject({
    code: 1,
    stderr: /must be the https address/,
  });
});
