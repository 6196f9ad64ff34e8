import { beforeEach, describe, expect, it } from 'vitest';
import { todayInJakarta } from '#domain/dates.ts';
import { LANGUAGES } from '#domain/localized.ts';
import { contentTypeFromDefinition } from '#renderer/admin/cms/content-types/content-type-from-definition.ts';
import { ARTICLES } from '#renderer/admin/sections/articles/article-content-type.ts';
import type { LiveChangeRow } from './drafts-api.ts';
import { brokenBy, REASON_CASES } from './reason-cases.ts';
import { sectionDefinitions } from './section-definitions.ts';
import type { SiteDocument, SiteDraft } from './site-api.ts';
import { openTransferApi, type Exported } from './transfer-api.ts';

// Whatever keeps something from being published keeps it from visitors on every way to them. Both lists are made from the database:
// a reason without a case fails, and so does a function that writes what visitors read and isn't known here.

const api = await openTransferApi();
beforeEach(() => api.clear());

const SOON = new Date(Date.now() + 3_600_000).toISOString();

const collections = (
  await api.backend.sql<{ name: string; single: boolean }>(
    `select name, coalesce(schema @> '{"single": true}', false) as single from private.collections order by name`,
  )
).map(({ name, single }) => ({ name, single }));

const definitions = await sectionDefinitions();

async function reasonsOf(collection: string): Promise<string[]> {
  const rows = await api.backend.sql<{ reason: string }>(
    `select reason from private.${collection}_reasons('{}', 'id', now())`,
  );
  return rows.map(({ reason }) => reason);
}

it.each(collections)('every reason of $name has a case here, and applies to it alone', async ({ name }) => {
  const reasons = await reasonsOf(name);
  expect(Object.keys(REASON_CASES[name]?.breaks ?? {}).sort()).toEqual([...reasons].sort());
  for (const reason of ['', ...reasons]) {
    for (const language of LANGUAGES) {
      const [row] = await api.backend.sql<{ found: string[] }>(`select private.problems($1, $2, $3, now()) as found`, [
        name,
        JSON.stringify(brokenBy(name, reason)),
        language,
      ]);
      // What is wrong with the texts of one language keeps the other one from nothing.
      const expected = reason === '' || (language === 'en' && isOfOneLanguage(name, reason)) ? [] : [reason];
      expect(row?.found, `${reason} ${language}`).toEqual(expected);
    }
  }
});

it.each(collections)(
  'the forms of $name find every reason as the database does, and have words for it',
  async ({ name }) => {
    const definition = definitions.find(({ collection }) => collection === name);
    const { problems, problemWords } = definition ? contentTypeFromDefinition(definition) : ARTICLES;
    const today = todayInJakarta(new Date());
    const reasons = await reasonsOf(name);
    expect(Object.keys(problemWords)).toEqual(expect.arrayContaining(reasons));
    for (const reason of ['', ...reasons]) {
      const written = brokenBy(name, reason);
      const { document, missing_media: missing } = await put(name, written);
      const expected = reason === '' ? [] : [reason];
      expect(problems(document as never, 'id', today, missing), reason).toEqual(expected);
      expect(missing, reason).toHaveLength(reason.includes('.missing') ? 1 : 0);
      // Without what the backend knows, nothing is known to be gone.
      if (reason.includes('.missing')) expect(problems(document as never, 'id', today)).toEqual([]);
    }
  },
);

function isOfOneLanguage(collection: string, reason: string): boolean {
  return reason === 'author' || REASON_CASES[collection]?.breaks[reason]?.id !== undefined;
}

/** A broken draft on its way. */
interface Broken {
  readonly reason: string;
  readonly draft: SiteDraft;
}

/** What comes of it: for each draft the reasons with which it was refused, null where it wasn't asked for. */
type Way = (collection: string, all: readonly Broken[]) => Promise<readonly (readonly string[] | null)[]>;

const blockedIn = ({ blocked }: LiveChangeRow, all: readonly Broken[]) =>
  all.map(({ draft }) => problemsOf(blocked, draft.id));

function problemsOf(blocked: readonly { readonly id: number; readonly problems: object }[], id: number) {
  const { problems } = blocked.find((each) => each.id === id) ?? {};
  return (problems as { id?: readonly string[] } | undefined)?.id ?? [];
}

const setLive = (collection: string, items: readonly object[]): Promise<LiveChangeRow> =>
  api.call('set_live', { collection, items });
