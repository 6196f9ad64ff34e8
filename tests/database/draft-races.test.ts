import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { article, openSessionAccounts, titled } from './drafts-api.ts';
import type { DraftRow, LiveChangeRow, SavedRow } from './drafts-api.ts';

// Two people at one article, over HTTP, at the same moment.

const api = await openSessionAccounts();
beforeEach(() => api.clear());

const RACES = 100;
/** The backend handles requests one after another, so each order is tried twice. */
const EACH_ORDER = 4;

it(`${RACES} races of two editors: one saves, the other learns what was there before, and nobody overwrites anybody`, async () => {
  let silent = 0;
  let wins = 0;
  let draft: DraftRow = await api.create();
  for (let race = 0; race < RACES; race += 1) {
    const mine = titled(draft.document, 'id', `Ayu ${race}`);
    const theirs = titled(draft.document, 'en', `Budi ${race}`);
    const asks = [() => api.save(draft, mine, api.ayu), () => api.save(draft, theirs, api.budi)];
    // The requests alternate in which comes first, because the backend handles them one after another.
    const first = race % 2;
    const early = asks[first]?.();
    const late = asks[1 - first]?.();
    const answers = await Promise.all([early, late].filter((one): one is Promise<SavedRow> => one !== undefined));
    const saved = answers.filter((answer) => answer.saved);
    const refused = answers.filter((answer) => !answer.saved);
    const kept = await api.read(draft.id);
    const [winner, loser] = [saved[0], refused[0]];
    const told =
      saved.length === 1 &&
      loser?.version === draft.version + 1 &&
      JSON.stringify(loser.document) === JSON.stringify(winner?.document);
    const stands =
      kept.version === draft.version + 1 && JSON.stringify(kept.document) === JSON.stringify(winner?.document);
    if (!told || !stands) silent += 1;
    if (kept.document.id.title === `Ayu ${race}`) wins += 1;
    draft = kept;
  }
  console.info(`${RACES} races, silent overwrites: ${silent}`);
  expect(silent).toBe(0);
  expect(draft.version).toBe(1 + RACES);
  // Else it wouldn't have been a race.
  expect(wins).toBeGreaterThan(0);
  expect(wins).toBeLessThan(RACES);
});

it('ten at once on one version: one is saved, nine learn of it', async () => {
  const draft = await api.create();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => api.save(draft, titled(article(), 'id', `T${at}`))),
  );
  const [winner, ...others] = answers.filter(({ saved }) => saved);
  expect(others).toEqual([]);
  expect(answers.filter(({ saved }) => !saved).map(({ document }) => document)).toEqual(
    Array.from({ length: 9 }, () => winner?.document),
  );
  expect((await api.read(draft.id)).version).toBe(2);
});

it('publishing against saving: what is published is what was looked at, or nothing', async () => {
  for (let race = 0; race < EACH_ORDER; race += 1) {
    const draft = await api.create();
    const publish = (): Promise<LiveChangeRow> => api.publish(draft, ['id']);
    const save = (): Promise<SavedRow> => api.save(draft, titled(article(), 'id', 'Later'), api.budi);
    const [first, second] = race % 2 === 0 ? [publish, save] : [save, publish];
    const answers = await Promise.all([first(), second()]);
    const published = answers.find((answer): answer is LiveChangeRow => 'stale' in answer);
    const saved = answers.find((answer): answer is SavedRow => 'saved' in answer);
    expect(saved?.saved).toBe(true);
    const visited = await api.visit(draft.id, 'id');
    expect(visited?.title).toBe(published?.stale.length === 0 ? 'Cabai' : undefined);
    expect((await api.read(draft.id)).document.id.title).toBe('Later');
  }
});

it('putting into the bin against saving: either it is saved and then binned, or the save is refused by name', async () => {
  for (let race = 0; race < EACH_ORDER; race += 1) {
    const draft = await api.create();
    const body = { collection: 'articles', item: draft.id, based_on: 1, document: titled(article(), 'id', 'Later') };
    const save = () => api.ask('save_draft', body, api.budi);
    const bin = () => api.ask('bin_drafts', { collection: 'articles', items: [draft.id] });
    const [first, second] = race % 2 === 0 ? [bin, save] : [save, bin];
    const answers = await Promise.all([first(), second()]);
    const saved = answers.find(({ body: answer }) => !('before' in (answer as object)));
    const kept = await api.read(draft.id);
    expect(kept.binned_at).not.toBeNull();
    expect([saved?.status, kept.document.id.title]).toEqual(saved?.status === 200 ? [200, 'Later'] : [409, 'Cabai']);
  }
});

