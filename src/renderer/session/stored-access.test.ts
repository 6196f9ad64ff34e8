import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountsStage, type AccountsStage } from '#tests/support/accounts/accounts-stage.ts';
import { sharedStorage, type SharedStorage } from '#tests/support/accounts/shared-storage.ts';
import { failed, ok, type Failure } from '#domain/result.ts';
import { besideSession } from './beside-session.ts';
import { STORED_ACCESS_MS, storedAccess } from './stored-access.ts';
import type { AdminAccess, Session } from './session.ts';
import { followAccounts } from './signed-in-session.ts';

const KEY = 'sb-x-auth-token';
const RATNA = { id: 'a', email: 'ratna@contoh.id' };
const BUDI = { id: 'b', email: 'budi@contoh.id' };
const DAY = 86_400_000;
const OFFLINE = failed('offline', 'x');

let storage: SharedStorage;
let clock: number;
beforeEach(() => {
  storage = sharedStorage();
  clock = Date.UTC(2026, 10, 23);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 2));
const kept = () => storedAccess(storage.tab(), KEY, () => clock);

/** A start of the portal with a stored session, and the result of its check. */
async function start(person = RATNA, answer: ReturnType<typeof ok<boolean>> | Failure | null = OFFLINE) {
  let session: Session = { state: { kind: 'starting' }, authCallback: null };
  const stage: AccountsStage = accountsStage(person);
  const cell = {
    read: () => session,
    set: (change: Partial<Session>) => {
      session = { ...session, ...change };
    },
  };
  const live = followAccounts(
    stage.accounts,
    cell,
    besideSession(storage.tab(), KEY, cell, () => clock),
  );
  const hear = async (next: ReturnType<typeof ok<boolean>> | Failure) => {
    stage.roles.at(-1)?.(next);
    await settled();
  };
  if (answer) await hear(answer);
  return {
    stage,
    live,
    hear,
    admin: (): AdminAccess | null => (session.state.kind === 'signed-in' ? session.state.admin : null),
  };
}

describe('where the access can’t be asked for', () => {
  beforeEach(async () => void (await start(RATNA, ok(true))));

  test.each([
    [29 * DAY, 'offline'],
    [STORED_ACCESS_MS, 'offline'],
    [31 * DAY, 'unknown'],
  ] as const)('the one granted %i ms ago makes it %s', async (age, access) => {
    clock += age;
    expect((await start()).admin()).toBe(access);
  });

  test.each(['offline', 'timeout', 'captive-portal', 'server'] as const)('it counts (%s)', async (code) => {
    expect((await start(RATNA, failed(code, 'x'))).admin()).toBe('offline');
  });

  test.each([
    failed('refused', '42501'),
    failed('no-table', 'PGRST205'),
    { ...failed('server', '500'), reason: '500' },
    { ...failed('server', '57014'), reason: '57014' },
  ])('it doesn’t count where the backend itself answered: %s', async (failure) => {
    expect((await start(RATNA, failure)).admin()).toBe('unknown');
  });

  test('the backend’s own refusal ends it for good, another’s doesn’t', async () => {
    await start(RATNA, failed('refused', '403 by a proxy'));
    expect((await start()).admin()).toBe('offline');
    await start(RATNA, { ...failed('refused', '403 42501'), reason: '42501' });
    expect((await start()).admin()).toBe('unknown');
  });

  test('what is forgotten while another window looks stays forgotten', async () => {
    clock += DAY;
    const tab = storage.tab();
    let forgotten: Promise<void> | undefined;
    const slow = {
      ...tab,
      async read(key: string) {
        const text = await tab.read(key);
        forgotten = kept().forget();
        await settled();
        return text;
      },
    };
    await storedAccess(slow, KEY, () => clock).holds(RATNA.id);
    await forgotten;
    expect(storage.values.has(`${KEY}-access`)).toBe(false);
  });

  test('somebody else doesn’t take it over', async () => {
    expect((await start(BUDI)).admin()).toBe('unknown');
  });

  test('it is asked for again, and an answer ends it either way', async () => {
    const { live, hear, admin } = await start();
    void live.checkAccess();
    expect(admin()).toBe('offline');
    await hear(OFFLINE);
    expect(admin()).toBe('offline');
    void live.checkAccess();
    await hear(ok(true));
    expect(admin()).toBe('granted');
    void live.checkAccess();
    await hear(ok(false));
    expect(admin()).toBe('denied');
    expect((await start()).admin()).toBe('unknown');
  });

  test('it runs out also while the app stays open', async () => {
    const { live, hear, admin } = await start();
    clock += 31 * DAY;
    void live.checkAccess();
    await hear(OFFLINE);
    expect(admin()).toBe('unknown');
  });

  test('a clock that was set back gives no more time', async () => {
    clock += 29 * DAY;
    await start();
    clock -= 20 * DAY;
    expect((await start()).admin()).toBe('unknown');
    clock -= 30 * DAY;
    expect((await start()).admin()).toBe('unknown');
  });

  test('a clock that was corrected by a moment changes nothing', async () => {
    clock -= 2000;
    expect((await start()).admin()).toBe('offline');
  });

  test('signing out forgets it', async () => {
    const { stage } = await start();
    await stage.accounts.signOut();
    await settled();
    expect([...storage.values.keys()]).toEqual([]);
    expect((await start()).admin()).toBe('unknown');
  });

  test('what another one signed in with is theirs alone', async () => {
    await start(BUDI, ok(false));
    expect((await start()).admin()).toBe('unknown');
  });

  test('a second factor that is demanded since ends it', async () => {
    const { stage, live, hear } = await start();
    stage.needsSecondFactor = ok(true);
    void live.checkAccess();
    await hear(ok(true));
    expect((await start()).admin()).toBe('unknown');
  });

  test.each([
    '',
    '{',
    'null',
    '{"person":"a"}',
    '{"person":"a","role":"superadmin","at":"0","seen":0}',
    '{"person":"a","role":"translator","at":0,"seen":0}',
    '{"person":"a","role":"owner","at":0,"seen":0}',
  ])('what was damaged opens nothing: %s', async (text) => {
    storage.values.set(`${KEY}-access`, text);
    expect((await start()).admin()).toBe('unknown');
  });
});

test('without any earlier yes nothing opens', async () => {
  expect((await start()).admin()).toBe('unknown');
});

test('a device that doesn’t forget still signs out', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let session: Session = { state: { kind: 'starting' }, authCallback: null };
  const stage = accountsStage(RATNA);
  const cell = {
    read: () => session,
    set: (change: Partial<Session>) => {
      session = { ...session, ...change };
    },
  };
  const stuck = { forget: () => Promise.reject(new Error('locked')) };
  const beside = besideSession(storage.tab(), KEY, cell);
  followAccounts(stage.accounts, cell, {
    ...{ access: { ...beside.access, ...stuck }, key: { ...beside.key, ...stuck } },
    opened: beside.opened,
  });
  stage.tell('SIGNED_OUT', null);
  await settled();
  expect(session.state.kind).toBe('visitor');
  expect(warned).toHaveBeenCalled();
});