const versions = (all: readonly Broken[]) => all.map(({ draft: { id, version } }) => ({ id, version }));

/** Makes revisions of drafts as they are, and with `isLive` shows them, past every rule. */
async function force(collection: string, isLive: boolean): Promise<ReadonlyMap<number, number>> {
  await api.backend.database.connection.driver.exec(`
    set session_replication_role = replica;
    delete from public.revisions where collection = '${collection}';
    insert into public.revisions (collection, item_id, language, document, version)
      select d.collection, d.id, 'id', private.language_content(d.document, 'id'), d.version from public.drafts d
      where d.collection = '${collection}';
    update public.drafts d set revision_indonesian = r.id, live_from_indonesian = now()
      from public.revisions r where ${String(isLive)} and (r.collection, r.item_id) = (d.collection, d.id);
    set session_replication_role = origin`);
  const rows = await api.backend.sql<{ id: number; item: number }>(
    'select id::integer, item_id::integer as item from public.revisions where collection = $1',
    [collection],
  );
  return new Map(rows.map(({ id, item }) => [item, id]));
}

/** Items that are published and whole, as a file has them in which each is broken. */
async function brokenContent(collection: string, reasons: readonly string[]): Promise<Exported> {
  const whole = (REASON_CASES[collection] as (typeof REASON_CASES)[string]).whole;
  const made: number[] = [];
  for (const _ of reasons) {
    const draft = await put(collection, whole);
    expect((await api.show(collection, draft)).blocked).toEqual([]);
    made.push(draft.id);
  }
  const content = await api.exportAll();
  return {
    ...content,
    items: content.items.map((item) => {
      const reason = item.collection === collection ? reasons[made.indexOf(item.id)] : undefined;
      if (reason === undefined || !item.live.id) return item;
      const { id, en: _, outdated: __, ...shared } = brokenBy(collection, reason);
      const document = brokenBy(collection, reason);
      return { ...item, document, live: { id: { ...item.live.id, shared, text: id }, en: null } };
    }),
  };
}

interface Held {
  readonly collection: string;
  readonly id: number;
  readonly problems: { readonly id?: readonly string[] };
}

/** Imports it; what the report said before, and what the answer says then. */
async function importBroken(content: Exported) {
  const id = await api.stage(content);
  const report = (await api.check(id)) as unknown as { stamp: string; held: Held[]; held_count: number };
  expect(report).toMatchObject({ problem_count: 0 });
  const answer = (await api.apply(id, report.stamp)).body as { applied: boolean; held: Held[]; held_count: number };
  expect(answer).toMatchObject({ applied: true, held_count: answer.held.length });
  expect(report.held_count).toBe(report.held.length);
  return { foreseen: report.held, held: answer.held };
}

const put = async (collection: string, document: SiteDocument): Promise<SiteDraft> =>
  collections.find(({ name }) => name === collection)?.single === true
    ? api.keep(collection, await api.open(collection), document)
    : api.make(collection, document);

/** The ways for drafts that are there. Of what an import brings there are tests below. */
const WAYS: Readonly<Record<string, Way>> = {
  'published one by one': async (collection, all) => {
    const answers = [];
    for (const one of all) answers.push(...blockedIn(await api.show(collection, one.draft), [one]));
    return answers;
  },
  'published together': async (collection, all) =>
    blockedIn(await api.call('publish_drafts', { collection, items: versions(all), languages: ['id'] }), all),
  scheduled: async (collection, all) =>
    blockedIn(
      await api.call('publish_drafts', { collection, items: versions(all), languages: ['id'], live_from: SOON }),
      all,
    ),
  'an older version, shown again': async (collection, all) => {
    const revisions = await force(collection, false);
    const items = all.map(({ draft: { id } }) => ({ id, live: { id: { revision: revisions.get(id) } } }));
    return blockedIn(await setLive(collection, items), all);
  },
  'an older version, shown again later': async (collection, all) => {
    const revisions = await force(collection, false);
    const items = all.map(({ draft: { id } }) => ({ id, live: { id: { revision: revisions.get(id), from: SOON } } }));
    return blockedIn(await setLive(collection, items), all);
  },
  'withdrawn, and that undone': async (collection, all) => {
    await force(collection, true);
    const withdrawn = await setLive(
      collection,
      all.map(({ draft: { id } }) => ({ id, live: { id: null } })),
    );
    expect(withdrawn.before).toHaveLength(all.length);
    return blockedIn(await setLive(collection, withdrawn.before), all);
  },
  'binned, and that undone': async (collection, all) => {
    if (collections.some(({ name, single }) => name === collection && single)) return all.map(() => null);
    await force(collection, true);
    const items = all.map(({ draft: { id } }) => id);
    const { before } = await api.call<LiveChangeRow>('bin_drafts', { collection, items });
    expect(await api.call('restore_drafts', { collection, items })).toEqual({ ids: items });
    return blockedIn(await setLive(collection, before), all);
  },
  'in a category that is merged': async (collection, all) => {
    if (collection === 'articles') await api.call('merge_categories', { source: 4, target: 1 });
    return all.map(() => null);
  },
  'on a way that nobody thought of': async (_collection, all) => {
    for (const { draft, reason } of all) {
      const change = api.backend.sql(
        'update public.drafts set live_from_indonesian = now() where id = $1 and document = $2',
        [draft.id, JSON.stringify(draft.document)],
      );
      await expect(change, reason).rejects.toMatchObject({ detail: JSON.stringify([reason]) });
    }
    return all.map(() => null);
  },
};

