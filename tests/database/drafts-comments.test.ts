import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { openSessionAccounts, type DraftRow } from './drafts-api.ts';

// Comments on drafts, the mark for review, and who has a draft open.

const api = await openSessionAccounts();
const { backend, ayu, budi } = api;
const citra = await backend.signUp('citra@example.com', { full_name: 'Citra' });
const dewi = await backend.signUp('dewi@example.com', { full_name: 'Dewi' });
let draft: DraftRow;

interface CommentRow {
  readonly id: string;
  readonly thread: string | null;
  readonly body: string;
  readonly mine: boolean;
  readonly deleted: boolean;
  readonly resolved_by: { readonly name: string } | null;
  readonly edited_at: string | null;
  readonly wants_changes: boolean;
  readonly mentions: readonly string[];
}

beforeEach(async () => {
  await api.clear();
  await backend.sql(`delete from public.user_roles where user_id in ('${citra.id}', '${dewi.id}')`);
  await backend.sql(`insert into public.user_roles values ('${citra.id}', 'reviewer'), ('${dewi.id}', 'editor')`);
  draft = await api.create();
});

const about = () => ({ collection: 'articles', item: draft.id });
const say = (body: string, more: object = {}, asker = ayu) =>
  api.call<CommentRow>('add_comment', { ...about(), key: randomUUID(), body, ...more }, asker);
const comments = async (asker = ayu) => (await api.call<{ rows: CommentRow[] }>('list_comments', about(), asker)).rows;
const mentions = (asker = citra) =>
  api.call<{ count: number; rows: { comment: string; body: string; seen: boolean }[] }>('list_mentions', {}, asker);
const review = async () => (await api.call<{ review: object | null }>('read_draft', about())).review;

it('a comment that is sent twice is there once, with its answers, and nobody else’s key is taken', async () => {
  const key = randomUUID();
  const paragraph = { language: 'id', field: 'content', quote: 'Siram setiap hari.', place: 3 };
  await say('  Kapan? ', { key, paragraph });
  await say('Kapan?', { key, paragraph });
  await say('Besok', { thread: key }, budi);
  expect(await comments(budi)).toMatchObject([
    { id: key, body: 'Kapan?', mine: false, quote: 'Siram setiap hari.', place: 3 },
    { thread: key, body: 'Besok', mine: true },
  ]);
  expect((await api.ask('add_comment', { ...about(), key, body: 'Mine' }, budi)).status).toBe(409);
  // An answer has no answers of its own.
  const [, answer] = await comments();
  expect((await api.ask('add_comment', { ...about(), key: randomUUID(), body: 'x', thread: answer?.id })).status).toBe(
    404,
  );
});

it('words that were changed after a lost answer arrive, and an answer opens what was settled', async () => {
  const key = randomUUID();
  await say('Kapan?', { key });
  await say('Kapan panen?', { key, mentions: [citra.id] });
  expect(await comments()).toMatchObject([{ id: key, body: 'Kapan panen?', mentions: [citra.id] }]);
  // A key of one draft or thread isn't another's.
  const other = await say('Lain');
  expect((await api.ask('add_comment', { ...about(), key, body: 'x', thread: other.id })).status).toBe(409);

  await api.call('resolve_comment', { comment: key, resolved: true });
  await say('Besok', { thread: key }, budi);
  expect((await comments()).find(({ id }) => id === key)).toMatchObject({ resolved_at: null });
});

it('what was deleted leaves its place while there are answers, and goes with the last of them', async () => {
  const first = await say('One');
  const answer = await say('Two', { thread: first.id }, budi);
  await api.call('delete_comment', { comment: first.id });
  expect(await comments()).toMatchObject([{ body: '', deleted: true }, { body: 'Two' }]);
  await api.call('delete_comment', { comment: answer.id }, budi);
  expect(await comments()).toEqual([]);
  // A second try finds nothing to do.
  await api.call('delete_comment', { comment: answer.id }, budi);
  expect(await api.log(draft.id)).not.toContain('comment-deleted by Ayu');
});

it('the log says whose comment a super admin deleted', async () => {
  const { id } = await say('Rude', {}, dewi);
  expect((await api.ask('delete_comment', { comment: id }, citra)).status).toBe(403);
  await api.call('delete_comment', { comment: id });
  expect(await api.log(draft.id)).toContain('comment-deleted by Ayu');
});

it('a thread is resolved and opened again, with who did it first', async () => {
  const { id } = await say('Why?');
  await api.call('resolve_comment', { comment: id, resolved: true }, citra);
  expect(await api.call('resolve_comment', { comment: id, resolved: true }, budi)).toMatchObject({
    resolved_by: { name: 'Citra' },
  });
  expect(await api.call('resolve_comment', { comment: id, resolved: false }, budi)).toMatchObject({
    ...{ resolved_at: null, resolved_by: null },
  });
});

