import { fillLists } from '../support/postgres/fill-lists.ts';
import { withBenchBackend } from './bench-backend.ts';

// node --import tsx tests/benchmarks/merges.bench.ts [rows] [embedded]: how long it takes through HTTP to merge and delete a tag, to
// merge a category and to replace a picture that so many published articles of about 6,000 characters a language have, on a PostgreSQL
// server or in the embedded backend. The goal is at most 8 s, which a hosted project gives a request, or a limit of the function's own.

const [rows = '10000', on = 'postgres'] = process.argv.slice(2);
const OLD_PICTURE = '00000000-0000-4000-8000-aaaaaaaaaaaa';
const NEW_PICTURE = '/media/00000000-0000-4000-8000-bbbbbbbbbbbb/960.webp';

const LONG = (part: string, more: string): string => `
  jsonb_set(jsonb_set(${part}, '{tags}', '[1, 3]'), '{image}', '"/media/${OLD_PICTURE}/960.webp"')${more}`;
const text = (language: string): string =>
  `jsonb_build_object('${language}', d.document -> '${language}' || jsonb_build_object('content', repeat(d.document #>> '{${language},content}' || E'.\\n\\n', 70)))`;

/** Each article has a long text in both languages, and all share the first tag, the first category and one picture. */
const CARRY = `
  set session_replication_role = replica;
  insert into private.tags (id, slug, name_indonesian, name_english) values
    (1, 'one', 'Satu', 'One'), (2, 'two', 'Dua', 'Two'), (3, 'three', 'Tiga', 'Three');
  update public.drafts d set document = ${LONG('d.document', ` || '{"category": 1}' || ${text('id')} || ${text('en')}`)}
    where d.collection = 'articles';
  update public.revisions r set document = private.language_content(d.document, r.language)
    from public.drafts d where (d.collection, d.id) = (r.collection, r.item_id);
  update public.article_translations t set tags = '{1,3}', category_id = 1, content = d.document #>> array[t.language, 'content'],
    image = d.document ->> 'image'
    from public.drafts d where d.collection = 'articles' and d.id = t.article_id;
  delete from private.draft_pictures;
  insert into private.draft_pictures select 'articles', d.id, '${OLD_PICTURE}', true, true, '{}', '{}', ''
    from public.drafts d where d.collection = 'articles';
  set session_replication_role = origin;
  select private.refresh_article_cards(array(select a.id from public.articles a));`;

await withBenchBackend(on === 'embedded' ? 'embedded' : 'postgres', false, async (backend) => {
  const { driver } = backend.database.connection;
  await fillLists(driver, Number(rows));
  await driver.exec(CARRY);
  await driver.exec('vacuum (analyze)');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  for (const [name, body] of [
    ['merge_tags', { source: 1, target: 2 }],
    ['delete_tag', { tag: 2 }],
    ['merge_categories', { source: 1, target: 2 }],
    ['replace_picture', { folder: OLD_PICTURE, address: NEW_PICTURE }],
  ] as const) {
    const { answer, ms } = await backend.call<object | undefined>(name, body);
    const said = JSON.stringify(answer)?.slice(0, 40) ?? '';
    console.log(`${name.padEnd(20)} ${(ms / 1000).toFixed(1).padStart(6)} s  ${said}`);
    await driver.exec('vacuum (analyze)');
  }
});