/** The items of a collection that visitors see. */
async function seen(collection: string): Promise<readonly number[]> {
  if (collection !== 'articles') {
    return (await api.site('id')).filter((each) => each.collection === collection).map(({ id }) => id);
  }
  const answer = await api.backend.ask('visitor', 'rpc/search_articles?lang=id');
  return (answer.body as { articles: { id: number }[] }).articles.map(({ id }) => id);
}

async function withdrawAll(collection: string): Promise<void> {
  await setLive(
    collection,
    (await seen(collection)).map((id) => ({ id, live: { id: null } })),
  );
}

/** What goes together: of a single item there is one at a time. */
const batches = ({ single }: { readonly single: boolean }, reasons: readonly string[]) =>
  single ? reasons.map((reason) => [reason]) : [[...reasons]];

describe.each(collections)('$name', (collection) => {
  const { name } = collection;

  it.each(Object.entries(WAYS))('is kept from visitors by every reason: %s', async (_way, go) => {
    for (const reasons of batches(collection, await reasonsOf(name))) {
      const all: Broken[] = [];
      for (const reason of reasons) all.push({ reason, draft: await put(name, brokenBy(name, reason)) });
      const answers = await go(name, all);
      all.forEach(({ reason }, at) => answers[at] && expect(answers[at], reason).toEqual([reason]));
      expect(await seen(name)).toEqual([]);
    }
  });

  it('comes in as a draft where it has a reason, with all that the file has', async () => {
    for (const [at, reasons] of batches(collection, await reasonsOf(name)).entries()) {
      const content = await brokenContent(name, reasons);
      const items = content.items.filter((item) => item.collection === name);
      if (at === 0) await api.clear();
      else await withdrawAll(name);
      const { foreseen, held } = await importBroken(content);
      const expected = items.map(({ id }, at) => ({ id, problems: { id: [reasons[at]] } }));
      expect(held.map(({ id, problems }) => ({ id, problems }))).toEqual(expected);
      // Files come after the look at what would change.
      const known = expected.filter(({ problems }) => !problems.id[0]?.includes('.missing'));
      expect(foreseen.map(({ id, problems }) => ({ id, problems }))).toEqual(known);
      expect(await seen(name)).toEqual([]);
      for (const item of items) {
        const draft = await api.open(name, item.id);
        expect(draft).toMatchObject({ document: item.document, live: { id: null, en: null } });
        expect(problemsOf((await api.show(name, draft)).blocked, item.id)).toEqual(
          held.find(({ id }) => id === item.id)?.problems.id,
        );
      }
      const kept = await api.backend.sql<{ text: unknown }>(
        `select document -> 'text' as text from public.revisions where collection = $1 order by item_id`,
        [name],
      );
      expect(kept.map(({ text }) => text)).toEqual(expect.arrayContaining(items.map(({ live }) => live.id?.text)));
      if (name === 'articles') {
        const days = await api.backend.sql<{ day: string }>('select published_on::text as day from public.articles');
        expect(days).toEqual(items.map((item) => ({ day: item['published_on'] })));
      }
    }
  });

  it('stays as visitors read it where a file has something that has a reason', async () => {
    for (const reasons of batches(collection, await reasonsOf(name))) {
      const content = await brokenContent(name, reasons);
      const before = await seen(name);
      const places = () =>
        api.backend.sql(
          'select id, revision_indonesian, live_from_indonesian from public.drafts where collection = $1 order by id',
          [name],
        );
      const shown = await places();
      const { held } = await importBroken(content);
      expect(held.flatMap(({ problems }) => problems.id)).toEqual(reasons);
      expect([await seen(name), await places()]).toEqual([before, shown]);
      // What was there unpublished stays unpublished.
      await withdrawAll(name);
      await api.backend.sql('update public.drafts set version = version + 1 where collection = $1', [name]);
      expect((await importBroken(content)).held.flatMap(({ problems }) => problems.id)).toEqual(reasons);
      expect(await seen(name)).toEqual([]);
    }
  });
});