it('a comment names who may read drafts, not its author, and no longer whom an edit leaves out', async () => {
  const stranger = await backend.signUp('eko@example.com');
  const named = { mentions: [citra.id, dewi.id, ayu.id, stranger.id] };
  const { id } = await say('@Citra @Dewi look', named);
  expect((await mentions()).rows).toMatchObject([{ comment: id, seen: false }]);
  await api.call('edit_comment', { comment: id, body: '@Citra look again', mentions: [citra.id] });
  expect([(await mentions()).count, (await mentions(dewi)).count]).toEqual([1, 0]);
  await api.call('see_mentions', { comments: [id] }, citra);
  expect(await mentions()).toMatchObject({ count: 0, rows: [{ seen: true, body: '@Citra look again' }] });
});

it('a translator is told of her language alone, of the whole draft, and of threads in which she wrote', async () => {
  const sari = await backend.signUp('sari@example.com', { full_name: 'Sari' });
  await backend.sql(`insert into public.user_roles values ('${sari.id}', 'translator', 'en')`);
  const named = { mentions: [sari.id] };
  const at = (language: string) => ({ paragraph: { language, field: 'content', quote: 'x', place: 0 } });
  const indonesian = await say('@Sari id', { ...named, ...at('id') });
  const english = await say('@Sari en', { ...named, ...at('en') });
  const whole = await say('@Sari all', named);
  const answer = await say('@Sari answer', { ...named, thread: indonesian.id });
  expect([indonesian, english, whole, answer].map(({ mentions }) => mentions.length)).toEqual([0, 1, 1, 0]);
  await say('Why is this so?', { thread: indonesian.id }, sari);
  await say('@Sari that is why', { ...named, thread: indonesian.id });
  const told = async () => (await mentions(sari)).rows.map(({ body }) => body);
  expect(await told()).toEqual(['@Sari that is why', '@Sari all', '@Sari en']);
  // Her language is another one now.
  await backend.sql(`update public.user_roles set language = 'id' where user_id = '${sari.id}'`);
  expect(await told()).toEqual(['@Sari that is why', '@Sari all']);
  const { rows } = await api.call<{ rows: { id: string; language: string | null }[] }>('list_readers');
  expect(rows.find(({ id }) => id === sari.id)?.language).toBe('id');
  expect(rows.find(({ id }) => id === citra.id)?.language).toBeNull();
  await backend.sql(`delete from public.user_roles where user_id = '${sari.id}'`);
});

it('a review begins with who and when, and ends when it is approved, published or sent back', async () => {
  const read = { ...about(), version: draft.version };
  const ready = () => api.call('request_review', read, dewi);
  await ready();
  await api.call('request_review', read, ayu);
  expect(await review()).toMatchObject({ by: { name: 'Dewi' } });
  const shown = (show: string) =>
    api.call<{ rows: { id: number; review: object }[] }>('list_drafts', { collection: 'articles', show });
  expect((await shown('in-review')).rows).toMatchObject([{ id: draft.id, review: { by: { name: 'Dewi' } } }]);
  expect(await api.call('count_drafts', { collection: 'articles' })).toMatchObject({ 'in-review': 1 });

  await api.call('approve_draft', { ...about(), version: draft.version }, citra);
  expect(await review()).toBeNull();

  await ready();
  const key = randomUUID();
  const back = { ...read, key, body: 'Shorter, please' };
  await api.call('send_back', { ...back, body: 'Shorter' }, citra);
  await api.call('send_back', back, citra);
  await api.call('send_back', back, citra);
  expect(await review()).toBeNull();
  expect(await comments()).toMatchObject([{ body: 'Shorter, please', wants_changes: true, mentions: [dewi.id] }]);
  expect((await mentions(dewi)).rows).toMatchObject([{ body: 'Shorter, please' }]);

  await ready();
  await api.publish(draft, ['id']);
  expect(await review()).toBeNull();
  expect((await shown('in-review')).rows).toEqual([]);
  expect((await api.log(draft.id)).filter((line) => /ready|sent/.test(line))).toEqual([
    ...['ready by Dewi', 'ready by Dewi', 'sent-back by Citra', 'ready by Dewi'],
  ]);
});

