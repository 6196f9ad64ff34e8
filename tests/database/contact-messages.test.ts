import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '#domain/limits.ts';
import { testBackend, type Answer, type Role } from '../support/backend/backend.ts';

const backend = await testBackend();
beforeEach(() => backend.empty());

const MESSAGE = { name: 'Ana', email: 'ana@example.com', message: 'Halo' };

function send(row: unknown, role: Role = 'visitor'): Promise<Answer> {
  return backend.ask(role, 'contact_messages', { method: 'POST', body: row, headers: { prefer: 'return=minimal' } });
}

async function stored(): Promise<Record<string, unknown>[]> {
  const answer = await backend.ask('service', 'contact_messages?select=*&order=created_at');
  expect(answer.status).toBe(200);
  return answer.body as Record<string, unknown>[];
}

function emailOf(length: number): string {
  return `${'a'.repeat(length - '@example.com'.length)}@example.com`;
}

describe('the limits', () => {
  const accepted: readonly (readonly [string, object])[] = [
    ['a name of 1 character', { name: 'A' }],
    ['a name of 100 characters', { name: 'n'.repeat(LIMITS.name) }],
    ['a name of 100 characters that PostgreSQL counts as one each', { name: '🌱'.repeat(LIMITS.name) }],
    ['a name of 100 characters with blanks around it', { name: `  \t${'n'.repeat(LIMITS.name)}\n ` }],
    ['an e-mail address of 255 characters', { email: emailOf(LIMITS.email) }],
    ['a subject of 200 characters', { subject: 's'.repeat(LIMITS.subject) }],
    ['no subject', { subject: null }],
    ['a message of 1,000 characters', { message: 'm'.repeat(LIMITS.message) }],
    ['no number', { phone: null }],
    ['a number', { phone: '+62 (0)812-3456-7890' }],
    ['a number with dots', { phone: '0812.3456.7890' }],
    ['a number of 30 characters', { phone: '1'.repeat(LIMITS.phone) }],
    ['a number of blanks, which is none', { phone: ' \t ' }],
    ['an address with a plus and dots', { email: 'a.b+c@mail.example.co.id' }],
  ];
  it.each(accepted)('accept %s', async (_name, part) => {
    expect((await send({ ...MESSAGE, ...part })).status).toBe(201);
    expect(await stored()).toHaveLength(1);
  });

  const refused: readonly (readonly [string, object])[] = [
    ['an empty name', { name: '' }],
    ['a name of blanks', { name: ' \t\n\u00a0\u3000' }],
    ['no name', { name: null }],
    ['a name of 101 characters', { name: 'n'.repeat(LIMITS.name + 1) }],
    ['an empty e-mail address', { email: '' }],
    ['an e-mail address of 256 characters', { email: emailOf(LIMITS.email + 1) }],
    ['an address without @', { email: 'ana.example.com' }],
    ['an address with two @', { email: 'ana@b@example.com' }],
    ['an address without a dot after the @', { email: 'ana@example' }],
    ['an address with a blank', { email: 'ana b@example.com' }],
    ['an address that ends in a dot', { email: 'ana@example.' }],
    ['an address with a line break', { email: 'ana@example.com\nbcc:x@example.com' }],
    ['an empty subject', { subject: '' }],
    ['a subject of blanks', { subject: '   ' }],
    ['a subject of 201 characters', { subject: 's'.repeat(LIMITS.subject + 1) }],
    ['a number of 31 characters', { phone: '1'.repeat(LIMITS.phone + 1) }],
    ['a number without a digit', { phone: '+ ()' }],
    ['a number with letters', { phone: '0812 abc' }],
    ['a number in two lines', { phone: '0812\n3456' }],
    ['an empty message', { message: '' }],
    ['a message of blanks', { message: '\n \n' }],
    ['no message', { message: null }],
    ['a message of 1,001 characters', { message: 'm'.repeat(LIMITS.message + 1) }],
    ['a client id that is none', { client_id: 'x' }],
  ];
  it.each(refused)('refuse %s', async (_name, part) => {
    for (const role of ['visitor', 'service'] as const) {
      expect((await send({ ...MESSAGE, ...part }, role)).status).toBe(400);
    }
    expect(await stored()).toEqual([]);
  });
});

it('stores texts trimmed, as a browser trims them', async () => {
  const around = (text: string): string => ` \t\u00a0\u2003\ufeff${text}\r\n\u3000`;
  await send({
    name: around('Ana B'),
    email: around('ana@example.com'),
    subject: around('S'),
    message: around('Hi\n\nyou'),
  });
  expect(await stored()).toMatchObject([
    { name: 'Ana B', email: 'ana@example.com', subject: 'S', message: 'Hi\n\nyou' },
  ]);
});

