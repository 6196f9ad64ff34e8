import { expect, it } from 'vitest';
import type { PlainResponse } from './plain-http.ts';
import { MOST_FAILED_SIGN_INS, signInLimit } from './failed-sign-ins.ts';

const SIGN_IN = new URL('http://127.0.0.1/auth/v1/token?grant_type=password');
const REFRESH = new URL('http://127.0.0.1/auth/v1/token?grant_type=refresh_token');

function stage() {
  let time = 0;
  let compared = 0;
  const { limit } = signInLimit(() => time);
  const ask = async (
    status: number,
    address = '10.0.0.1',
    url = SIGN_IN,
    code = 'invalid_credentials',
  ): Promise<PlainResponse> =>
    limit(address, url, async () => {
      compared += 1;
      return Promise.resolve({ status, headers: {}, body: Buffer.from(JSON.stringify({ error_code: code })) });
    });
  const fail = async (times: number): Promise<void> => {
    for (let count = 0; count < times; count += 1) expect((await ask(400)).status).toBe(400);
  };
  return { ask, fail, wait: (ms: number) => (time += ms), compared: () => compared };
}

it('compares no more passwords for an address that has sent too many wrong ones, until a minute is over', async () => {
  const { ask, fail, wait, compared } = stage();
  await fail(MOST_FAILED_SIGN_INS);
  wait(20_500);
  const refused = await ask(200);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '40']);
  expect(JSON.parse(Buffer.from(refused.body).toString())).toMatchObject({ error_code: 'over_request_rate_limit' });
  expect(compared()).toBe(MOST_FAILED_SIGN_INS);
  expect((await ask(200, '10.0.0.2')).status).toBe(200);
  expect((await ask(200, '10.0.0.1', REFRESH)).status).toBe(200);
  wait(40_000);
  expect((await ask(200)).status).toBe(200);
});

it('counts no sign-in that succeeds or can’t be read', async () => {
  const { ask, fail } = stage();
  for (let count = 0; count < 100; count += 1) expect((await ask(200)).status).toBe(200);
  for (let count = 0; count < 100; count += 1) await ask(400, '10.0.0.1', SIGN_IN, 'bad_json');
  await fail(MOST_FAILED_SIGN_INS - 1);
  expect((await ask(200)).status).toBe(200);
});