it('a review is of one version: nothing is said of an earlier one than the newest', async () => {
  const read = { ...about(), version: draft.version };
  await api.call('request_review', read, dewi);
  const saved = await api.save(draft, { ...draft.document, id: { ...draft.document.id, title: 'Lain' } });
  const key = randomUUID();
  const late = [
    await api.ask('request_review', read, ayu),
    await api.ask('send_back', { ...read, key, body: 'Shorter' }, citra),
  ];
  expect(late.map(({ status }) => status)).toEqual([412, 412]);
  expect(await comments()).toEqual([]);
  expect(await api.call('approve_draft', read, citra)).toMatchObject({ approved: null, approval: null });

  // What was to be reviewed is kept, and the newest version can be marked in its place.
  const marked = () => api.call<{ version: number; document: object }>('read_review', about(), citra);
  expect(await marked()).toEqual({ version: draft.version, document: draft.document });
  await api.call('request_review', { ...about(), version: saved.version }, ayu);
  expect(await marked()).toMatchObject({ version: saved.version, document: { id: { title: 'Lain' } } });
  expect(await review()).toMatchObject({ version: saved.version, by: { name: 'Ayu' } });
  await api.call('send_back', { ...about(), version: saved.version, key, body: 'Shorter' }, citra);
  expect(await marked()).toBeNull();
});

it('of resolved threads the last ones are read, all that are open, and the one that was asked for', async () => {
  const open = await say('Open');
  const old = await say('Old');
  const answer = await say('Answer', { thread: old.id }, budi);
  await api.call('resolve_comment', { comment: old.id, resolved: true });
  const late = await say('Late');
  await api.call('resolve_comment', { comment: late.id, resolved: true });
  const list = async (asked: object) => {
    const { rows, resolved } = await api.call<{ rows: CommentRow[]; resolved: number }>('list_comments', {
      ...about(),
      ...asked,
    });
    return [rows.map(({ id }) => id), resolved];
  };
  expect(await list({ resolved: 1 })).toEqual([[open.id, late.id], 2]);
  expect(await list({ resolved: 0, wanted: [answer.id] })).toEqual([[open.id, old.id, answer.id], 2]);
  expect(await list({})).toEqual([[open.id, old.id, answer.id, late.id], 2]);
});

it('a draft takes 200 open threads, and a thread 100 answers', async () => {
  const { id } = await say('One');
  const fill = (count: number, thread: string | null) =>
    backend.sql(`insert into private.comments (id, collection, draft_id, thread, body, author_name)
      select gen_random_uuid(), 'articles', ${draft.id}, ${thread === null ? 'null' : `'${thread}'`}, 'x', 'Ayu'
      from generate_series(1, ${count})`);
  const status = async (more: object) =>
    (await api.ask('add_comment', { ...about(), key: randomUUID(), ...more })).status;
  await fill(100, id);
  expect(await status({ body: 'One more', thread: id })).toBe(413);
  await fill(198, null);
  expect(await status({ body: 'The last' })).toBe(200);
  expect(await status({ body: 'One more' })).toBe(413);
  await api.call('resolve_comment', { comment: id, resolved: true });
  expect(await status({ body: 'In its place' })).toBe(200);
});

it('others see for 45 seconds who has a draft open, and in which language they write', async () => {
  const note = (asker: typeof ayu, language: string | null = null) =>
    api.call<{ rows: object[] }>('note_presence', { ...about(), language }, asker).then(({ rows }) => rows);
  expect(await note(budi, 'id')).toEqual([]);
  expect(await note(citra)).toEqual([
    { person: { id: budi.id, name: 'Budi', role: 'superadmin', language: null }, language: 'id' },
  ]);
  // Who only reads for a while still wrote a moment ago.
  await note(budi);
  expect(await note(ayu)).toEqual([
    { person: { id: budi.id, name: 'Budi', role: 'superadmin', language: null }, language: 'id' },
    { person: { id: citra.id, name: 'Citra', role: 'reviewer', language: null }, language: null },
  ]);
  await backend.sql(`update private.presence set wrote_at = now() - interval '46 seconds'`);
  expect(await note(ayu)).toEqual([
    { person: { id: budi.id, name: 'Budi', role: 'superadmin', language: null }, language: null },
    { person: { id: citra.id, name: 'Citra', role: 'reviewer', language: null }, language: null },
  ]);
  await backend.sql(`update private.presence set seen_at = now() - interval '46 seconds'`);
  expect(await note(ayu)).toEqual([]);
});

it('comments go with their draft, and stay without an account', async () => {
  const fitri = await backend.signUp('fitri@example.com', { full_name: 'Fitri' });
  await backend.sql(`insert into public.user_roles values ('${fitri.id}', 'editor')`);
  await say('I was here', { mentions: [ayu.id] }, fitri);
  await backend.sql(`delete from auth.users where id = '${fitri.id}'`);
  expect(await comments()).toMatchObject([{ author: { id: null, name: 'Fitri', role: null }, mine: false }]);
  await api.call('bin_drafts', { collection: 'articles', items: [draft.id] });
  expect((await mentions(ayu)).rows).toEqual([]);
  await api.call('erase_drafts', { collection: 'articles', items: [draft.id] });
  expect(await backend.sql('select from private.comments')).toEqual([]);
});
