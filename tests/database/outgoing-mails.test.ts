import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../support/backend/backend.ts';
import { article, openSessionAccounts, titled, type DraftRow } from './drafts-api.ts';

// The queue of mails about invitations and mentions: what is put into it, what a sender gets, and what becomes of it.

const api = await openSessionAccounts();
const { backend, ayu, budi } = api;
const citra = await backend.signUp('citra@example.com', { full_name: 'Citra' });
const dewi = await backend.signUp('dewi@example.com', { full_name: 'Dewi' });
let draft: DraftRow;

interface MailRow {
  readonly id: number;
  readonly kind: string;
  readonly attempt: number;
  readonly to: string;
  readonly language: string | null;
  readonly values: Readonly<Record<string, unknown>>;
}

interface StateRow {
  readonly state: string;
  readonly error: string | null;
}

beforeEach(async () => {
  await api.clear();
  await backend.sql('truncate private.invitations');
  await backend.sql(`delete from public.user_roles where user_id in ('${citra.id}', '${dewi.id}')`);
  await backend.sql(`insert into public.user_roles values ('${citra.id}', 'reviewer'), ('${dewi.id}', 'editor')`);
  draft = await api.create();
});

const about = () => ({ collection: 'articles', item: draft.id });
const say = (body: string, people: readonly Person[], asker = ayu, key: string = randomUUID()) =>
  api.call<{ id: string }>('add_comment', { ...about(), key, body, mentions: people.map(({ id }) => id) }, asker);
const invite = (email: string, role = 'editor') => api.call('invite_person', { email, role });
const again = (email: string) => api.ask('mail_invitation_again', { email });
const take = async (most = 20) =>
  (await api.call<{ rows: MailRow[]; next: number | null }>('take_mails', { most }, 'service')).rows;
const next = async () => (await api.call<{ next: number | null }>('take_mails', { most: 1 }, 'service')).next;
const settle = (mail: MailRow | undefined, more: object = {}) =>
  api.call('finish_mail', { mail: mail?.id, attempt: mail?.attempt, ...more }, 'service');
const queued = async () => (await backend.sql('select from private.outgoing_mails')).length;
const errors = async () =>
  (
    await backend.sql<{ error: string | null }>('select last_error as error from private.outgoing_mails order by id')
  ).map(({ error }) => error);
/** So much time goes by for everything that waits. */
const letPass = (interval: string) =>
  backend.sql(`update private.outgoing_mails set queued_at = queued_at - interval '${interval}',
    due_at = due_at - interval '${interval}', taken_at = taken_at - interval '${interval}',
    sent_at = sent_at - interval '${interval}', failed_at = failed_at - interval '${interval}'`);
const mailOf = async (email: string) => {
  const { invitations } = await api.call<{ invitations: { email: string; mail: StateRow | null }[] }>('list_people');
  return invitations.find((each) => each.email === email)?.mail;
};

