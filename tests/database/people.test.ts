import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Person } from '../support/backend/backend.ts';
import { claimsOf } from '../support/backend/tokens.ts';
import { ADDRESSES, NO_ADDRESSES } from '../support/cases/email-addresses.ts';
import { openSessionAccounts } from './drafts-api.ts';

// Super admins make others super admins and take the role away again, over HTTP.

const api = await openSessionAccounts();
beforeEach(async () => {
  await api.clear();
  await api.backend.sql('truncate public.user_roles, private.invitations');
  await promote(api.ayu);
  await promote(api.budi);
});

interface PeopleRow {
  readonly people: readonly {
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly me: boolean;
  }[];
  readonly invitations: readonly {
    readonly email: string;
    readonly account: string;
    readonly invited_by_name: string;
    readonly code: string;
  }[];
}

const promote = ({ id }: Person) =>
  api.backend.sql(`insert into public.user_roles (user_id, role) values ($1, 'superadmin')`, [id]);
const newcomer = (): Promise<Person> => api.backend.signUp(`${randomUUID()}@example.com`);
const unconfirmed = async (): Promise<Person> => {
  const person = await newcomer();
  await api.backend.sql('update auth.users set email_confirmed_at = null where id = $1', [person.id]);
  return person;
};
/** Changes an account as the session of its token, which a new password keeps. */
async function change({ id, token }: Person, what: string): Promise<void> {
  const asSession = (session: unknown) => api.backend.sql(`select set_config('tunas.session', $1, false)`, [session]);
  await asSession(claimsOf(token)['session_id']);
  await api.backend.sql(`update auth.users set ${what} where id = $1`, [id]);
  await asSession('');
}
/** As the auth service does it once the code of its mail came back; without a mail, as where it takes all at their word. */
const confirm = (person: Person, mailed = true) =>
  change(person, `confirmation_sent_at = ${mailed ? 'now()' : 'null'}, email_confirmed_at = now()`);
const invite = (email: string, asker?: Person, what: object = { role: 'superadmin' }): Promise<{ outcome: string }> =>
  api.call('invite_person', { email, ...what }, asker);
const remove = (person: Person, asker?: Person): Promise<Answer> =>
  api.ask('remove_person', { person: person.id }, asker);
const list = (asker?: Person): Promise<PeopleRow> => api.call('list_people', {}, asker);
const superAdmins = async (): Promise<string[]> =>
  (await api.backend.sql<{ id: string }>(`select user_id as id from public.user_roles order by created_at`)).map(
    ({ id }) => id,
  );
const log = async (): Promise<string[]> =>
  (
    await api.backend.sql<{ line: string }>(
      `select concat_ws(' ', action, detail ->> 'email', 'by', nullif(made_by_name, '')) as line
       from public.audit_log where collection = 'people' order by id`,
    )
  ).map(({ line }) => line);

describe('the list', () => {
  it('names everybody, the oldest first, and who asks', async () => {
    const { people } = await list(api.budi);
    expect(people).toMatchObject([
      { id: api.ayu.id, email: 'ayu@example.com', name: 'Ayu', me: false },
      { id: api.budi.id, email: 'budi@example.com', name: 'Budi', me: true },
    ]);
  });

  it('says how far those are who are invited', async () => {
    const waiting = await unconfirmed();
    await invite('Nobody@Example.com ');
    await invite(waiting.email);
    expect((await list()).invitations).toMatchObject([
      { email: 'nobody@example.com', account: 'none', invited_by_name: 'Ayu' },
      { email: waiting.email, account: 'unconfirmed' },
    ]);
    await confirm(waiting, false);
    expect((await list()).invitations[1]?.account).toBe('confirmed');
  });
});

