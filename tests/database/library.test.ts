import { beforeEach, expect, it } from 'vitest';
import { addArticles, addCategories } from '../support/database/articles.ts';
import { testBackend } from '../support/backend/backend.ts';

const backend = await testBackend();
beforeEach(async () => {
  await backend.empty();
  await addCategories(backend);
});

type Entry = readonly [id: number, version: number, bytes: number];
interface State {
  readonly count: number;
  readonly bytes: number;
  readonly moment: number;
  readonly parts: readonly string[];
  readonly site_digest: string;
  readonly site?: unknown;
  readonly categories?: readonly unknown[];
}
interface Article {
  readonly id: number;
  readonly version: number;
  readonly texts: readonly { readonly language: string; readonly version: string }[];
}

const ALL_PARTS = Array.from({ length: 64 }, (_, part) => part).join(',');

async function read<T>(path: string): Promise<T> {
  const answer = await backend.ask('visitor', `rpc/${path}`);
  expect(answer.status).toBe(200);
  return answer.body as T;
}
const state = (known = '') => read<State>(`library_state?known=${known}`);
const index = () => read<readonly Entry[]>(`library_index?parts=${ALL_PARTS}`);
const articles = (ids: string) => read<readonly Article[]>(`library_articles?ids=${ids}`);

const texts = { id: { title: 'Selada', content: 'Air.' }, en: { title: 'Lettuce', content: 'Water.' } };

it('names every readable article with its version, and gives the texts in both languages as read_article does', async () => {
  await addArticles(backend, [
    { id: 1, texts },
    { id: 66, texts: { id: { title: 'Cabai' }, en: { title: 'Chili', draft: true } } },
    { id: 3, texts: { id: { title: 'Rancangan', draft: true } } },
  ]);
  const { count, bytes, moment, parts } = await state();
  expect([count, bytes]).toEqual([2, 'SeladaAir.LettuceWater.Cabai'.length]);
  expect(parts.flatMap((digest, part) => (digest === '' ? [] : [part]))).toEqual([1, 2]);
  const given = await articles('1,3,66,67');
  for (const { version } of given) expect(version).toBeLessThanOrEqual(moment);
  expect(given.map(({ id, texts }) => [id, texts.map(({ language }) => language)])).toEqual([
    [1, ['id', 'en']],
    [66, ['id']],
  ]);
  expect((await index()).map(([id, version]) => [id, version])).toEqual(given.map(({ id, version }) => [id, version]));
  for (const { id, texts } of given)
    for (const text of texts) expect(text).toEqual(await read(`read_article?article_id=${id}&lang=${text.language}`));
});

it('changes the digest of an article’s part, and of no other, with whatever a visitor reads otherwise', async () => {
  await addArticles(backend, [
    { id: 1, texts },
    { id: 2, texts },
  ]);
  const changes = [
    `update public.article_translations set title = 'Selada baru' where article_id = 1 and language = 'id'`,
    `update public.article_translations set status = 'draft' where article_id = 1 and language = 'en'`,
    `update public.articles set published_on = '2024-02-02' where id = 1`,
    `update public.article_translations set category_id = (select id from public.categories where slug = 'technology')
       where article_id = 1`,
    `update public.categories set name_english = 'Tools' where slug = 'technology'`,
    'delete from public.articles where id = 1',
  ];
  for (const change of changes) {
    const before = await state();
    await backend.sql(change);
    const after = await state();
    expect(after.parts[1], change).not.toBe(before.parts[1]);
    expect(after.parts.toSpliced(1, 1), change).toEqual(before.parts.toSpliced(1, 1));
  }
});

it('has another version when a moment or a day has come, though no row is touched', async () => {
  await addArticles(backend, [{ id: 1, texts }]);
  // As if it had been written last week, for a moment of yesterday.
  await backend.sql(`alter table public.articles disable trigger all`);
  await backend.sql(`update public.articles set updated_at = now() - interval '7 days'`);
  await backend.sql(`alter table public.articles enable trigger all`);
  await backend.sql(`alter table public.article_translations disable trigger all`);
  await backend.sql(`update public.article_translations set publish_at = now() - interval '7 days'`);
  await backend.sql(`alter table public.article_translations enable trigger all`);
  const publishAt = async (moment: string, dated: string) => {
    await backend.sql(`alter table public.article_translations disable trigger all`);
    await backend.sql(
      `update public.article_translations set publish_at = ${moment}, dated = ${dated} where language = 'en'`,
    );
    await backend.sql(`alter table public.article_translations enable trigger all`);
    return { digest: (await state()).parts[1], languages: (await articles('1'))[0]?.texts.length };
  };
  const waiting = await publishAt(`now() + interval '1 day'`, 'null');
  const there = await publishAt(`now() - interval '1 day'`, 'null');
  const undated = await publishAt(`now() - interval '6 days'`, `private.today() + 1`);
  const dated = await publishAt(`now() - interval '6 days'`, 'private.today()');
  expect([waiting, there, undated, dated].map(({ languages }) => languages)).toEqual([1, 2, 1, 2]);
  expect(new Set([waiting, there, dated].map(({ digest }) => digest)).size).toBe(3);
});

it('leaves out the site and the categories where the device has them', async () => {
  const first = await state();
  expect(first.categories).toHaveLength(4);
  const contactForm = { collection: 'contact_form', id: 1, shared: { phone: true }, text: {} };
  expect(first.site).toEqual({
    id: [{ ...contactForm, language: 'id' }],
    en: [{ ...contactForm, language: 'en' }],
  });
  const second = await state(first.site_digest);
  expect(second).not.toHaveProperty('site');
  await backend.sql(`update public.categories set position = 0 where slug = 'organic'`);
  expect((await state(first.site_digest)).categories).toHaveLength(4);
});

it.each(['library_index?parts=64,65', 'library_articles?ids=9'])('%s is nothing', async (path) => {
  expect(await read(path)).toEqual([]);
});

it.each(['library_index?parts=', 'library_index?parts=1;2', 'library_articles?ids=-1', 'library_articles?ids=1,,2'])(
  '%s is refused',
  async (path) => {
    expect((await backend.ask('visitor', `rpc/${path}`)).status).toBe(400);
  },
);
