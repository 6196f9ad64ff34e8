import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Person } from '../support/backend/backend.ts';
import { openSessionAccounts } from './drafts-api.ts';

// Nobody in the team has the name of a colleague, or one that looks like it: a name stands alone in approvals, mentions and mails.

const api = await openSessionAccounts();
const { sql } = api.backend;
beforeEach(async () => {
  await api.clear();
  await sql('delete from public.user_roles where user_id <> $1', [api.ayu.id]);
});

const SUPER_ADMIN = { role: 'superadmin', language: null };
const join = async (full_name: string, role = 'editor', email = `${randomUUID()}@example.com`): Promise<Person> => {
  const person = await api.backend.signUp(email, { full_name });
  await sql('insert into public.user_roles (user_id, role) values ($1, $2)', [person.id, role]);
  return person;
};
const rename = (person: Person, full_name: string): Promise<Answer> =>
  api.backend.ask(person, `profiles?id=eq.${person.id}`, { method: 'PATCH', body: { full_name } });
const TAKEN = { status: 409, body: { code: 'PT409', details: 'full_name' } };
interface Reader {
  readonly id: string;
  readonly name: string;
  readonly role: string;
}
const readers = async (asker: Person = api.ayu): Promise<readonly Reader[]> =>
  (await api.call<{ rows: Reader[] }>('list_readers', {}, asker)).rows;
const nameOf = async ({ id }: Person): Promise<string | undefined> =>
  (await readers()).find((reader) => reader.id === id)?.name;

describe('a name of a colleague', () => {
  it.each(['Ratna Dewi', 'ratna dewi', 'Ratna-Dewi', 'Ｒａｔｎａ Ｄｅｗｉ', 'Rátna  Devvi'])(
    'can’t be taken as %j',
    async (name) => {
      await join('Ratna Dewi');
      const mallory = await join('Mallory', 'reviewer');
      expect(await rename(mallory, name)).toMatchObject(TAKEN);
      expect(await nameOf(mallory)).toBe('Mallory');
      expect((await rename(mallory, `${name} Malang`)).status).toBe(204);
    },
  );

  it('can’t be taken where it is the beginning of an address', async () => {
    await join('', 'editor', 'suharto@example.com');
    const mallory = await join('Mallory', 'reviewer');
    expect(await rename(mallory, 'Suharto')).toMatchObject(TAKEN);
    expect(await nameOf(await join('', 'editor', 'mallory@example.org'))).toBe('mallory (2)');
  });

  it('follows the address of whoever gave none, and gets a number where a colleague has it', async () => {
    const move = (person: Person, email: string) =>
      sql('update auth.users set email = $2 where id = $1', [person.id, email]);
    const person = await join('', 'editor', 'wage@example.net');
    await join('Paijo');
    await move(person, 'legi@example.net');
    expect(await nameOf(person)).toBe('legi');
    await move(person, 'paijo@example.net');
    expect(await nameOf(person)).toBe('paijo (2)');
    await move(person, 'Paijo@example.org');
    expect(await nameOf(person)).toBe('Paijo (2)');
    // The old one is free again.
    expect(await nameOf(await join('Legi'))).toBe('Legi');
    // Who gave a name keeps it.
    const ratna = await join('Ratna Dewi');
    await move(ratna, 'wage@example.net');
    expect(await nameOf(ratna)).toBe('Ratna Dewi');
  });

  it('shows nobody’s address to whoever takes it', async () => {
    const ratna = await join('Ratna Dewi');
    const mallory = await join('Ratna Dewi', 'reviewer');
    const seen = await readers(mallory);
    expect(seen.find(({ id }) => id === ratna.id)).toEqual({
      ...{ id: ratna.id, name: 'Ratna Dewi', role: 'editor', language: null },
    });
    expect(JSON.stringify(seen)).not.toContain('@');
  });

  it('that somebody joins with gets a number, which stays with another role and goes with another name', async () => {
    await join('Siti Rahayu');
    const second = await join('siti rahayu');
    const third = await join('Siti  Rahayu');
    expect([await nameOf(second), await nameOf(third)]).toEqual(['siti rahayu (2)', 'Siti Rahayu (3)']);
    await api.call('set_role', { person: second.id, role: 'reviewer' });
    expect(await nameOf(second)).toBe('siti rahayu (2)');
    expect((await rename(second, 'Siti Rahayu')).status).toBe(204);
    expect(await nameOf(second)).toBe('Siti Rahayu (2)');
    expect((await rename(second, 'Siti Rahayu, Malang')).status).toBe(204);
    expect(await nameOf(second)).toBe('Siti Rahayu, Malang');
  });

  it('is free again once they left the team or are called something else, and their own name always is', async () => {
    const ratna = await join('Ratna Dewi');
    expect((await rename(ratna, 'RATNA DEWI')).status).toBe(204);
    const mallory = await join('Mallory', 'reviewer');
    await rename(ratna, 'Ratna Putri');
    expect((await rename(mallory, 'Ratna Dewi')).status).toBe(204);
    expect(await rename(ratna, 'Ratna Dewi')).toMatchObject(TAKEN);
    await api.call('remove_person', { person: mallory.id });
    expect((await rename(ratna, 'Ratna Dewi')).status).toBe(204);
  });

  it('binds nobody outside the team, as which they see no colleague', async () => {
    await join('Ratna Dewi');
    const reader = await api.backend.signUp(`${randomUUID()}@example.com`, { full_name: 'Mallory' });
    expect((await rename(reader, 'Ratna Dewi')).status).toBe(204);
  });
});