describe('the list of many', () => {
  const names = async (query: object): Promise<unknown[]> =>
    (await api.call<PeopleRow>('list_people', query)).people.map(({ name, email }) => name || email);

  it('is searched, narrowed to a role, ordered and paged, and counts all super admins', async () => {
    await api.backend.sql('truncate public.user_roles');
    await promote(api.ayu);
    const join = async (name: string, role: string, language: string | null = null): Promise<void> => {
      const { id } = await api.backend.signUp(`${randomUUID()}@example.com`, { full_name: name });
      await api.backend.sql('insert into public.user_roles values ($1, $2, $3)', [id, role, language]);
    };
    await join('Sari', 'translator', 'en');
    await join('Tono', 'translator', 'id');
    await join('Dewi, S.P.', 'editor');
    expect(await names({})).toEqual(['Ayu', 'Sari', 'Tono', 'Dewi, S.P.']);
    expect(await names({ sort: '-name' })).toEqual(['Tono', 'Sari', 'Dewi, S.P.', 'Ayu']);
    expect(await names({ sort: 'role' })).toEqual(['Ayu', 'Dewi, S.P.', 'Sari', 'Tono']);
    expect([await names({ search: ' SAR' }), await names({ search: ', s.' }), await names({ search: 'AYU@' })]).toEqual(
      [['Sari'], ['Dewi, S.P.'], ['Ayu']],
    );
    expect([await names({ role: 'translator' }), await names({ role: 'translator-en' })]).toEqual([
      ['Sari', 'Tono'],
      ['Sari'],
    ]);
    expect(await api.call('list_people', { role: 'editor' })).toMatchObject({ total: 1, admins: 1 });
    for (let at = 0; at < 50; at += 1) await join(`Z${at}`, 'reviewer');
    expect(await api.call('list_people', {})).toMatchObject({ total: 54 });
    expect([(await names({})).length, await names({ page: 2 })]).toEqual([50, ['Z46', 'Z47', 'Z48', 'Z49']]);
  });
});

describe('several at once', () => {
  const roles = () =>
    api.backend.sql<{ id: string; role: string }>(
      'select user_id as id, role from public.user_roles order by role, user_id',
    );
  const change = (changes: object[], asker?: Person) =>
    api.call<{ before: object[]; kept: string[] }>('change_roles', { changes }, asker);

  it('get another role or none, never the one who asks, and all of it is taken back', async () => {
    const [one, two] = [await newcomer(), await newcomer()];
    await api.backend.sql(
      `insert into public.user_roles values ('${one.id}', 'editor', null), ('${two.id}', 'translator', 'en')`,
    );
    const was = await roles();
    const everybody = [one, two, api.budi, api.ayu].map(({ id }) => ({ id, role: null }));
    const answer = await change(everybody);
    expect([answer.kept, await roles()]).toEqual([[api.ayu.id], [{ id: api.ayu.id, role: 'superadmin' }]]);
    const back = await change(answer.before.map((each) => ({ ...each, was: null })));
    expect([back.kept, await roles()]).toEqual([[], was]);
    const other = await change([one, two].map(({ id }) => ({ id, role: 'reviewer', language: null })));
    expect(other.before).toHaveLength(2);
    expect((await roles()).filter(({ role }) => role === 'reviewer')).toHaveLength(2);
  });

  it('stay as they are where somebody else was quicker, and where nobody confirmed the address', async () => {
    const [editor, unknown] = [await newcomer(), await unconfirmed()];
    await api.backend.sql(`insert into public.user_roles values ('${editor.id}', 'editor')`);
    const answer = await change([
      { id: editor.id, role: 'reviewer', was: { role: 'reviewer', language: null } },
      { id: unknown.id, role: 'editor', was: null },
    ]);
    expect(answer).toEqual({ before: [], kept: [editor.id, unknown.id].sort() });
    expect(await superAdmins()).toHaveLength(3);
  });

  it.each([
    [null],
    [{}],
    [[{ id: 'x', role: null }]],
    [[{ role: null }]],
    [[{ id: randomUUID(), role: 'owner' }]],
    [['x']],
  ])('are refused where they make no sense: %j', async (changes) => {
    expect((await api.ask('change_roles', { changes })).status).toBe(400);
  });
});

describe('adding somebody by e-mail', () => {
  it('gives an account the role at once, however the address is written, and once', async () => {
    const person = await newcomer();
    expect(await invite(` ${person.email.toUpperCase()} `)).toEqual({ outcome: 'added' });
    expect(await invite(person.email, api.budi)).toEqual({ outcome: 'already' });
    expect(await superAdmins()).toEqual([api.ayu.id, api.budi.id, person.id]);
    expect((await list(person)).people).toHaveLength(3);
    expect(await log()).toEqual([`added ${person.email} by Ayu`]);
  });

  it.each(['', 'nobody', 'a@b', 'a b@c.de', 'a@b.c@d.ef', `${'a'.repeat(250)}@example.com`])(
    'refuses %j, which is no address',
    async (email) => {
      expect((await api.ask('invite_person', { email, role: 'editor' })).status).toBe(400);
      expect((await list()).invitations).toEqual([]);
    },
  );

  it('gives an account that nobody has confirmed no role: anybody may have opened it', async () => {
    const person = await unconfirmed();
    expect(await invite(person.email)).toEqual({ outcome: 'invited' });
    expect(await superAdmins()).not.toContain(person.id);
    expect((await api.ask('list_people', {}, person)).status).toBe(403);
  });
});

