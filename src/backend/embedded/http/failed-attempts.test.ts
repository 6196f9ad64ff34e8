import { describe, expect, it } from 'vitest';
import type { PlainResponse } from './plain-http.ts';
import { attemptLimit, CODES, PASSWORDS } from './failed-attempts.ts';

const SIGN_IN = new URL('http://127.0.0.1/auth/v1/token?grant_type=password');
const REFRESH = new URL('http://127.0.0.1/auth/v1/token?grant_type=refresh_token');
const VERIFY = new URL('http://127.0.0.1/auth/v1/verify');

interface Guess {
  readonly status: number;
  readonly code?: string;
  readonly address?: string;
  readonly method?: string;
}

function stage(url: URL) {
  let time = 0;
  let compared = 0;
  const { limit } = attemptLimit(() => time);
  const ask = async (
    { status, code = '', address = '10.0.0.1', method = 'POST' }: Guess,
    to = url,
  ): Promise<PlainResponse> =>
    limit(address, method, to, async () => {
      compared += 1;
      const body = Buffer.from(JSON.stringify({ error_code: code }));
      return Promise.resolve({ status, headers: {}, body });
    });
  return { ask, wait: (ms: number) => (time += ms), compared: () => compared };
}

describe.each([
  ['password', SIGN_IN, PASSWORDS, { status: 400, code: 'invalid_credentials' }],
  ['code', VERIFY, CODES, { status: 403, code: 'otp_expired' }],
])('a %s', (_kind, url, { most, withinMs }, wrong) => {
  it('is compared no more for an address that has sent too many wrong ones, until its time is over', async () => {
    const { ask, wait, compared } = stage(url);
    for (let count = 0; count < most; count += 1) expect((await ask(wrong)).status).toBe(wrong.status);
    wait(20_500);
    const refused = await ask({ status: 200 });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, String(Math.ceil(withinMs / 1000 - 20.5))]);
    expect(JSON.parse(Buffer.from(refused.body).toString())).toMatchObject({ error_code: 'over_request_rate_limit' });
    expect(compared()).toBe(most);
    expect((await ask({ status: 200, address: '10.0.0.2' })).status).toBe(200);
    if (url === VERIFY) expect((await ask({ status: 303, method: 'GET' })).status).toBe(303);
    for (const other of [SIGN_IN, VERIFY, REFRESH].filter((each) => each !== url)) {
      expect((await ask({ status: 200 }, other)).status).toBe(200);
    }
    wait(withinMs - 20_500);
    expect((await ask({ status: 200 })).status).toBe(200);
  });

  it('that is right counts for nothing', async () => {
    const { ask } = stage(url);
    for (let count = 0; count < 100; count += 1) expect((await ask({ status: 200 })).status).toBe(200);
    for (let count = 1; count < most; count += 1) await ask(wrong);
    expect((await ask({ status: 200 })).status).toBe(200);
  });
});

it.each([
  ['a password', SIGN_IN, 200],
  ['a code, which was counted as tried', VERIFY, 429],
])('a request that can’t be read: %s', async (_kind, url, status) => {
  const { ask } = stage(url);
  for (let count = 0; count < 30; count += 1) await ask({ status: 400, code: 'bad_json' });
  expect((await ask({ status: 200 })).status).toBe(status);
});
