import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FULL_NAME_MAX } from '#domain/limits.ts';
import { readMigrations } from '../../src/backend/embedded/migrations.ts';
import { testBackend, type Person } from '../support/backend/backend.ts';
import { NO_NAMES } from '../support/cases/person-names.ts';
import { openHostedDatabase } from '../support/database/hosted-database.ts';

const backend = await testBackend();

const newcomer = (metadata?: unknown): Promise<Person> => backend.signUp(`${randomUUID()}@example.com`, metadata);

async function profileOf({ id }: Pick<Person, 'id'>): Promise<Record<string, unknown> | undefined> {
  const answer = await backend.ask('service', `profiles?id=eq.${id}`);
  expect(answer.status).toBe(200);
  return (answer.body as Record<string, unknown>[])[0];
}

/** Names as people and programs may give them, and what a profile makes of them. */
const NAMES: readonly (readonly [string, unknown, string])[] = [
  ['a name', { full_name: 'Ayu Lestari' }, 'Ayu Lestari'],
  ['a name with blanks around it', { full_name: ' \t\u00a0Ayu\u3000\n' }, 'Ayu'],
  ['a name of signs', { full_name: '<b>"Ayu\'; --' }, ''],
  ['a name with a sign that nobody sees', { full_name: 'A\u200byu' }, ''],
  ['no name', {}, ''],
  ['no text at all', { full_name: null }, ''],
  ['a number', { full_name: 42 }, ''],
  ['yes', { full_name: true }, ''],
  ['a list', { full_name: ['Ayu'] }, ''],
  ['an object', { full_name: { first: 'Ayu' } }, ''],
  ['10 kB', { full_name: 'a'.repeat(10_000) }, 'a'.repeat(200)],
  ['10,000 plants', { full_name: '🌱'.repeat(10_000) }, ''],
  [
    '10,000 letters that become longer',
    { full_name: 'ﷺ'.repeat(10_000) },
    'صلى الله عليه وسلم'.repeat(12).slice(0, 200),
  ],
  ['150 signs that become 450 dots, and a letter behind', { full_name: `${'…'.repeat(150)}A` }, ''],
  ['200 characters that end in a blank', { full_name: `${'a'.repeat(199)} b` }, 'a'.repeat(199)],
];

describe('a profile is made at sign-up', () => {
  it.each(NAMES)('from %s', async (_what, metadata, name) => {
    const person = await newcomer(metadata);
    expect(await profileOf(person)).toEqual({
      id: person.id,
      full_name: name,
      created_at: expect.any(String) as string,
      updated_at: expect.any(String) as string,
    });
  });

  const ODD: readonly (readonly [string, string | null])[] = [
    ['no metadata', null],
    ['a list', '["full_name"]'],
    ['a text', '"full_name"'],
    ['a number', '7'],
    ['null', 'null'],
    ['two names', '{"full_name": "A", "full_name": "B"}'],
  ];
  it.each(ODD)('whatever the auth service keeps as metadata: %s', async (_what, metadata) => {
    const id = randomUUID();
    await backend.sql('insert into auth.users (id, raw_user_meta_data) values ($1, $2::jsonb)', [id, metadata]);
    expect(await profileOf({ id })).toMatchObject({ full_name: metadata?.includes('"B"') ? 'B' : '' });
  });

  it('and goes with its person', async () => {
    const person = await newcomer({ full_name: 'Ayu' });
    await backend.sql('delete from auth.users where id = $1', [person.id]);
    expect(await profileOf(person)).toBeUndefined();
  });
});

it('gives everybody a profile who signed up before there were any', async () => {
  const migrations = readMigrations();
  const profiles = migrations.find(({ name }) => name === 'profiles')?.version ?? '';
  const database = await openHostedDatabase(({ version }) => version < profiles);
  const ids = NAMES.map(() => randomUUID());
  for (const [at, [, metadata]] of NAMES.entries()) {
    await database.query('insert into auth.users (id, raw_user_meta_data) values ($1, $2)', [ids[at], metadata]);
  }
  for (const { version, sql } of migrations) if (version >= profiles) await database.exec(sql);
  const { rows } = await database.query(
    'select full_name from public.profiles order by array_position($1::uuid[], id)',
    [ids],
  );
  expect(rows).toEqual(NAMES.map(([, , name]) => ({ full_name: name })));
  await database.close();
});

describe('a name that its owner changes', () => {
  const change = (person: Person, body: object) =>
    backend.ask(person, `profiles?id=eq.${person.id}&select=full_name`, {
      method: 'PATCH',
      body,
      headers: { prefer: 'return=representation' },
    });

  it('is given back as it is stored: tidy', async () => {
    const person = await newcomer({ full_name: 'Ayu' });
    expect((await change(person, { full_name: ' Ayu  Lestari\n' })).body).toEqual([{ full_name: 'Ayu Lestari' }]);
    expect((await change(person, { full_name: ' ' })).body).toEqual([{ full_name: '' }]);
  });

  it('moves the time of its last change, whoever writes it, and nobody sets that time', async () => {
    const person = await newcomer({ full_name: 'Ayu' });
    const path = `profiles?id=eq.${person.id}`;
    const early = '2020-01-01T00:00:00+00:00';
    for (const who of [person, 'service'] as const) {
      const before = String((await profileOf(person))?.['updated_at']);
      const body = { full_name: `Ayu ${randomUUID()}`, ...(who === 'service' && { updated_at: early }) };
      expect((await backend.ask(who, path, { method: 'PATCH', body })).status).toBe(204);
      expect(Date.parse(String((await profileOf(person))?.['updated_at']))).toBeGreaterThan(Date.parse(before));
    }
  });

  it(`may have ${FULL_NAME_MAX} characters and no more`, async () => {
    const person = await newcomer({ full_name: 'Ayu' });
    const longest = '美'.repeat(FULL_NAME_MAX);
    expect((await change(person, { full_name: ` ${longest} ` })).body).toEqual([{ full_name: longest }]);
    expect((await change(person, { full_name: `${longest}玲` })).status).toBe(400);
    expect((await change(person, { full_name: null })).status).toBe(400);
    expect(await profileOf(person)).toMatchObject({ full_name: longest });
  });

  it.each(NO_NAMES.filter((name) => name.trim() !== ''))('can’t become %j', async (name) => {
    const person = await newcomer({ full_name: 'Ayu' });
    for (const who of [person, 'service'] as const) {
      const path = `profiles?id=eq.${person.id}`;
      const answer = await backend.ask(who, path, { method: 'PATCH', body: { full_name: name } });
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'PT400', details: 'full_name' }]);
    }
    expect(await profileOf(person)).toMatchObject({ full_name: 'Ayu' });
  });
});
