import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memorySession } from '../../platform/browser/memory-session.ts';
import type { SessionStorage } from '../../platform/port.ts';
import { awaitedMail } from './awaited-mail.ts';

const HOUR = 3_600_000;
let storage: SessionStorage;
let now = 0;
const mail = () => awaitedMail(storage, 'sb-x-auth-token', () => now);

beforeEach(() => {
  storage = memorySession();
  now = 1_800_000_000_000;
});

describe('a mail that this device asked for', () => {
  test('is awaited by its kind and address, in whatever letters that is written', async () => {
    await mail().note('recovery', ' Ratna@Contoh.id ');
    expect(await mail().matches('recovery', 'ratna@contoh.id')).toBe(true);
    expect(await mail().matches('recovery', 'RATNA@contoh.id')).toBe(true);
  });

  test.each([
    ['another address', 'recovery', 'ratna@contoh.id.example'],
    ['another kind', 'signup', 'ratna@contoh.id'],
    ['no kind', null, 'ratna@contoh.id'],
  ])('says nothing about %s', async (_name, kind, email) => {
    await mail().note('recovery', 'ratna@contoh.id');
    expect(await mail().matches(kind, email)).toBe(false);
  });

  test.each([
    [0, true],
    [HOUR, true],
    [HOUR + 1, false],
    [-1, false],
  ])('%i ms later: %s', async (later, awaited) => {
    await mail().note('signup', 'ratna@contoh.id');
    now += later;
    expect(await mail().matches('signup', 'ratna@contoh.id')).toBe(awaited);
  });

  test.each([
    [HOUR, true],
    [HOUR + 1, false],
  ])('leaves the address on the device after %i ms: %s', async (later, left) => {
    await mail().note('signup', 'ratna@contoh.id');
    now += later;
    await mail().tidy();
    expect((await storage.read('sb-x-auth-token-request')) !== null).toBe(left);
  });

  test('that came too late is no longer noted', async () => {
    await mail().note('signup', 'ratna@contoh.id');
    now += HOUR + 1;
    await mail().matches('signup', 'ratna@contoh.id');
    expect(await storage.read('sb-x-auth-token-request')).toBeNull();
  });

  test('is forgotten once it came', async () => {
    await mail().note('signup', 'ratna@contoh.id');
    await mail().forget();
    expect(await mail().matches('signup', 'ratna@contoh.id')).toBe(false);
  });
});

test.each(['{', 'null', '[]', '{"kind":"signup","email":"ratna@contoh.id"}'])(
  'a damaged note (%s) awaits nothing',
  async (text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await storage.write('sb-x-auth-token-request', text);
    expect(await mail().matches('signup', 'ratna@contoh.id')).toBe(false);
    expect(await storage.read('sb-x-auth-token-request')).toBeNull();
    vi.restoreAllMocks();
  },
);