describe('an article', () => {
  const ROW = {
    ...{ article_id: 7, language: 'id', title: 'Cabai', excerpt: '', content: 'Isi', image: '/pictures/x.svg' },
    ...{ image_alt: 'Alt', category_id: 4, author: 'Tim', status: 'published' },
  };
  /** Rows of each reason; the table itself refuses others (no picture, no category), and a later day is one on which it appears. */
  const ROWS: Readonly<Record<string, object>> = {
    title: { title: ' ' },
    content: { content: ' ' },
    'content.foreignPicture': { content: brokenBy('articles', 'content.foreignPicture').id['content'] },
    'content.pictureAlt': { content: brokenBy('articles', 'content.pictureAlt').id['content'] },
    'content.missingFile': { content: brokenBy('articles', 'content.missingFile').id['content'] },
    category: { category_id: 99 },
    image: { image: '' },
    'image.foreign': { image: brokenBy('articles', 'image.foreign')['image'] },
    'image.missing': { image: brokenBy('articles', 'image.missing')['image'] },
    imageAlt: { image_alt: '' },
    author: { author: ' ' },
    date: { dated: '2999-01-01' },
  };
  const IMPOSSIBLE = ['category', 'image'];

  it('that the secret key writes is kept from visitors by every reason', async () => {
    expect(Object.keys(ROWS).sort()).toEqual((await reasonsOf('articles')).sort());
    await api.backend.sql(`insert into public.articles (id, published_on) values (7, '2024-01-01')`);
    const write = (row: object) =>
      api.backend.ask('service', 'article_translations', { method: 'POST', body: { ...ROW, ...row } });
    for (const [reason, row] of Object.entries(ROWS)) {
      const answer = await write(row);
      if (reason === 'date') expect(answer.status).toBe(201);
      else if (IMPOSSIBLE.includes(reason)) expect(answer.status, reason).toBeGreaterThanOrEqual(400);
      else expect(answer.body, reason).toMatchObject({ details: JSON.stringify([reason]) });
      expect(await seen('articles')).toEqual([]);
    }
    await api.backend.sql('delete from public.article_translations');
    expect((await write({})).status).toBe(201);
    expect(await seen('articles')).toEqual([7]);
  });

  it('that came without a draft becomes one where it has a reason', async () => {
    for (const [reason, row] of Object.entries(ROWS).filter(([each]) => !IMPOSSIBLE.includes(each))) {
      await api.clear();
      const written = { ...ROW, dated: null, ...row };
      await api.backend.sql(`insert into public.articles (id, published_on) values (7, '2024-01-01')`);
      await api.backend.sql(
        `insert into public.article_translations (${Object.keys(written).join()})
         select ${Object.keys(written).join()} from jsonb_populate_record(null::public.article_translations, $1)`,
        [JSON.stringify(written)],
      );
      await api.call('adopt_articles', {}, 'service');
      expect(await seen('articles'), reason).toEqual([]);
      const draft = await api.open('articles', 7);
      // A later day is one on which it appears.
      if (reason === 'date') expect(draft.live.id?.from).toBe('2998-12-31T17:00:00+00:00');
      else expect(problemsOf((await api.show('articles', draft)).blocked, 7), reason).toEqual([reason]);
    }
  });
});

it('no function but these writes what visitors read', async () => {
  const writers = await api.backend.sql<{ name: string }>(
    `select proname as name from pg_proc
     where prosrc ~ '(insert into|update) public[.](article_translations|site_items)' or prosrc ~ '''_show''' order by 1`,
  );
  expect(writers.map(({ name }) => name)).toEqual([
    // Hides what has problems.
    'adopt_articles',
    'articles_hide',
    'articles_show',
    // Another category of what is shown.
    'merge_categories',
    'show_by_schema',
    // Calls those that show, and refuses what has problems.
    'show_or_hide',
  ]);
});