describe('what the database itself sets', () => {
  it('and keeps on a later change', async () => {
    const clientId = randomUUID();
    await send({ ...MESSAGE, client_id: clientId });
    const [before] = await stored();
    const answer = await backend.ask('service', 'contact_messages?name=eq.Ana', {
      method: 'PATCH',
      body: { id: randomUUID(), client_id: randomUUID(), created_at: '2001-01-01T00:00:00Z', subject: ' New ' },
    });
    expect(answer.status).toBe(204);
    const search = ['ana', 'ana@example.com', 'new', 'halo', ''].join('\x1f');
    expect(await stored()).toEqual([{ ...before, subject: 'New', search }]);
  });
});

describe('a repeated delivery', () => {
  it('of other words is another message: whoever carried one in a pack can’t put theirs in its place', async () => {
    const row = { ...MESSAGE, client_id: randomUUID() };
    const altered = { ...row, message: 'Halo, jual pupuk murah' };
    const answers = [altered, row, altered, row].map((each) => async () => (await send(each)).status);
    const statuses: number[] = [];
    for (const answer of answers) statuses.push(await answer());
    expect(statuses).toEqual([201, 201, 409, 409]);
    expect((await stored()).map(({ message }) => message)).toEqual([altered.message, row.message]);
  });

  it('is refused as a duplicate and makes one row', async () => {
    const row = { ...MESSAGE, client_id: randomUUID() };
    expect((await send(row)).status).toBe(201);
    const second = await send(row);
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: '23505' });
    expect(await stored()).toHaveLength(1);
  });

  it('is a duplicate, not a flood, even from somebody who has written their last message', async () => {
    const row = { ...MESSAGE, client_id: randomUUID() };
    await send(row);
    for (let count = 0; count < 8; count += 1) expect((await send(row)).status).toBe(409);
    for (let count = 0; count < 4; count += 1) expect((await send(MESSAGE)).status).toBe(201);
    expect((await send(MESSAGE)).status).toBe(429);
    expect((await send(row)).status).toBe(409);
    expect(await stored()).toHaveLength(5);
  });

  it('makes one row out of a double click', async () => {
    const row = { ...MESSAGE, client_id: randomUUID() };
    const answers = await Promise.all([send(row), send(row), send(row)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
    expect(await stored()).toHaveLength(1);
  });
});

function retryAfter(answer: Answer): number {
  const { details } = answer.body as { details: string };
  return (JSON.parse(details) as { retry_after: number }).retry_after;
}

/** Makes all messages older than they are; the trigger keeps everybody else from it. */
async function age(interval: string): Promise<void> {
  await backend.sql('alter table public.contact_messages disable trigger contact_messages_admit');
  await backend.sql(
    `update public.contact_messages set created_at = created_at - $1::interval, shown_from = shown_from - $1::interval`,
    [interval],
  );
  await backend.sql('alter table public.contact_messages enable trigger contact_messages_admit');
}

describe('a flood from one address', () => {
  it('is refused at the sixth message within an hour, whatever its letters’ case, with the time to wait', async () => {
    for (const email of [
      'ana@example.com',
      'ANA@example.com',
      'Ana@Example.com',
      ' ana@example.com',
      'ana@EXAMPLE.com',
    ]) {
      expect((await send({ ...MESSAGE, email })).status).toBe(201);
    }
    const answer = await send({ ...MESSAGE, email: 'aNa@example.com' });
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({ code: 'PT429', message: 'Too many messages from this e-mail address' });
    expect(retryAfter(answer)).toBeGreaterThan(3590);
    expect(retryAfter(answer)).toBeLessThanOrEqual(3600);
    expect((answer.body as { hint: string }).hint).toBe(`Try again in ${retryAfter(answer)} seconds.`);
    expect(await stored()).toHaveLength(5);
    expect((await send({ ...MESSAGE, email: 'budi@example.com' })).status).toBe(201);
  });

  it('holds for people who are signed in and for the service role too', async () => {
    for (let count = 0; count < 5; count += 1) await send(MESSAGE, 'user');
    expect((await send(MESSAGE, 'user')).status).toBe(429);
    expect((await send(MESSAGE, 'service')).status).toBe(429);
  });

  it('ends when the oldest of the five is an hour old', async () => {
    await send(MESSAGE);
    await age('59 minutes 50 seconds');
    for (let count = 0; count < 4; count += 1) await send(MESSAGE);
    const refused = await send(MESSAGE);
    expect(refused.status).toBe(429);
    expect(retryAfter(refused)).toBeLessThanOrEqual(10);
    await age('10 seconds');
    expect((await send(MESSAGE)).status).toBe(201);
    expect((await send(MESSAGE)).status).toBe(429);
  });

  it('can be allowed more or less', async () => {
    await backend.sql(`update private.contact_limits set per_sender = 2, per_sender_window = '1 day'`);
    await send(MESSAGE);
    await send(MESSAGE);
    const answer = await send(MESSAGE);
    expect(answer.status).toBe(429);
    expect(retryAfter(answer)).toBeGreaterThan(86_390);
  });

  it('lets exactly five of twenty through that come together', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(MESSAGE)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15);
    expect(await stored()).toHaveLength(5);
  });
});