it('two who publish different languages at once publish both', async () => {
  const draft = await api.create();
  await Promise.all([api.publish(draft, ['id']), api.publish(draft, ['en'])]);
  expect([(await api.visit(draft.id, 'id'))?.title, (await api.visit(draft.id, 'en'))?.title]).toEqual([
    'Cabai',
    'Chili',
  ]);
});

it('two who make a draft at once get numbers of their own', async () => {
  const body = (): object => ({ collection: 'articles', document: article(), key: randomUUID() });
  const made = await Promise.all(Array.from({ length: 10 }, () => api.call<DraftRow>('create_draft', body())));
  expect(new Set(made.map(({ id }) => id)).size).toBe(10);
});

it('undoing against publishing: what somebody has published is never taken away', async () => {
  let stale = 0;
  for (let race = 0; race < EACH_ORDER; race += 1) {
    const draft = await api.create();
    const { before } = await api.publish(draft, ['id']);
    const newer = await api.save(draft, titled(article(), 'id', 'Newer'), api.budi);
    const undo = (): Promise<LiveChangeRow> => api.call('set_live', { collection: 'articles', items: before });
    const publish = (): Promise<LiveChangeRow> => api.publish(newer, ['id']);
    const [first, second] = race % 2 === 0 ? [publish, undo] : [undo, publish];
    const answers = await Promise.all([first(), second()]);
    stale += answers.flatMap((answer) => answer.stale).length;
    expect((await api.visit(draft.id, 'id'))?.title).toBe('Newer');
  }
  // Else it wouldn't have been a race.
  expect(stale).toBeGreaterThan(0);
  expect(stale).toBeLessThan(EACH_ORDER);
});

it('merging against publishing: whoever is first, the article stands in the category that is left', async () => {
  for (let race = 0; race < EACH_ORDER; race += 1) {
    await api.clear();
    const draft = await api.create();
    const publish = (): Promise<unknown> => api.publish(draft, ['id']);
    const merge = (): Promise<unknown> => api.call('merge_categories', { source: 4, target: 2 }, api.budi);
    const [first, second] = race % 2 === 0 ? [publish, merge] : [merge, publish];
    await Promise.all([first(), second()]);
    const now = await api.read(draft.id);
    expect(now.document.category).toBe(2);
    // Merging makes a version of its own: publishing the one before it is refused.
    await api.publish(now, ['id']);
    expect(await api.visit(draft.id, 'id')).toMatchObject({ category: { slug: 'horticulture' } });
  }
});

// The tests' backend has one connection, on which nothing can wait for a lock; so this checks which locks are taken.
it.each([
  ['publish_drafts', `'articles', '[]', '{id}', null`, 'ShareLock'],
  ['set_live', `'articles', '[]'`, 'ShareLock'],
  ['bin_drafts', `'articles', '[]'`, 'ShareLock'],
  ['restore_drafts', `'articles', '[]'`, 'ShareLock'],
  ['erase_drafts', `'articles', '[]'`, 'ShareLock'],
  ['save_category', `'soil', 'Tanah', 'Soil', null, null`, 'ExclusiveLock'],
  ['order_categories', `'[]'`, 'ExclusiveLock'],
  ['merge_categories', '4, 2', 'ExclusiveLock'],
  ['adopt_articles', '', 'ExclusiveLock'],
])('%s locks content: shared for drafts, exclusively for categories and what is adopted', async (name, given, mode) => {
  const { driver } = api.backend.database.connection;
  const held = await driver.transaction(async (transaction) => {
    await transaction.exec(`set local role service_role; select private.${name}(${given}); reset role;`);
    const { rows } = await transaction.query(
      // The lock on files that are in use is another one.
      `select mode from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
         and (classid::bigint << 32 | objid::bigint) = hashtextextended('what visitors read', 0)`,
    );
    await transaction.rollback();
    return rows;
  });
  expect(held).toEqual([{ mode }]);
});