describe('an address', () => {
  it.each(NO_ADDRESSES)('%j is not invited', async (email) => {
    const answer = await api.ask('invite_person', { email, role: 'editor' });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'PT400', details: 'email' }]);
  });

  it.each(ADDRESSES)('%j is invited', async (email) => {
    expect(await invite(email)).toEqual({ outcome: 'invited' });
    expect((await list()).invitations).toMatchObject([{ email: email.toLowerCase() }]);
  });
});

describe('an invitation', () => {
  const invitedNewcomer = async (): Promise<Person> => {
    const email = `${randomUUID()}@example.com`;
    await invite(email);
    const person = await api.backend.signUp(email);
    await api.backend.sql('update auth.users set email_confirmed_at = null where id = $1', [person.id]);
    return person;
  };

  it('is honoured once the address is confirmed by a mail, and not before', async () => {
    const person = await invitedNewcomer();
    expect(await superAdmins()).not.toContain(person.id);
    await confirm(person);
    expect(await superAdmins()).toContain(person.id);
    expect((await list(person)).invitations).toEqual([]);
    expect((await log()).at(-1)).toBe(`joined ${person.email} by`);
  });

  it.each<[string, (person: Person) => Promise<unknown>]>([
    ['where the auth service takes every address at its word', (person) => confirm(person, false)],
    [
      'by an account that was opened before',
      async (person) => {
        await api.backend.sql(`update auth.users set created_at = now() - interval '1 hour' where id = $1`, [
          person.id,
        ]);
        await confirm(person);
      },
    ],
    [
      'after 14 days',
      async (person) => {
        await api.backend.sql(`update private.invitations set invited_at = invited_at - interval '14 days'`);
        await confirm(person);
      },
    ],
    [
      'once whoever made it is no super admin any more',
      async (person) => {
        await api.backend.sql('delete from public.user_roles where user_id = $1', [api.ayu.id]);
        await confirm(person);
      },
    ],
    [
      'after it was withdrawn',
      async (person) => {
        await api.call('withdraw_invitation', { email: person.email });
        await confirm(person);
      },
    ],
    [
      'by another account that takes the address on',
      async (person) => {
        const thief = await newcomer();
        await api.backend.sql('delete from auth.users where id = $1', [person.id]);
        await api.backend.sql('update auth.users set email = $2 where id = $1', [thief.id, person.email]);
      },
    ],
  ])('isn’t honoured %s', async (_when, happens) => {
    await happens(await invitedNewcomer());
    expect((await superAdmins()).filter((id) => ![api.ayu.id, api.budi.id].includes(id))).toEqual([]);
  });

  it('that wasn’t honoured by itself is by whoever adds the account now', async () => {
    const person = await invitedNewcomer();
    await confirm(person, false);
    expect(await invite(person.email, api.budi)).toEqual({ outcome: 'added' });
    expect((await list()).invitations).toEqual([]);
  });

  describe('by its link', () => {
    const codeFor = async (email: string): Promise<string> =>
      (await list()).invitations.find((each) => each.email === email)?.code ?? '';
    const accept = (code: string, person: Person): Promise<{ outcome: string }> =>
      api.call('accept_invitation', { code }, person);

    it.each<[string, () => Promise<Person>]>([
      ['signed up after it, where nobody sends mails', invitedNewcomer],
      [
        'signed up before it and hadn’t confirmed the address',
        async () => {
          const person = await unconfirmed();
          await invite(person.email);
          return person;
        },
      ],
    ])('is accepted by whoever %s, once', async (_who, make) => {
      const person = await make();
      const code = await codeFor(person.email);
      await confirm(person, false);
      expect(await accept(code, person)).toEqual({ outcome: 'joined' });
      expect(await superAdmins()).toContain(person.id);
      expect(await accept(code, person)).toEqual({ outcome: 'already' });
      expect((await list()).invitations).toEqual([]);
      expect((await log()).at(-1)).toBe(`joined ${person.email} by ${person.email.split('@')[0] ?? ''}`.trim());
    });

    it('says who invites, and whether there is an account, and only while it is valid', async () => {
      const email = `${randomUUID()}@example.com`;
      await invite(email);
      const code = await codeFor(email);
      const read = async () =>
        (await api.backend.ask('visitor', 'rpc/read_invitation', { method: 'POST', body: { code } })).body;
      expect(await read()).toEqual({ email, invited_by_name: 'Ayu', has_account: false });
      await api.backend.signUp(email);
      expect(await read()).toMatchObject({ has_account: true });
      await api.call('withdraw_invitation', { email });
      expect(await read()).toBeNull();
    });

    it('tells who has a role by now that they have one, and is gone with a line in the log', async () => {
      const person = await invitedNewcomer();
      const code = await codeFor(person.email);
      await api.backend.sql(`insert into public.user_roles (user_id, role) values ($1, 'editor')`, [person.id]);
      expect(await accept(code, person)).toEqual({ outcome: 'already' });
      const { people, invitations } = await list();
      expect(people.find(({ id }) => id === person.id)).toMatchObject({ role: 'editor' });
      expect(invitations).toEqual([]);
      expect((await log()).at(-1)).toMatch(/^uninvited by/);
    });

    it('gives nothing to another address, and says so', async () => {
      await invite('nobody@example.com');
      const thief = await newcomer();
      expect(await accept(await codeFor('nobody@example.com'), thief)).toEqual({ outcome: 'address' });
      expect(await superAdmins()).not.toContain(thief.id);
      expect(await codeFor('nobody@example.com')).not.toBe('');
    });

    it('is gone after 14 days, and invited anew it has another link', async () => {
      const person = await invitedNewcomer();
      const code = await codeFor(person.email);
      await api.backend.sql(`update private.invitations set invited_at = invited_at - interval '14 days'`);
      expect(await accept(code, person)).toEqual({ outcome: 'gone' });
      await invite(person.email);
      expect(await codeFor(person.email)).not.toBe(code);
      expect(await accept(code, person)).toEqual({ outcome: 'gone' });
    });

    it('stays the same with another role', async () => {
      await invite('nobody@example.com');
      const code = await codeFor('nobody@example.com');
      await invite('nobody@example.com', api.budi, { role: 'editor' });
      expect(await codeFor('nobody@example.com')).toBe(code);
    });
  });

  it('whose address is confirmed by a mail leaves a password to choose, until one is chosen', async () => {
    const person = await invitedNewcomer();
    const lacks = () => api.call('lacks_password', {}, person);
    expect(await lacks()).toBe(false);
    await confirm(person);
    expect(await lacks()).toBe(true);
    await change(person, `encrypted_password = 'x'`);
    expect(await lacks()).toBe(false);
  });

  it('goes with whoever made it', async () => {
    await invite('nobody@example.com', api.budi);
    expect((await remove(api.budi)).status).toBe(204);
    expect((await list()).invitations).toEqual([]);
  });
});