/** How many messages are in the inbox now. */
async function inInbox(): Promise<number> {
  return (await stored()).filter((row) => Date.parse(String(row['shown_from'])) <= Date.now()).length;
}

describe('a flood from many addresses', () => {
  const from = (at: number) => send({ ...MESSAGE, email: `reader${at}@example.com` });

  it('closes the form for nobody: the 61st message within a minute is kept, and waits for its turn', async () => {
    for (let at = 0; at < 61; at += 1) expect((await from(at)).status).toBe(201);
    expect((await send(MESSAGE)).status).toBe(201);
    expect([(await stored()).length, await inInbox()]).toEqual([62, 60]);
    const waits = (await stored()).map((row) => Date.parse(String(row['shown_from'])) - Date.now());
    expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
    await age('1 minute');
    expect(await inInbox()).toBe(62);
    expect((await send({ ...MESSAGE, email: 'budi@example.com' })).status).toBe(201);
    expect(await inInbox()).toBe(63);
  });

  it('comes in turns: so many in each window, first come, first shown', async () => {
    await backend.sql('update private.contact_limits set overall = 2');
    for (let at = 0; at < 6; at += 1) expect((await from(at)).status).toBe(201);
    for (const expected of [2, 4, 6]) {
      expect(await inInbox()).toBe(expected);
      const shown = (await stored()).filter((row) => Date.parse(String(row['shown_from'])) <= Date.now());
      expect(shown.map((row) => row['email'])).toEqual(
        Array.from({ length: expected }, (_, at) => `reader${at}@example.com`),
      );
      await age('1 minute');
    }
  });

  it('is refused once as many wait as may, with the time until a place is free', async () => {
    await backend.sql('update private.contact_limits set overall = 1, most_waiting = 2');
    for (let at = 0; at < 3; at += 1) expect((await from(at)).status).toBe(201);
    const answer = await send(MESSAGE);
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({ code: 'PT429', message: 'Too many messages at the moment' });
    expect(retryAfter(answer)).toBeGreaterThan(0);
    expect(retryAfter(answer)).toBeLessThanOrEqual(60);
    await age('1 minute');
    expect((await send(MESSAGE)).status).toBe(201);
  });

  it('can’t be switched off by mistake', async () => {
    await expect(backend.sql('update private.contact_limits set overall = 0')).rejects.toThrow(/check/);
    await expect(backend.sql('insert into private.contact_limits (only_row) values (false)')).rejects.toThrow(/check/);
  });
});