describe('a mention', () => {
  it('is mailed once to each person, with who, where and which words', async () => {
    draft = await api.save(draft, titled(article(), 'id', 'Selada'));
    const key = randomUUID();
    await say('@Citra @Dewi lihat ini', [citra, dewi, ayu], ayu, key);
    await say('@Citra @Dewi lihat ini', [citra, dewi, ayu], ayu, key);
    await api.call('edit_comment', { comment: key, body: 'Lihat', mentions: [citra.id, dewi.id] });
    const mails = (await take()).toSorted((one, other) => one.to.localeCompare(other.to));
    expect(mails.map(({ to, kind, language }) => [to, kind, language])).toEqual([
      ['citra@example.com', 'mention', null],
      ['dewi@example.com', 'mention', null],
    ]);
    expect(mails[0]?.values).toEqual({
      author: { id: ayu.id, name: 'Ayu', role: 'superadmin', language: null },
      ...{ title_indonesian: 'Selada', title_english: 'Chili', collection: 'articles', item: draft.id },
      ...{ comment: key, body: 'Lihat', shortened: false, wants_changes: false },
    });
    for (const mail of mails) await settle(mail);
    // Taken out, named again: it was mailed.
    await api.call('edit_comment', { comment: key, body: 'Lihat', mentions: [] });
    await api.call('edit_comment', { comment: key, body: 'Lihat', mentions: [citra.id] });
    expect(await take()).toEqual([]);
  });

  it('brings the beginning of long words', async () => {
    await say('kata '.repeat(200), [citra]);
    const [mail] = await take();
    expect(mail?.values).toMatchObject({ shortened: true });
    expect(String(mail?.values['body']).length).toBeLessThanOrEqual(400);
  });

  it('of a draft that was sent back tells so', async () => {
    const read = { ...about(), version: draft.version };
    await api.call('request_review', read, dewi);
    await api.call('send_back', { ...read, key: randomUUID(), body: 'Lebih pendek' }, citra);
    expect(await take()).toMatchObject([
      { to: 'dewi@example.com', values: { author: { name: 'Citra' }, wants_changes: true } },
    ]);
  });

  it('that is rolled back mails nobody', async () => {
    const comment = (end: string) => `begin; set local role service_role;
      select public.add_comment('articles', ${draft.id}, gen_random_uuid(), 'x', array['${citra.id}']::uuid[]); ${end}`;
    await backend.database.connection.driver.exec(comment('rollback'));
    expect(await queued()).toBe(0);
    await backend.database.connection.driver.exec(comment('commit'));
    expect(await queued()).toBe(1);
  });

  it.each<[string, (comment: string) => Promise<unknown>]>([
    ['was seen', (comment) => api.call('see_mentions', { comments: [comment] }, citra)],
    ['was taken out', (comment) => api.call('edit_comment', { comment, body: 'x', mentions: [] })],
    ['was deleted', (comment) => api.call('delete_comment', { comment })],
    ['lies in the bin', () => api.call('bin_drafts', { collection: 'articles', items: [draft.id] })],
    ['is of somebody who lost their role', () => api.call('remove_person', { person: citra.id })],
    ['is of somebody who wants no mails any more', () => api.call('save_mail_preferences', { mentions: false }, citra)],
  ])('that %s isn’t mailed any more', async (_what, change) => {
    const { id } = await say('Lihat', [citra]);
    await change(id);
    expect(await take()).toEqual([]);
    expect(await errors()).toEqual(['gone']);
  });

  it('that was taken out before it was mailed is mailed once it is there again', async () => {
    const { id } = await say('Lihat', [citra]);
    await api.call('edit_comment', { comment: id, body: 'Lihat', mentions: [] });
    expect(await take()).toEqual([]);
    await api.call('edit_comment', { comment: id, body: 'Lihat', mentions: [citra.id] });
    expect(await take()).toMatchObject([{ to: 'citra@example.com', attempt: 1 }]);
  });

  it('mails one person 20 times an hour at the most, also where the comments are deleted again', async () => {
    for (let at = 0; at < 22; at += 1) {
      const { id } = await say(`Lihat ${at}`, [citra]);
      if (at < 5) await api.call('delete_comment', { comment: id });
    }
    expect(await queued()).toBe(20);
    await letPass('61 minutes');
    await say('Lihat', [citra]);
    expect(await queued()).toBe(21);
  });

  it('comes in the language that its person chose, unless they want none', async () => {
    const choose = (mentions: boolean, language: string | null) =>
      api.call('save_mail_preferences', { mentions, language }, citra);
    const read = (asker: Person) => api.call('read_mail_preferences', {}, asker);
    await choose(true, 'en');
    expect(await read(citra)).toEqual({ mentions: true, language: 'en', sender: false });
    expect(await read(dewi)).toEqual({ mentions: true, language: null, sender: false });
    await say('Lihat', [citra]);
    expect(await take()).toMatchObject([{ language: 'en' }]);
    await choose(false, 'en');
    await say('Lihat', [citra]);
    expect(await queued()).toBe(1);
    // The mention itself is there.
    expect(await api.call('list_mentions', {}, citra)).toMatchObject({ count: 2 });
  });
});

describe('an invitation', () => {
  it('is mailed once, whatever role is noted afterwards', async () => {
    await invite('Eko@Example.com ');
    await invite('eko@example.com', 'reviewer');
    const [mail, ...others] = await take();
    expect([mail, others]).toMatchObject([
      { to: 'eko@example.com', kind: 'invitation', values: { role: 'reviewer', writes: null, invited_by: 'Ayu' } },
      [],
    ]);
    await settle(mail);
    await invite('eko@example.com', 'editor');
    expect(await take()).toEqual([]);
    // A new one, in the place of one that is over.
    await backend.sql(`update private.invitations set invited_at = now() - interval '15 days'`);
    await invite('eko@example.com', 'editor');
    expect(await take()).toHaveLength(1);
  });

  it('is mailed again as often as an address may be, and no oftener', async () => {
    await invite('eko@example.com');
    for (const status of [200, 200]) {
      await settle((await take())[0]);
      expect((await again('eko@example.com')).status).toBe(status);
      // A second press while one waits changes nothing.
      expect((await again('eko@example.com')).status).toBe(status);
    }
    await settle((await take())[0]);
    expect((await again('eko@example.com')).status).toBe(429);
    // Nor by way of a new invitation.
    await api.call('withdraw_invitation', { email: 'eko@example.com' });
    expect((await again('eko@example.com')).status).toBe(404);
    await invite('eko@example.com');
    expect(await take()).toEqual([]);
    expect(await mailOf('eko@example.com')).toMatchObject({ state: 'failed', error: 'limit' });
    await letPass('25 hours');
    expect((await again('eko@example.com')).status).toBe(200);
    expect(await take()).toHaveLength(1);
  });

  it('that was withdrawn isn’t mailed any more', async () => {
    await invite('eko@example.com');
    await api.call('withdraw_invitation', { email: 'eko@example.com' });
    expect(await take()).toEqual([]);
    expect(await errors()).toEqual(['gone']);
  });

  it('is mailed also where the account was confirmed meanwhile: the link is how it is accepted', async () => {
    const { id } = await backend.signUp('fitri@example.com');
    await backend.sql('update auth.users set email_confirmed_at = null where id = $1', [id]);
    await invite('fitri@example.com');
    await backend.sql('update auth.users set email_confirmed_at = now() where id = $1', [id]);
    expect(await take()).toMatchObject([{ to: 'fitri@example.com', kind: 'invitation' }]);
  });

  it('says in the list whether its mail waits, was sent or failed, and whether anything sends mails', async () => {
    const sender = async () => (await api.call<{ sender: boolean }>('list_people')).sender;
    await invite('eko@example.com');
    expect([await sender(), await mailOf('eko@example.com')]).toMatchObject([false, { state: 'waiting', error: null }]);
    const [mail] = await take();
    expect([await sender(), await mailOf('eko@example.com')]).toMatchObject([true, { state: 'waiting' }]);
    await settle(mail, { error: 'no such address', final: true });
    expect(await mailOf('eko@example.com')).toMatchObject({ state: 'failed', error: 'no such address' });
    await again('eko@example.com');
    await settle((await take())[0]);
    expect(await mailOf('eko@example.com')).toMatchObject({ state: 'sent', error: null });
    await backend.sql(`update private.mail_senders set asked_at = now() - interval '61 minutes'`);
    expect(await sender()).toBe(false);
  });
});

