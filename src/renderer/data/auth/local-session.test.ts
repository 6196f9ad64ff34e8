import { beforeEach, describe, expect, test } from 'vitest';
import { signedToken } from '#tests/support/backend/tokens.ts';
import { memorySession } from '../../platform/browser/memory-session.ts';
import type { SessionStorage } from '../../platform/port.ts';
import { localSession } from './local-session.ts';

const KEY = 'sb-x-auth-token';
/** What was done to the device's storage. */
let done: string[];
/** How many of the next writes the device refuses. */
let refuses: number;
let device: SessionStorage;

beforeEach(() => {
  done = [];
  refuses = 0;
  const memory = memorySession();
  device = {
    ...memory,
    async write(key, value) {
      done.push('write');
      await memory.write(key, value);
      refuses -= 1;
      return refuses < 0;
    },
    async remove(key) {
      done.push('remove');
      await memory.remove(key);
    },
  };
});

const session = (person: string, id: string, count: number) =>
  JSON.stringify({
    access_token: signedToken({ sub: person, session_id: id, count }, 'secret'),
    refresh_token: `refresh-${count}`,
    expires_at: 1_800_000_000,
    user: { id: person },
  });

describe('a device that refuses to write', () => {
  const BEFORE = session('a', 'one', 1);
  const kept = async () => {
    await device.write(KEY, BEFORE);
    done = [];
    refuses = 1;
    return localSession(device, KEY);
  };

  test('keeps what it has of the same session: other tabs go on with it', async () => {
    await (await kept()).write(session('a', 'one', 2));
    expect(done).toEqual(['write']);
  });

  test.each([
    ['somebody else', session('b', 'two', 2)],
    ['the next session of the same person', session('a', 'two', 2)],
  ])('loses what it has before %s', async (_name, next) => {
    await (await kept()).write(next);
    expect(done).toEqual(['write', 'remove', 'write']);
    expect(await device.read(KEY)).toBe(next);
  });
});

describe('a session without a name in its token', () => {
  const nameless = (count: number, user: object = {}) =>
    JSON.stringify({
      access_token: `a.b.${count}`,
      refresh_token: `refresh-${count}`,
      expires_at: 1_800_000_000,
      user: { id: 'a', ...user },
    });

  test('comes back neither, once it was removed', async () => {
    const kept = localSession(device, KEY);
    await kept.write(nameless(1));
    await kept.remove();
    await kept.write(nameless(1));
    expect(await device.read(KEY)).toBeNull();
  });

  test('keeps its newer tokens as well, and takes the changed person', async () => {
    const kept = localSession(device, KEY);
    await kept.write(nameless(1));
    await kept.write(nameless(2));
    await kept.write(nameless(1, { email: 'dewi@contoh.id' }));
    expect(await device.read(KEY)).toBe(nameless(2, { email: 'dewi@contoh.id' }));
  });
});
