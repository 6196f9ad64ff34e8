import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startOpenBackend, type OpenBackend } from '#backend/embedded/start-backend.ts';
import { authCall } from '../support/backend/auth-call.ts';
import { migratedDump } from '../support/database/migrated-database.ts';
import { mailBackend } from '../support/backend/mail-backend.ts';
import { mailsIn, newestMail } from '../support/backend/mailbox.ts';

// Six digits are guessed within an hour where nobody counts: a code is void after ten wrong ones, and an address waits after thirty.

const { backend, folder, ask } = await mailBackend();
/** Another one, for what counts by address. */
const crowded = await mailBackend();
const odd = await mailBackend();

interface Outcome {
  readonly status: number;
  readonly body: unknown;
}

/** A request past what counts by address. */
async function inside(path: string, body?: object, at: OpenBackend = backend): Promise<Outcome> {
  const headers = { apikey: backend.publishableKey, 'content-type': 'application/json' };
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await at.database.answer(new Request(`${at.url}/auth/v1/${path}`, { headers, ...init }));
  const text = await response.text();
  const location = response.headers.get('location');
  return { status: response.status, body: location ?? (JSON.parse(text) as unknown) };
}
const verify = (email: string, token: string, type = 'recovery') => inside('verify', { email, token, type });
const EXPIRED = {
  status: 403,
  body: { code: 403, error_code: 'otp_expired', msg: 'Email link is invalid or has expired' },
};

let email: string;
let code: string;
let link: string;
/** Codes that aren't the right one. */
const wrong = (count: number, right = code): string[] =>
  Array.from({ length: count + 1 }, (_, index) => String(index).padStart(6, '0'))
    .filter((each) => each !== right)
    .slice(0, count);
async function fail(count: number, type?: string): Promise<void> {
  for (const each of wrong(count)) expect(await verify(email, each, type)).toEqual(EXPIRED);
}
async function recover(): Promise<void> {
  await ask('POST /recover', { body: { email } });
  ({ code, link } = newestMail(folder, email, 'recovery'));
}
beforeEach(async () => {
  email = `${randomUUID()}@example.com`;
  await ask('POST /signup', { body: { email, password: 'a-long-password' } });
  await recover();
});

describe('a code', () => {
  it('works after nine wrong ones, and not after ten', async () => {
    await fail(9);
    expect((await verify(email, code)).status).toBe(200);
    await recover();
    await fail(10);
    expect(await verify(email, code)).toEqual(EXPIRED);
    expect(await verify(email.toUpperCase(), code)).toEqual(EXPIRED);
  });

  it('is void for every way to use it', async () => {
    await fail(10, 'magiclink');
    for (const type of ['recovery', 'magiclink']) expect(await verify(email, code, type)).toEqual(EXPIRED);
  });

  it('leaves a new one, which is as good as the first', async () => {
    await fail(10);
    await recover();
    await fail(9);
    expect((await verify(email, code)).status).toBe(200);
  });

  it('leaves the link of its mail, which nobody can guess', async () => {
    await fail(12);
    expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toContain('#access_token=');
  });

  it('of somebody else counts for itself', async () => {
    const [first, right] = [email, code];
    email = `${randomUUID()}@example.com`;
    await ask('POST /signup', { body: { email, password: 'a-long-password' } });
    await recover();
    await fail(10);
    expect((await verify(first, right)).status).toBe(200);
  });

  it('is answered alike where nobody has such an account', async () => {
    const nobody = `${randomUUID()}@example.com`;
    for (const each of wrong(12)) expect(await verify(nobody, each)).toEqual(await verify(email, each));
  });

  it.each(['confirmation_token', 'email_change_token_current'])('in %s counts as well', async (column) => {
    const type = column === 'confirmation_token' ? 'signup' : 'email_change';
    const hash = createHash('sha256').update(`${email}123456`).digest('hex');
    await backend.database.connection.driver.query(
      `update auth.users set ${column} = $2, email_change = 'new' || email, email_change_sent_at = now() where email = $1`,
      [email, hash],
    );
    await fail(10, type);
    expect(await verify(email, '123456', type)).toEqual(EXPIRED);
  });

  it('can’t be tried as what links have in them', async () => {
    const hash = createHash('sha256').update(`${email}${code}`).digest('hex');
    expect(await inside('verify', { token_hash: hash, type: 'recovery' })).toEqual(EXPIRED);
    expect(await inside('verify', { token_hash: hash, email, token: code, type: 'recovery' })).toEqual(EXPIRED);
    for (const token of [hash, `${hash}.`, `${hash}.x`, '']) {
      const { status, body } = await inside(`verify?token=${token}&type=recovery`);
      expect([status, String(body)]).not.toEqual([303, expect.stringContaining('access_token')]);
    }
    expect((await verify(email, code)).status).toBe(200);
  });

  it('opens by what its link has in it, sent as the portal would', async () => {
    const token = new URL(link).searchParams.get('token');
    expect((await inside('verify', { token_hash: token, type: 'recovery' })).status).toBe(200);
  });

  it.each([undefined, 'sb_publishable_x'])('counts with the key %s as well, for no key is asked for', async (key) => {
    const headers = { 'content-type': 'application/json', ...(key !== undefined && { apikey: key }) };
    const sent = async (token: string): Promise<Outcome> => {
      const init = { method: 'POST', headers, body: JSON.stringify({ email, token, type: 'recovery' }) };
      const response = await backend.database.answer(new Request(`${backend.url}/auth/v1/verify`, init));
      return { status: response.status, body: await response.json() };
    };
    for (const token of wrong(9)) expect(await sent(token)).toEqual(EXPIRED);
    expect((await sent(code)).status).toBe(200);
    await recover();
    // Over HTTP each of these answers counts for the network address.
    for (const token of [...wrong(10), code]) expect(await sent(token)).toEqual(EXPIRED);
    expect(await verify(email, code)).toEqual(EXPIRED);
  });

  it('stays void over a restart', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'tunas-codes-'));
    afterAll(() => rmSync(dataFolder, { recursive: true }));
    const start = (dump?: Blob) =>
      startOpenBackend({ dataFolder, port: 0, seed: false, log: () => undefined, ...(dump && { dump }) });
    let running = await start(await migratedDump());
    await authCall(running, 'POST /signup', { body: { email, password: 'a-long-password' } });
    await authCall(running, 'POST /recover', { body: { email } });
    const [mail] = mailsIn(join(dataFolder, 'mail'), 'recovery');
    const right = mail?.code ?? '';
    const sent = (token: string) => authCall(running, 'POST /verify', { body: { email, token, type: 'recovery' } });
    for (const each of wrong(10, right)) await sent(each);
    await running.stop();
    running = await start();
    expect((await sent(right)).code).toBe('otp_expired');
    await running.stop();
  });
});