describe('a sender', () => {
  it('has what it took for ten minutes; where it dies, another one gets it', async () => {
    await say('Lihat', [citra]);
    const [first] = await take();
    expect(first?.attempt).toBe(1);
    expect(await take()).toEqual([]);
    expect(await next()).toBeGreaterThan(590);
    await letPass('10 minutes');
    const [second] = await take();
    expect(second).toMatchObject({ id: first?.id, attempt: 2 });
    // The first sender is still alive. Its failure doesn't count for the second try, but its success does.
    await settle(first, { error: 'late', final: true });
    expect(await errors()).toEqual([null]);
    await settle(first);
    await settle(second, { error: 'too late', final: true });
    expect(await backend.sql('select from private.outgoing_mails where sent_at is not null')).toHaveLength(1);
    await letPass('1 day');
    expect(await take()).toEqual([]);
  });

  it('that fails gets a mail again after 1, 4, 16 and 64 minutes, then it is given up, and why is kept', async () => {
    await say('Lihat', [citra]);
    for (const minutes of [1, 4, 16, 64]) {
      await settle((await take())[0], { error: 'no answer' });
      const pause = (await next()) ?? 0;
      expect(pause).toBeGreaterThan(minutes * 60 - 30);
      expect(pause).toBeLessThanOrEqual(minutes * 60);
      await letPass(`${minutes} minutes`);
    }
    await settle((await take())[0], { error: `still ${'no answer '.repeat(60)}` });
    await letPass('1 day');
    expect([await take(), await next()]).toEqual([[], null]);
    expect((await errors())[0]).toMatch(/^still no answer/);
  });

  it('that takes mails and says nothing five times gets them no more', async () => {
    await say('Lihat', [citra]);
    for (let at = 0; at < 5; at += 1) {
      expect(await take()).toHaveLength(1);
      await letPass('10 minutes');
    }
    expect(await take()).toEqual([]);
    expect(await errors()).toEqual(['interrupted']);
  });

  it('that comes after days sends nothing old, and what is older than 30 days is gone', async () => {
    await say('Lihat', [citra]);
    await letPass('73 hours');
    await say('Lihat', [dewi]);
    expect(await take()).toMatchObject([{ to: 'dewi@example.com' }]);
    expect(await errors()).toEqual(['late', null]);
    await letPass('27 days');
    await take();
    expect(await queued()).toBe(1);
    await letPass('4 days');
    await take();
    expect(await queued()).toBe(0);
  });

  it('needn’t be there for what is older than 30 days to go: queueing another mail is enough', async () => {
    await say('Lihat', [citra]);
    await letPass('31 days');
    await say('Lihat', [dewi]);
    expect(await queued()).toBe(1);
    await letPass('31 days');
    await invite('someone@example.com');
    expect(await queued()).toBe(1);
  });

  it('gets as many as it asks for, the oldest first', async () => {
    await say('Satu', [citra]);
    await say('Dua', [citra]);
    await say('Tiga', [citra], budi);
    const bodies = (mails: readonly MailRow[]) => mails.map(({ values }) => values['body']);
    expect(bodies(await take(2))).toEqual(['Satu', 'Dua']);
    expect(bodies(await take(2))).toEqual(['Tiga']);
  });
});

/** Each table of the queue, and one of its columns. */
const TABLES = { outgoing_mails: 'address', mail_preferences: 'language', mail_senders: 'asked_at' };

it.each(['anon', 'authenticated', 'service_role'])('%s neither reads nor writes the queue itself', async (role) => {
  const { driver } = backend.database.connection;
  for (const [table, column] of Object.entries(TABLES)) {
    for (const deed of [
      `select from private.${table}`,
      `insert into private.${table} default values`,
      `update private.${table} set ${column} = null`,
      `delete from private.${table}`,
    ]) {
      await driver.exec(`begin; set local role ${role}`);
      await expect(driver.query(deed)).rejects.toThrow(`permission denied for table ${table}`);
      await driver.exec('rollback');
    }
  }
});
