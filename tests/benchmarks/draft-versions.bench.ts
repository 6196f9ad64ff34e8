import { percentile, withBenchBackend, type BenchBackend } from './bench-backend.ts';

// node --import tsx tests/benchmarks/draft-versions.bench.ts [articles] [embedded]: how many bytes the history of drafts takes, ten versions
// each of which a paragraph is another, and how long a save takes that keeps none, that keeps one, and without any history.

const [articles = '10000', on = 'postgres'] = process.argv.slice(2);
const VERSIONS = 10;
const SAVES = 400;

/** Articles as long as those that the portal begins with, each with a paragraph of its own. */
const FILL = `
  set session_replication_role = replica;
  insert into public.drafts (collection, id, document, saved_by_name)
    select 'articles', 100000 + n, jsonb_set(d.document, '{id,content}',
      to_jsonb((d.document #>> '{id,content}') || E'\\n\\n' || md5(n::text) || ' ' || md5((-n)::text))), 'Ayu'
    from generate_series(1, ${articles}) n join lateral (
      select s.document from public.drafts s where s.collection = 'articles' and s.id < 100000 order by s.id limit 1 offset n % 6) d on true;
  insert into public.draft_versions (collection, item_id, version, document, saved_at, saved_by_name, kept_at)
    select d.collection, d.id, v, jsonb_set(d.document, '{en,content}',
      to_jsonb((d.document #>> '{en,content}') || E'\\n\\n' || md5(v::text || d.id) || ' ' || md5((-v)::text || d.id))),
      now() - (30 - v) * interval '7 days', 'Ayu', now() - (30 - v) * interval '7 days'
    from public.drafts d cross join generate_series(1, ${VERSIONS}) v where d.collection = 'articles' and d.id > 100000;
  update public.drafts set version = 100, created_at = now();
  set session_replication_role = origin;
  analyze public.drafts; analyze public.draft_versions;`;

interface Draft {
  readonly version: number;
  readonly document: { readonly id: object };
}

await withBenchBackend(on === 'embedded' ? 'embedded' : 'postgres', true, async (backend) => {
  const { driver } = backend.database.connection;
  await driver.exec(FILL);
  const { rows } = await driver.query<{ drafts: string; versions: string; each: string; text: string }>(
    `select pg_total_relation_size('public.drafts') as drafts, pg_total_relation_size('public.draft_versions') as versions,
       (pg_total_relation_size('public.draft_versions') / count(*))::bigint as each,
       (avg(octet_length(v.document::text)))::bigint as text from public.draft_versions v`,
  );
  const [sizes] = rows;
  const megabytes = (bytes = '0'): string => `${(Number(bytes) / 1e6).toFixed(0)} MB`;
  console.log(
    `${articles} articles: drafts ${megabytes(sizes?.drafts)}, ${VERSIONS} versions of each ${megabytes(sizes?.versions)}, ` +
      `${sizes?.each} bytes a version of ${sizes?.text} bytes of text`,
  );
  const due = `update public.draft_versions set kept_at = kept_at - interval '1 hour' where kept_at > now() - interval '1 hour'`;
  const times = { 'no version': [] as number[], 'a version': [] as number[], 'no history': [] as number[] };
  const old = await driver.query<{ definition: string }>(
    `select pg_get_functiondef('private.save_draft(text, bigint, integer, jsonb, boolean)'::regprocedure) as definition`,
  );
  const definition = old.rows[0]?.definition ?? '';
  const without = definition.replace(/if keep or [^;]*?then/, 'if false then');
  if (without === definition) throw new Error('save_draft keeps versions otherwise by now');
  // In turns, so that what the machine does besides meets all of them alike.
  for (let at = 0; at < SAVES; at += 1) {
    const id = 100_001 + at;
    await driver.exec(due);
    times['a version'].push(await save(backend, id, at));
    times['no version'].push(await save(backend, id, at + SAVES));
    await driver.exec(without);
    times['no history'].push(await save(backend, id, at + 2 * SAVES));
    await driver.exec(definition);
  }
  const base = percentile(times['no history'], 0.5);
  for (const [what, of] of Object.entries(times)) {
    const [middle, late] = [percentile(of, 0.5), percentile(of, 0.95)];
    console.log(
      `${what}: median ${middle.toFixed(1)} ms, p95 ${late.toFixed(1)} ms, ${(middle / base).toFixed(2)} times`,
    );
  }
});

/** Changes the title of an article, through HTTP. */
async function save({ call }: BenchBackend, item: number, at: number): Promise<number> {
  const { answer } = await call<Draft>('read_draft', { collection: 'articles', item });
  const document = { ...answer.document, id: { ...answer.document.id, title: `Judul ${at}` } };
  const saved = await call('save_draft', { collection: 'articles', item, based_on: answer.version, document });
  return saved.ms;
}