describe('who did something is told by person and role', () => {
  it('by the one that counts where the secret key gave several, everywhere alike', async () => {
    const ratna = await join('Ratna Dewi', 'superadmin');
    await sql(`insert into public.user_roles (user_id, role) values ($1, 'editor'), ($1, 'reviewer')`, [ratna.id]);
    const citra = await join('Citra', 'reviewer');
    await sql(`insert into public.user_roles (user_id, role, language) values ($1, 'translator', 'en')`, [citra.id]);
    const about = { collection: 'articles', item: (await api.create()).id };
    const listed = await api.call<{ people: { id: string }[] }>('list_people');
    for (const [person, role, language] of [
      [ratna, 'superadmin', null],
      [citra, 'translator', 'en'],
    ] as const) {
      const as = { id: person.id, role, language };
      expect(await readers()).toContainEqual({ ...as, name: await nameOf(person) });
      const comment = { ...about, key: randomUUID(), body: 'Hm' };
      expect(await api.call('add_comment', comment, person)).toMatchObject({ author: as });
      expect(listed.people.find(({ id }) => id === person.id)).toMatchObject(as);
      expect(await sql('select role, language from private.role_of($1)', [person.id])).toEqual([{ role, language }]);
    }
    expect((await api.ask('list_activity', {}, ratna)).status).toBe(200);
    expect((await api.ask('list_activity', {}, citra)).status).toBe(403);
  });

  it('in comments, mentions, approvals and marks, by the present name', async () => {
    const ratna = await join('Ratna Dewi', 'reviewer');
    const draft = await api.create();
    const key = randomUUID();
    const about = { collection: 'articles', item: draft.id };
    await api.call('request_review', { ...about, version: draft.version }, api.ayu);
    const added = await api.call<object>('add_comment', { ...about, key, body: '@Ayu', mentions: [api.ayu.id] }, ratna);
    const by = { id: ratna.id, name: 'Ratna Dewi', role: 'reviewer', language: null };
    expect(added).toMatchObject({ author: by });
    expect(added).not.toHaveProperty('author_name');
    await rename(ratna, 'Ratna Putri');
    const renamed = { ...by, name: 'Ratna Putri' };
    expect(await api.call('list_mentions', {}, api.ayu)).toMatchObject({ rows: [{ author: renamed }] });
    expect(await api.call('list_comments', about)).toMatchObject({ rows: [{ author: renamed, resolved_by: null }] });
    expect(await api.call('resolve_comment', { comment: key, resolved: true }, ratna)).toMatchObject({
      resolved_by: renamed,
    });
    expect(await api.call('read_draft', about)).toMatchObject({
      review: { by: { id: api.ayu.id, name: 'Ayu', ...SUPER_ADMIN } },
    });
    expect(await api.call('approve_draft', { ...about, version: draft.version }, ratna)).toMatchObject({
      approval: { by: renamed },
    });
    await api.call('note_presence', about, ratna);
    expect(await api.call('note_presence', about, api.ayu)).toEqual({ rows: [{ person: renamed, language: null }] });
  });

  it('by the name of that time where they have left the team, whatever they are called now', async () => {
    const ratna = await join('Ratna Dewi');
    const about = { collection: 'articles', item: (await api.create()).id };
    await api.call('add_comment', { ...about, key: randomUUID(), body: 'Hm' }, ratna);
    await api.call('remove_person', { person: ratna.id });
    await rename(ratna, 'Ayu');
    const author = { id: ratna.id, name: 'Ratna Dewi', role: null, language: null };
    expect(await api.call('list_comments', about)).toMatchObject({ rows: [{ author }] });
    expect(await api.call('list_activity', { person: ratna.id })).toMatchObject({ rows: [] });
    await sql('delete from auth.users where id = $1', [ratna.id]);
    expect(await api.call('list_comments', about)).toMatchObject({ rows: [{ author: { ...author, id: null } }] });
  });

  it('in the log', async () => {
    await api.create();
    const by = { id: api.ayu.id, name: 'Ayu', ...SUPER_ADMIN };
    expect(await api.call('list_activity', {})).toMatchObject({ rows: [{ by }] });
    expect(await api.call('list_active_people', {})).toContainEqual(by);
  });
});