describe.each(['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])('%s', (method) => {
  it('neither tries a code nor spends a link', async () => {
    const hash = createHash('sha256').update(`${email}${code}`).digest('hex');
    for (const token of [hash, new URL(link).searchParams.get('token')]) {
      const init = { method, headers: { apikey: backend.publishableKey }, redirect: 'manual' } as const;
      const address = `${backend.url}/auth/v1/verify?type=recovery&token=${token}`;
      for (const response of [await backend.database.answer(new Request(address, init)), await fetch(address, init)]) {
        expect([response.status, response.headers.get('location')]).toEqual([405, null]);
      }
    }
    expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toContain('#access_token=');
  });
});

describe('over HTTP', () => {
  const sent = (token: string) => crowded.ask('POST /verify', { body: { email, token, type: 'recovery' } });
  const signedUp = async (): Promise<void> => {
    await crowded.ask('POST /signup', { body: { email, password: 'a-long-password' } });
    await crowded.ask('POST /recover', { body: { email } });
    code = newestMail(crowded.folder, email, 'recovery').code;
  };

  it('no more than ten of fifty codes that come at once are compared, and an address is refused after thirty', async () => {
    await signedUp();
    const answers = await Promise.all([...wrong(10), code, ...wrong(39)].map(sent));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual([...Array<number>(30).fill(403), ...Array<number>(20).fill(429)]);
    expect(answers.at(-1)?.body).toMatchObject({ error_code: 'over_request_rate_limit' });
    // Links go on working, and so do sign-ins.
    expect((await crowded.ask('GET /verify?token=x&type=recovery')).status).toBe(303);
    expect((await crowded.ask('POST /verify?token=x', { body: {} })).status).toBe(429);
    const body = { email, password: 'a-long-password' };
    expect((await crowded.ask('POST /token?grant_type=password', { body })).status).toBe(200);
  });

  it('an address that has codes counted without having them compared is refused as well', async () => {
    // A backend of its own: the other one has refused this address already.
    const { ask: asked } = odd;
    for (let count = 0; count < 30; count += 1) {
      const { status } = await asked('POST /verify', { body: { email, token: '000000', type: 'unknown' } });
      expect(status).toBe(400);
    }
    expect((await asked('POST /verify', { body: { email, token: '000000', type: 'unknown' } })).status).toBe(429);
  });

  it('a path that is written in another way is none', async () => {
    const body = { email, password: 'wrong', token: code, type: 'recovery' };
    for (const path of ['%74oken?grant_type=password', '%76erify', 'x/%2e%2e/token%3fgrant_type=password'] as const)
      expect((await crowded.ask(`POST /${path}`, { body })).status).toBe(404);
  });
});
