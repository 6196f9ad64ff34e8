import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { UpdateNews } from './notice.ts';
import type { AvailableUpdate, Updater } from './updater.ts';
import { FIRST_LOOK_MS, NEXT_LOOK_MS, updatesOf, type UpdateInputs } from './updates.ts';

const DAY = 86_400_000;

/** A copy of version 1.0.0; each dialog is answered with `answer`. */
function stage(
  changed: Partial<UpdateInputs> & { feed?: Partial<Updater>; answer?: (news: UpdateNews) => boolean } = {},
) {
  const told: string[] = [];
  const bulkActions: string[] = [];
  const notes: AvailableUpdate[] = [];
  const progress: (number | null)[] = [];
  let last: unknown = undefined;
  const { feed, answer = () => true, ...inputs } = changed;
  const updater: Updater = {
    check: async () => (bulkActions.push('check'), { version: '1.1.0', notes: 'Faster.' }),
    download: async () => void bulkActions.push('download'),
    install: () => void bulkActions.push('install'),
    ...feed,
  };
  const loadUpdater = vi.fn(async () => updater);
  const updates = updatesOf({
    way: 'own',
    version: '1.0.0',
    loadUpdater,
    tell: async (news) => (told.push(news.kind), answer(news)),
    lastCheck: () => last,
    keepLastCheck: (time) => (last = time),
    isOnline: () => true,
    wanted: () => true,
    storeReleaseNotes: (update) => void notes.push(update),
    consumeReleaseNotes: () => null,
    showProgress: (share) => void progress.push(share),
    now: Date.now,
    ...inputs,
  });
  return { updates, told, bulkActions, notes, progress, loadUpdater };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('asked by the person', () => {
  test('a new version is downloaded and installed, each after a yes', async () => {
    const { updates, told, bulkActions } = stage();
    await updates.checkForUpdates(true);
    expect(told).toEqual(['found', 'ready']);
    expect(bulkActions).toEqual(['check', 'download', 'install']);
  });

  test('nothing is downloaded after a no', async () => {
    const { updates, bulkActions } = stage({ answer: () => false });
    await updates.checkForUpdates(true);
    expect(bulkActions).toEqual(['check']);
  });

  test('a download that waits for a restart is offered again, not fetched again', async () => {
    const { updates, told, bulkActions } = stage({ answer: (news) => news.kind === 'found' });
    await updates.checkForUpdates(true);
    await updates.checkForUpdates(true);
    expect(told).toEqual(['found', 'ready', 'ready']);
    expect(bulkActions).toEqual(['check', 'download']);
  });

  test('the newest version is said to be the newest', async () => {
    const { updates, told } = stage({ feed: { check: async () => null } });
    await updates.checkForUpdates(true);
    expect(told).toEqual(['none']);
  });

  test.each(['off', 'system'] as const)('"%s" is said, and nothing is loaded or asked', async (way) => {
    const { updates, told, loadUpdater } = stage({ way });
    await updates.checkForUpdates(true);
    expect(told).toEqual([way]);
    expect(loadUpdater).not.toHaveBeenCalled();
  });

  test('the day of the last check does not matter, nor what the system thinks of the network', async () => {
    const { updates, bulkActions } = stage({ answer: () => false, isOnline: () => false });
    await updates.checkForUpdates(true);
    await updates.checkForUpdates(true);
    expect(bulkActions).toEqual(['check', 'check']);
  });
});

describe('what goes wrong', () => {
  const broken = async (): Promise<never> => {
    throw new Error('net::ERR_NAME_NOT_RESOLVED');
  };

  test('a check that fails is shown as unchecked, never as up to date, and may be tried again', async () => {
    const { updates, told } = stage({ feed: { check: broken } });
    await updates.checkForUpdates(true);
    await updates.checkForUpdates(true);
    expect(told).toEqual(['unchecked', 'unchecked']);
  });

  test('an updater that could not be loaded is loaded anew the next time', async () => {
    const { updates, told, loadUpdater } = stage({ feed: { check: async () => null } });
    loadUpdater.mockRejectedValueOnce(new Error('a chunk is gone'));
    await updates.checkForUpdates(true);
    await updates.checkForUpdates(true);
    expect(told).toEqual(['unchecked', 'none']);
  });

  test('a download that fails is shown, and the version is offered again', async () => {
    const { updates, told } = stage({ feed: { download: broken } });
    await updates.checkForUpdates(true);
    await updates.checkForUpdates(true);
    expect(told).toEqual(['found', 'failed', 'found', 'failed']);
  });

  test.each([
    [
      'at once',
      () => {
        throw new Error('read-only');
      },
    ],
    ['later', (failed: (error: unknown) => void) => void setTimeout(() => failed(new Error('no installer')), 100)],
  ])('an installation that fails %s is told', async (_when, install) => {
    const { updates, told } = stage({ feed: { install } });
    await updates.checkForUpdates(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual(['found', 'ready', 'failed']);
  });

  test('a message that could not be shown does not reject', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const { updates } = stage({ tell: broken });
    await expect(updates.checkForUpdates(true)).resolves.toBeUndefined();
    expect(said).toHaveBeenCalled();
  });

  test('by itself it fails in silence', async () => {
    const { updates, told } = stage({ feed: { check: broken } });
    await updates.checkForUpdates(false);
    expect(told).toEqual([]);
  });
});

describe('by itself', () => {
  test('it asks for nothing before it begins, and then not at once', async () => {
    const { updates, bulkActions } = stage({ answer: () => false });
    await vi.advanceTimersByTimeAsync(DAY);
    expect(bulkActions).toEqual([]);
    updates.begin();
    await vi.advanceTimersByTimeAsync(FIRST_LOOK_MS - 1);
    expect(bulkActions).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(bulkActions).toEqual(['check']);
  });

  test('it looks once a day, however often the app starts', async () => {
    let last: unknown = undefined;
    const kept = { lastCheck: () => last, keepLastCheck: (time: number) => void (last = time) };
    const starts = [stage({ ...kept, answer: () => false }), stage({ ...kept, answer: () => false })];
    for (const { updates } of starts) {
      updates.begin();
      await vi.advanceTimersByTimeAsync(FIRST_LOOK_MS);
    }
    expect(starts.map(({ bulkActions }) => bulkActions)).toEqual([['check'], []]);
    await vi.advanceTimersByTimeAsync(DAY + NEXT_LOOK_MS);
    expect(starts.flatMap(({ bulkActions }) => bulkActions)).toHaveLength(2);
  });

  test('it is silent where there is nothing new', async () => {
    const { updates, told } = stage({ feed: { check: async () => null } });
    await updates.checkForUpdates(false);
    expect(told).toEqual([]);
  });

  test('without a network the day is not used up', async () => {
    let online = false;
    const { updates, bulkActions } = stage({ isOnline: () => online, answer: () => false });
    await updates.checkForUpdates(false);
    online = true;
    await updates.checkForUpdates(false);
    expect(bulkActions).toEqual(['check']);
  });

  test.each(['off', 'system'] as const)('"%s" never looks', async (way) => {
    const { updates, told, loadUpdater } = stage({ way });
    updates.begin();
    await vi.advanceTimersByTimeAsync(3 * DAY);
    expect([told, loadUpdater.mock.calls]).toEqual([[], []]);
  });
});

describe('a download', () => {
  test('shows how far it is, and what it brought is kept for the first start of that version', async () => {
    const download: Updater['download'] = async (tell) => [0.25, 1].forEach(tell);
    const { updates, notes, progress } = stage({ feed: { download } });
    await updates.checkForUpdates(true);
    expect(progress).toEqual([0.25, 1, null]);
    expect(notes).toEqual([{ version: '1.1.0', notes: 'Faster.' }]);
  });

  test('that fails takes its progress away, and leaves nothing to tell', async () => {
    const download: Updater['download'] = async (tell) => {
      tell(0.5);
      throw new Error('ENOSPC');
    };
    const { updates, notes, progress, told } = stage({ feed: { download } });
    await updates.checkForUpdates(true);
    expect([progress, notes, told.at(-1)]).toEqual([[0.5, null], [], 'failed']);
  });
});

describe('the first start of a version', () => {
  test('says what is new in it', async () => {
    const { updates, told } = stage({ consumeReleaseNotes: () => 'Faster.' });
    updates.begin();
    expect(told).toEqual(['installed']);
  });

  test('says nothing where there is nothing to say', () => {
    const { updates, told } = stage();
    updates.begin();
    expect(told).toEqual([]);
  });
});

test('with automatic checks off no update is offered, but a manual check shows one', async () => {
  const { updates, told } = stage({ wanted: () => false });
  await updates.checkForUpdates(false);
  expect(told).toEqual([]);
  await updates.checkForUpdates(true);
  expect(told).toEqual(['found', 'ready']);
});

describe('two at once', () => {
  test('a manual check during an automatic one shows its outcome', async () => {
    let answered = (_found: AvailableUpdate | null): void => undefined;
    const check = () => new Promise<AvailableUpdate | null>((resolve) => (answered = resolve));
    const { updates, told } = stage({ feed: { check } });
    const byItself = updates.checkForUpdates(false);
    await vi.advanceTimersByTimeAsync(0);
    await updates.checkForUpdates(true);
    answered(null);
    await byItself;
    expect(told).toEqual(['none']);
  });

  test('a manual check during the download shows that it is running', async () => {
    let done = (): void => undefined;
    const download = () => new Promise<void>((resolve) => (done = resolve));
    const { updates, told } = stage({ feed: { download } });
    const first = updates.checkForUpdates(true);
    await vi.advanceTimersByTimeAsync(0);
    await updates.checkForUpdates(true);
    done();
    await first;
    expect(told).toEqual(['found', 'downloading', 'ready']);
  });

  test('a question that stands open is not asked a second time', async () => {
    let said = (_yes: boolean): void => undefined;
    const told: string[] = [];
    const tell = (news: UpdateNews) => {
      told.push(news.kind);
      return new Promise<boolean>((resolve) => (said = resolve));
    };
    const { updates } = stage({ tell });
    const first = updates.checkForUpdates(true);
    await vi.advanceTimersByTimeAsync(0);
    await updates.checkForUpdates(true);
    said(false);
    await first;
    expect(told).toEqual(['found']);
  });
});
