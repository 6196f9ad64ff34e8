import { expect, it } from 'vitest';
import type { Person } from '../support/backend/backend.ts';
import { openSessionAccounts } from './drafts-api.ts';

const api = await openSessionAccounts();
const own = (person: Person) => api.call<string>('device_key', {}, person);

it('each person has a key of 32 bytes, which stays', async () => {
  const keys = [await own(api.ayu), await own(api.ayu), await own(api.budi), await own(api.budi)];
  expect(keys.map((key) => Buffer.from(key, 'base64').length)).toEqual([32, 32, 32, 32]);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).toBe(keys[3]);
  expect(keys[0]).not.toBe(keys[2]);
});