describe('roles', () => {
  const roleOf = async (person: Person): Promise<object | undefined> =>
    (await list()).people.find(({ id }) => id === person.id);

  it.each([
    [{ role: 'editor' }, { role: 'editor', language: null }],
    [
      { role: 'translator', language: 'id' },
      { role: 'translator', language: 'id' },
    ],
    [{ role: 'reviewer' }, { role: 'reviewer', language: null }],
  ])('are what somebody was added as, and an invitation becomes: %j', async (wanted, role) => {
    const person = await newcomer();
    expect(await invite(person.email, api.ayu, wanted)).toEqual({ outcome: 'added' });
    expect(await roleOf(person)).toMatchObject(role);
    const email = `${randomUUID()}@example.com`;
    await invite(email, api.ayu, wanted);
    expect((await list()).invitations).toMatchObject([{ email, ...role }]);
    const invited = await api.backend.signUp(email);
    await api.backend.sql('update auth.users set email_confirmed_at = null where id = $1', [invited.id]);
    await confirm(invited);
    expect(await roleOf(invited)).toMatchObject(role);
  });

  it.each([
    { role: 'owner' },
    { role: 'editor', language: 'id' },
    { role: 'translator' },
    { role: 'translator', language: 'jv' },
  ])('are none of these: %j', async (wanted) => {
    const answers = [
      await api.ask('invite_person', { email: 'ratna@example.com', ...wanted }),
      await api.ask('set_role', { person: api.budi.id, ...wanted }),
    ];
    expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
      Array(2).fill([400, 'PT400']),
    );
  });

  it('of somebody who has one are changed in the list, not by another invitation', async () => {
    const person = await newcomer();
    await invite(person.email, api.ayu, { role: 'reviewer' });
    expect(await invite(person.email, api.ayu, { role: 'superadmin' })).toEqual({ outcome: 'already' });
    expect(await roleOf(person)).toMatchObject({ role: 'reviewer' });
    await api.call('set_role', { person: person.id, role: 'translator', language: 'en' });
    expect(await roleOf(person)).toMatchObject({ role: 'translator', language: 'en' });
    await api.call('set_role', { person: person.id, role: 'translator', language: 'id' });
    expect(await roleOf(person)).toMatchObject({ role: 'translator', language: 'id' });
    expect(await log()).toEqual([
      `added ${person.email} by Ayu`,
      `role ${person.email} by Ayu`,
      `role ${person.email} by Ayu`,
    ]);
    expect(await api.call('list_activity', { collection: 'people', most: 1 })).toMatchObject({
      rows: [{ action: 'role', role: 'translator', role_language: 'id' }],
    });
  });

  it('of which somebody has several count as the one that may do most, until one is given in the list', async () => {
    await api.backend.sql(`insert into public.user_roles (user_id, role) values ($1, 'reviewer')`, [api.budi.id]);
    expect((await list()).people).toMatchObject([{ role: 'superadmin' }, { role: 'superadmin' }]);
    await api.call('set_role', { person: api.budi.id, role: 'editor' });
    expect(await roleOf(api.budi)).toMatchObject({ role: 'editor' });
    expect((await api.ask('list_people', {}, api.budi)).status).toBe(403);
    expect((await api.ask('list_drafts', { collection: 'articles' }, api.budi)).status).toBe(200);
  });

  it('leave a super admin, and take their invitations from who is none any more', async () => {
    await invite('nobody@example.com', api.budi);
    await api.call('set_role', { person: api.budi.id, role: 'editor' });
    expect((await list()).invitations).toEqual([]);
    const answer = await api.ask('set_role', { person: api.ayu.id, role: 'editor' });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'PT409' }]);
    expect(await roleOf(api.ayu)).toMatchObject({ role: 'superadmin' });
  });
});