describe('a flood from one connection', () => {
  /** Without the REST interface, as a visitor: the gateway of a hosted project sets the origin of a request. */
  const sendFrom = async (headers: object, at: number): Promise<string> => {
    try {
      await backend.database.connection.driver.transaction(async (sql) => {
        await sql.query(`select set_config('request.headers', $1, true), set_config('role', 'anon', true)`, [
          JSON.stringify(headers),
        ]);
        await sql.query('insert into public.contact_messages (name, email, message) values ($1, $2, $3)', [
          'Ana',
          `reader${at}@example.com`,
          'Halo',
        ]);
      });
      return 'accepted';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const trust = (header: string) => backend.sql('update private.contact_limits set address_header = $1', [header]);
  const ways: readonly (readonly [string, (at: number) => object, object, header: string])[] = [
    [
      'by what Cloudflare says, whatever the sender says',
      (at) => ({ 'cf-connecting-ip': '198.51.100.7', 'x-forwarded-for': `192.0.2.${at}` }),
      { 'cf-connecting-ip': '203.0.113.7' },
      'cf-connecting-ip',
    ],
    [
      'by what the named proxy says, whatever the sender says in the name of Cloudflare',
      (at) => ({ 'x-real-ip': '198.51.100.7', 'cf-connecting-ip': `192.0.2.${at}` }),
      { 'x-real-ip': '203.0.113.7' },
      'x-real-ip',
    ],
    [
      'by the last address that the proxies of a chain added, whatever the sender began the chain with',
      (at) => ({ 'x-forwarded-for': `192.0.2.${at}, 198.51.100.7, 10.0.0.1` }),
      { 'x-forwarded-for': '192.0.2.1, 203.0.113.7, 10.0.0.1' },
      'x-forwarded-for',
    ],
    [
      'by the part of IPv6 that a household has',
      (at) => ({ 'cf-connecting-ip': `2001:db8:1:1::${at + 1}` }),
      { 'cf-connecting-ip': '2001:db8:2:1::1' },
      'cf-connecting-ip',
    ],
    [
      'by IPv4 where it is written as IPv6',
      () => ({ 'cf-connecting-ip': '::ffff:198.51.100.7' }),
      { 'cf-connecting-ip': '::ffff:203.0.113.7' },
      'cf-connecting-ip',
    ],
  ];
  it.each(ways)('is refused before the others’ limit is reached: %s', async (_name, one, other, header) => {
    await trust(header);
    for (let at = 0; at < 20; at += 1) expect(await sendFrom(one(at), at)).toBe('accepted');
    expect(await sendFrom(one(20), 20)).toBe('Too many messages from this connection');
    expect(await sendFrom(other, 21)).toBe('accepted');
    expect([(await stored()).length, await inInbox()]).toEqual([21, 21]);
  });

  it('is refused where it comes from many addresses of one network, until its window has passed', async () => {
    await backend.sql('update private.contact_limits set per_network = 3');
    const of = (network: string, at: number) => sendFrom({ 'cf-connecting-ip': `${network}.${at}` }, at);
    for (let at = 0; at < 3; at += 1) expect(await of('198.51.100', at)).toBe('accepted');
    expect(await of('198.51.100', 3)).toBe('Too many messages from this connection');
    expect(await of('198.51.101', 4)).toBe('accepted');
    await backend.sql(`update private.contact_origins set made_at = made_at - interval '10 minutes'`);
    expect(await of('198.51.100', 5)).toBe('accepted');
    // Nothing is kept longer than it is looked at.
    expect(await backend.sql('select network::text from private.contact_origins')).toEqual([
      { network: '198.51.100.0/24' },
    ]);
  });

  it('is nothing that a header tells of without an address of the internet', async () => {
    await backend.sql('update private.contact_limits set per_address = 1');
    const silent = [
      {},
      [],
      ...['unknown', '', '127.0.0.1', '::1', '10.1.2.3'].map((at) => ({ 'cf-connecting-ip': at })),
      // Not the header that is trusted: the sender's own invention.
      { 'x-forwarded-for': '198.51.100.7' },
    ];
    for (const [at, headers] of silent.entries()) {
      expect([headers, await sendFrom(headers, at)]).toEqual([headers, 'accepted']);
      expect(await sendFrom(headers, at + 10)).toBe('accepted');
    }
  });

  it('isn’t remembered longer than the limits look at it, whoever writes next and from wherever', async () => {
    expect(await sendFrom({ 'cf-connecting-ip': '198.51.100.7' }, 1)).toBe('accepted');
    await backend.sql(`update private.contact_origins set made_at = made_at - interval '10 minutes'`);
    expect((await send(MESSAGE)).status).toBe(201);
    expect(await backend.sql('select from private.contact_origins')).toEqual([]);
  });

  it('comes only from a header whose name is one', async () => {
    for (const name of ['', 'X-Real-IP', 'a b', "x'"]) await expect(trust(name)).rejects.toThrow(/check/);
  });
});

describe('a number', () => {
  it('is kept trimmed, found by the inbox’s search, and tells messages of one id apart', async () => {
    const row = { ...MESSAGE, client_id: '00000000-0000-4000-8000-00000000a001' };
    expect((await send({ ...row, phone: ' 0812 3456 ' })).status).toBe(201);
    // The same again counts once; another number is another message.
    expect((await send({ ...row, phone: '0812 3456' })).status).toBe(409);
    expect((await send({ ...row, phone: '0813 0000' })).status).toBe(201);
    expect((await send({ ...row, phone: '0813 0000' })).status).toBe(409);
    expect((await stored()).map(({ phone }) => phone)).toEqual(['0812 3456', '0813 0000']);
    expect(await backend.sql(`select phone from public.contact_messages where search like '%0813 0000%'`)).toEqual([
      { phone: '0813 0000' },
    ]);
  });

  it('is asked by the form, of which visitors are told with the contact page', async () => {
    const told = async (query: string) => {
      const { body } = await backend.ask('visitor', `rpc/read_site?${query}`);
      return (body as { collection: string }[]).filter(({ collection }) => collection === 'contact_form');
    };
    const form = { collection: 'contact_form', id: 1, shared: { phone: true }, text: {} };
    expect(await told('lang=en')).toEqual([{ ...form, language: 'en' }]);
    expect(await told('lang=xx&collections=about,contact')).toEqual([{ ...form, language: 'id' }]);
    expect(await told('lang=id&collections=banners')).toEqual([]);
  });
});
