import { beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '#domain/localized.ts';
import { article, openSessionAccounts, titled } from './drafts-api.ts';
import type { DraftRow, LiveChangeRow } from './drafts-api.ts';

// Undoing reverts one's own change, never what another person has published since.

const api = await openSessionAccounts();
beforeEach(() => api.clear());

const setLive = (...items: readonly unknown[]): Promise<LiveChangeRow> =>
  api.call('set_live', { collection: 'articles', items });
const undo = ({ before }: LiveChangeRow): Promise<LiveChangeRow> => setLive(...before);
const bin = (id: number): Promise<LiveChangeRow> => api.call('bin_drafts', { collection: 'articles', items: [id] });
const restore = (id: number): Promise<unknown> => api.call('restore_drafts', { collection: 'articles', items: [id] });
const title = async (id: number, language: Language): Promise<string | undefined> =>
  (await api.visit(id, language))?.title;
const revision = (draft: DraftRow, language: Language): number | null => draft.live[language]?.revision ?? null;

/** Another person changes the title and publishes it. */
async function publishNewer(draft: Pick<DraftRow, 'id'>, language: Language): Promise<LiveChangeRow> {
  const { id, version } = await api.read(draft.id);
  const saved = await api.save({ id, version }, titled(article(), language, 'Newer'), api.budi);
  const items = [{ id, version: saved.version }];
  return api.call('publish_drafts', { collection: 'articles', items, languages: [language] }, api.budi);
}

/** Another person publishes the text as it is. */
function publishNow({ id, version }: Pick<DraftRow, 'id' | 'version'>, language: Language): Promise<LiveChangeRow> {
  const body = { collection: 'articles', items: [{ id, version }], languages: [language] };
  return api.call('publish_drafts', body, api.budi);
}

describe('undoing what was published', () => {
  it('leaves what somebody has published since, and says so', async () => {
    const draft = await api.create();
    const mine = await api.publish(draft, ['id', 'en']);
    await publishNewer(draft, 'id');
    const before = await api.read(draft.id);
    const lines = await api.log(draft.id);
    expect(await undo(mine)).toEqual({ before: [], stale: [draft.id], blocked: [], build: false });
    expect([await title(draft.id, 'id'), await title(draft.id, 'en')]).toEqual(['Newer', 'Chili']);
    expect((await api.read(draft.id)).live).toEqual(before.live);
    expect(await api.log(draft.id)).toEqual(lines);
  });

  it('leaves what somebody has published since although it is the same text, at another moment', async () => {
    const draft = await api.create();
    const mine = await api.publish(draft, ['id'], new Date(Date.now() + 3_600_000).toISOString());
    const theirs = await publishNow(draft, 'id');
    const { live } = await api.read(draft.id);
    expect(await undo(mine)).toEqual({ before: [], stale: [draft.id], blocked: [], build: false });
    expect([await title(draft.id, 'id'), (await api.read(draft.id)).live]).toEqual(['Cabai', live]);
    // Budi’s own way back is his: the schedule stands again, and then Ayu’s is hers.
    expect([(await undo(theirs)).stale, await title(draft.id, 'id')]).toEqual([[], undefined]);
    expect((await undo(mine)).stale).toEqual([]);
    expect((await api.read(draft.id)).live.id).toBeNull();
  });

  it('says in its answer what visitors read after it: which revision, since when', async () => {
    const draft = await api.create();
    const { before } = await api.publish(draft, ['id']);
    const { id } = (await api.read(draft.id)).live;
    expect(before).toEqual([
      {
        id: draft.id,
        live: { id: null, en: null },
        was: { id: { revision: id?.revision, from: id?.from }, en: null },
      },
    ]);
    expect((await bin(draft.id)).before).toMatchObject([{ was: { id: null, en: null } }]);
  });

  it('brings back the older version where nobody did, and can be undone itself', async () => {
    const draft = await api.create();
    await api.publish(draft, ['id']);
    const newer = await publishNewer(draft, 'id');
    const undone = await undo(newer);
    expect([undone.stale, await title(draft.id, 'id')]).toEqual([[], 'Cabai']);
    expect([(await undo(undone)).stale, await title(draft.id, 'id')]).toEqual([[], 'Newer']);
    // The first way back leads from what was replaced long ago.
    await publishNewer(draft, 'en');
    expect((await undo(undone)).stale).toEqual([draft.id]);
  });

  it('looks only at the languages that it names', async () => {
    const draft = await api.create();
    const mine = await api.publish(draft, ['id']);
    await publishNewer(draft, 'en');
    const was = { id: revision(await api.read(draft.id), 'id') };
    expect((await undo(mine)).stale).toEqual([draft.id]);
    expect((await setLive({ id: draft.id, live: { id: null }, was })).stale).toEqual([]);
    expect(await title(draft.id, 'en')).toBe('Newer');
    expect(revision(await api.read(draft.id), 'id')).toBeNull();
  });

  it('asked for twice, because the answer got lost, is done once and no news', async () => {
    const draft = await api.create();
    const mine = await api.publish(draft, ['id']);
    await undo(mine);
    const after = await api.read(draft.id);
    expect((await undo(mine)).stale).toEqual([]);
    expect({ ...(await api.read(draft.id)), now: '' }).toEqual({ ...after, now: '' });
    expect((await api.log(draft.id)).filter((line) => line.startsWith('withdrawn'))).toHaveLength(1);
  });

  it('asked for twice is done once, where no moment is named either', async () => {
    const draft = await api.create();
    await api.publish(draft, ['id']);
    const first = revision(await api.read(draft.id), 'id');
    await publishNewer(draft, 'id');
    const was = { id: (await api.read(draft.id)).live.id };
    const items = [{ id: draft.id, live: { id: { revision: first } }, was: { id: { ...was.id, changed: undefined } } }];
    const answer = await setLive(...items);
    const after = await api.read(draft.id);
    expect(answer.stale).toEqual([]);
    // The same answer, with the same way back.
    expect(await setLive(...items)).toEqual(answer);
    expect({ ...(await api.read(draft.id)), now: '' }).toEqual({ ...after, now: '' });
    expect([(await undo(answer)).stale, await title(draft.id, 'id')]).toEqual([[], 'Newer']);
  });

  it('leaves one item and undoes the others of the same request', async () => {
    const [one, two] = [await api.create(), await api.create()];
    const mine = await api.call<LiveChangeRow>('publish_drafts', {
      collection: 'articles',
      items: [one, two].map(({ id, version }) => ({ id, version })),
      languages: ['id'],
    });
    await publishNewer(one, 'id');
    const answer = await undo(mine);
    expect([answer.before.map(({ id }) => id), answer.stale]).toEqual([[two.id], [one.id]]);
    expect([await title(one.id, 'id'), await title(two.id, 'id')]).toEqual(['Newer', undefined]);
  });
});

describe('withdrawing', () => {
  it('is of the version that was looked at', async () => {
    const draft = await api.create();
    await api.publish(draft, ['id']);
    const was = { id: revision(await api.read(draft.id), 'id') };
    await publishNewer(draft, 'id');
    expect((await setLive({ id: draft.id, live: { id: null }, was })).stale).toEqual([draft.id]);
    expect(await title(draft.id, 'id')).toBe('Newer');
  });

  it('is of the moment that was looked at, where that is said', async () => {
    const draft = await api.create();
    await api.publish(draft, ['id']);
    const was = { id: (await api.read(draft.id)).live.id };
    await publishNow(draft, 'id');
    expect((await setLive({ id: draft.id, live: { id: null }, was })).stale).toEqual([draft.id]);
    expect(await title(draft.id, 'id')).toBe('Cabai');
    const now = { id: (await api.read(draft.id)).live.id, en: null };
    expect((await setLive({ id: draft.id, live: { id: null, en: null }, was: now })).stale).toEqual([]);
    expect(await title(draft.id, 'id')).toBeUndefined();
  });

  it.each([[undefined], [null]])('is of the version that was looked at, from whichever moment: %s', async (from) => {
    const draft = await api.create();
    await api.publish(draft, ['id']);
    const was = { id: { revision: revision(await api.read(draft.id), 'id'), from } };
    for (const _try of ['first', 'again']) {
      expect((await setLive({ id: draft.id, live: { id: null }, was })).stale).toEqual([]);
    }
    expect(await title(draft.id, 'id')).toBeUndefined();
  });

  it('is of whatever is there where nobody says what that is', async () => {
    const draft = await api.create();
    await api.publish(draft, ['id']);
    await publishNewer(draft, 'id');
    expect((await setLive({ id: draft.id, live: { id: null } })).stale).toEqual([]);
    expect(await title(draft.id, 'id')).toBeUndefined();
  });

  it('of what isn’t there, or lies in the bin, is stale', async () => {
    const draft = await api.create();
    await bin(draft.id);
    const answer = await setLive({ id: draft.id, live: { id: null } }, { id: 99, live: { id: null } });
    expect([answer.before, answer.stale]).toEqual([[], [draft.id, 99]]);
  });

  it.each(['mine', { revision: 'mine', from: '2026-11-01T00:00:00Z' }, { revision: null, from: 'then' }, [1]])(
    'refuses what is no revision, and no moment: %j',
    async (mine) => {
      const draft = await api.create();
      const items = [{ id: draft.id, live: { id: null }, was: { id: mine } }];
      expect((await api.ask('set_live', { collection: 'articles', items })).status).toBe(400);
    },
  );
});

it('taking something out of the bin shows it again, unless somebody has published it since', async () => {
  const draft = await api.create();
  await api.publish(draft, ['id']);
  const mine = await bin(draft.id);
  await restore(draft.id);
  await publishNewer(draft, 'id');
  expect((await undo(mine)).stale).toEqual([draft.id]);
  expect(await title(draft.id, 'id')).toBe('Newer');
  const again = await bin(draft.id);
  await restore(draft.id);
  expect([(await undo(again)).stale, await title(draft.id, 'id')]).toEqual([[], 'Newer']);
});
