import { beforeEach, describe, expect, it } from 'vitest';
import { TAGS_MAX } from '#domain/limits.ts';
import { article, openSessionAccounts, titled, type DraftRow } from './drafts-api.ts';

const api = await openSessionAccounts();
beforeEach(async () => {
  await api.clear();
  await api.backend.sql('truncate private.tags, private.merged_tags restart identity');
});

interface Tagged {
  readonly done: readonly { readonly id: number; readonly version: number; readonly tags: readonly number[] }[];
  readonly stale: readonly number[];
  readonly full: readonly number[];
}
type Item = Pick<DraftRow, 'id' | 'version'>;
const item = ({ id, version }: Item): object => ({ id, version });
const change = (items: readonly Item[], tags: readonly number[], wanted: boolean, asker = api.ayu): Promise<Tagged> =>
  api.call('change_tags', { collection: 'articles', items: items.map(item), tags, wanted }, asker);
const undo = ({ done }: Tagged): Promise<Tagged> => api.call('change_tags', { collection: 'articles', items: done });
const make = async (slug: string): Promise<number> =>
  (await api.call<{ tag: { id: number } }>('save_tag', { slug, name_indonesian: slug, name_english: slug })).tag.id;
const tagsOf = async ({ id }: Item) => (await api.read(id)).document.tags;

let compost: number;
let rice: number;
let soil: number;
beforeEach(async () => {
  [compost, rice, soil] = [await make('compost'), await make('rice'), await make('soil')];
});

describe('tags for several articles', () => {
  it('come behind those that they have, each once, and go again exactly', async () => {
    const [bare, some] = [await api.create(), await api.create(article({ tags: [rice] }))];
    const answer = await change([some, bare], [compost, rice], true);
    expect(answer).toEqual({
      ...{ stale: [], full: [] },
      done: [
        { id: bare.id, version: 2, tags: [] },
        { id: some.id, version: 2, tags: [rice] },
      ],
    });
    expect([await tagsOf(bare), await tagsOf(some)]).toEqual([
      [compost, rice],
      [rice, compost],
    ]);
    expect(await api.log(bare.id)).toEqual(['created by Ayu', 'saved by Ayu']);
    const back = await undo(answer);
    expect([back.done.length, await tagsOf(some)]).toEqual([2, [rice]]);
    // Without tags a document has no list of them.
    expect((await api.read(bare.id)).document).toEqual(article());
  });

  it('are taken away, and come back to their places', async () => {
    const draft = await api.create(article({ tags: [soil, compost, rice] }));
    const other = await api.create(article({ tags: [rice] }));
    const answer = await change([draft, other], [compost, soil], false);
    expect([answer.done.map(({ id }) => id), await tagsOf(draft), await tagsOf(other)]).toEqual([
      [draft.id],
      [rice],
      [rice],
    ]);
    await undo(answer);
    expect(await tagsOf(draft)).toEqual([soil, compost, rice]);
  });

  it('are read by visitors with the next publishing only', async () => {
    const draft = await api.create();
    await api.publish(draft, ['id', 'en']);
    const visit = async () => ((await api.visit(draft.id, 'id')) as unknown as { tags: unknown[] }).tags;
    const answer = await change([draft], [compost], true);
    expect([await visit(), (await api.read(draft.id)).live.id?.changed]).toEqual([[], true]);
    await api.publish({ id: draft.id, version: answer.done[0]?.version ?? 0 }, ['id']);
    expect(await visit()).toMatchObject([{ slug: 'compost' }]);
  });

  it('leave what was saved since, what is in the bin or gone, and what has room for no more', async () => {
    const [saved, binned, free] = [await api.create(), await api.create(), await api.create()];
    const others: number[] = [];
    for (let nth = 1; nth < TAGS_MAX; nth += 1) others.push(await make(`tag-${nth}`));
    const nearlyFull = await api.create(article({ tags: others }));
    await api.save(saved, titled(article(), 'id', 'Ditulis'), api.budi);
    await api.call('bin_drafts', { collection: 'articles', items: [binned.id] });
    const answer = await change([saved, binned, free, nearlyFull, { id: 99, version: 1 }], [compost, rice], true);
    expect([answer.done.map(({ id }) => id), answer.stale, answer.full]).toEqual([
      [free.id],
      [saved.id, binned.id, 99],
      [nearlyFull.id],
    ]);
    expect([await tagsOf(saved), await tagsOf(binned), await tagsOf(nearlyFull)]).toEqual([
      undefined,
      undefined,
      others,
    ]);
    // One more fits.
    expect((await change([nearlyFull], [rice], true)).full).toEqual([]);
  });

  it('leave alone what is as wanted, whichever version it has, and a repeated request', async () => {
    const draft = await api.create(article({ tags: [compost] }));
    expect(await change([{ ...draft, version: 7 }], [compost], true)).toEqual({ done: [], stale: [], full: [] });
    expect(await change([draft], [rice], false)).toEqual({ done: [], stale: [], full: [] });
    const first = await change([draft], [rice], true);
    expect([first.done.length, (await change([draft], [rice], true)).done.length]).toEqual([1, 0]);
    expect((await api.read(draft.id)).version).toBe(2);
  });

  it('aren’t taken back from what somebody has saved since', async () => {
    const drafts = [await api.create(), await api.create()] as const;
    const answer = await change(drafts, [compost], true);
    await api.save(await api.read(drafts[0].id), titled(article({ tags: [compost] }), 'id', 'Ditulis'), api.budi);
    expect(await undo(answer)).toMatchObject({ done: [{ id: drafts[1].id }], stale: [drafts[0].id] });
    expect([await tagsOf(drafts[0]), await tagsOf(drafts[1])]).toEqual([[compost], undefined]);
  });

  it('are what they were merged into, and none where they are gone', async () => {
    const draft = await api.create(article({ tags: [soil] }));
    await api.call('merge_tags', { source: compost, target: rice });
    const answer = await change([draft], [compost], true);
    expect(await tagsOf(draft)).toEqual([soil, rice]);
    await api.call('delete_tag', { tag: soil });
    const gone = await api.ask('change_tags', {
      ...{ collection: 'articles', items: [item(await api.read(draft.id))], tags: [soil], wanted: true },
    });
    expect([gone.status, gone.body]).toEqual([404, expect.objectContaining({ code: 'PT404' })]);
    // What can't come back any more doesn't.
    const now = await api.read(draft.id);
    await api.call('change_tags', {
      ...{ collection: 'articles', items: answer.done.map((each) => ({ ...each, version: now.version })) },
    });
    expect((await api.read(draft.id)).document).not.toHaveProperty('tags');
  });

  it('keep what somebody else wrote as a version of the history', async () => {
    const draft = await api.create();
    await change([draft], [compost], true, api.budi);
    const kept = await api.backend.sql('select version, saved_by_name from public.draft_versions');
    expect([kept, (await api.read(draft.id)).saved_by_name]).toEqual([[{ version: 1, saved_by_name: 'Ayu' }], 'Budi']);
  });
});