describe('removing somebody', () => {
  it('ends their access at once, and leaves their account', async () => {
    expect((await remove(api.budi)).status).toBe(204);
    expect((await api.ask('list_people', {}, api.budi)).status).toBe(403);
    expect((await api.ask('list_drafts', { collection: 'articles' }, api.budi)).status).toBe(403);
    expect(await api.backend.sql('select from auth.users where id = $1', [api.budi.id])).toHaveLength(1);
    expect(await log()).toEqual(['removed budi@example.com by Ayu']);
  });

  it('works on oneself, but never on the last one, and says nothing in the log where it didn’t', async () => {
    expect((await remove(api.ayu)).status).toBe(204);
    const answer = await remove(api.budi, api.budi);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'PT409' }]);
    expect(await superAdmins()).toEqual([api.budi.id]);
    expect(await log()).toEqual(['removed ayu@example.com by Ayu']);
  });

  it('twice is once', async () => {
    const answers = await Promise.all([remove(api.budi), remove(api.budi)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await log()).toHaveLength(1);
  });

  it('leaves one of two who remove each other at the same moment', async () => {
    for (let race = 0; race < 4; race += 1) {
      await api.backend.sql('truncate public.user_roles');
      await promote(api.ayu);
      await promote(api.budi);
      const asks = [() => remove(api.budi, api.ayu), () => remove(api.ayu, api.budi)];
      const [first, second] = race % 2 === 0 ? asks : asks.toReversed();
      const answers = await Promise.all([first?.(), second?.()]);
      expect(answers.map((answer) => answer?.status).sort()).toEqual([204, 403]);
      expect(await superAdmins()).toHaveLength(1);
    }
  });

  it.each([
    'invite_person(text,text,text)',
    'withdraw_invitation(text)',
    'set_role(uuid,text,text)',
    'remove_person(uuid)',
    'change_roles(jsonb)',
  ])('%s asks for the right only once nobody else is at it', async (signature) => {
    // PGlite has one session: what another one would wait for is read in the function.
    const [found] = await api.backend.sql<{ steps: string[] }>(
      `select array(select m[1] from regexp_matches(p.prosrc, 'perform private[.](lock_roles|must_have)[(]', 'g') m) as steps
         from pg_proc p where p.oid = ('private.' || $1)::regprocedure`,
      [signature],
    );
    expect(found?.steps).toEqual(['lock_roles', 'must_have']);
  });

  it('holds the others up until it is done', async () => {
    const locks = `select count(*)::int as held from pg_locks
      where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`;
    await api.backend.database.connection.driver.transaction(async (sql) => {
      await sql.query('select private.lock_roles()');
      expect((await sql.query(locks)).rows).toEqual([{ held: 1 }]);
      // The lock that every removal of a role waits for, whoever requests it.
      await sql.query('delete from public.user_roles where false');
      expect((await sql.query(locks)).rows).toEqual([{ held: 1 }]);
    });
    expect(await api.backend.sql(locks)).toEqual([{ held: 0 }]);
  });
});
