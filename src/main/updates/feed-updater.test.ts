import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppImageUpdater } from 'electron-updater';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { updaterOf } from './feed-updater.ts';

const folder = mkdtempSync(join(tmpdir(), 'tunas-updates-'));
beforeAll(() => void vi.stubEnv('APPIMAGE', join(folder, 'Tunas.AppImage')));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

interface Asked {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The library's updater for version 1.0.0 with a feed that answers `body`, and the requests that it made. */
function feedSaying(body: string | Error) {
  const asked: Asked[] = [];
  const own = new AppImageUpdater(null, {
    version: '1.0.0',
    name: 'Tunas',
    isPackaged: true,
    appUpdateConfigPath: join(folder, 'app-update.yml'),
    userDataPath: folder,
    baseCachePath: folder,
    whenReady: () => Promise.resolve(),
    relaunch: () => undefined,
    quit: () => undefined,
    onQuit: () => undefined,
  });
  const request = async (options: Asked): Promise<string> => {
    asked.push(options);
    if (body instanceof Error) throw body;
    return body;
  };
  own.logger = null;
  Object.assign(own, { httpExecutor: { request } });
  own.setFeedURL({ provider: 'generic', url: 'https://updates.example/tunas' });
  return { updater: updaterOf(own), asked };
}

function release(version: string): string {
  return `version: ${version}\nfiles:\n  - url: Tunas.AppImage\n    sha512: abc\n    size: 1\npath: Tunas.AppImage\nsha512: abc\n`;
}

describe('the feed', () => {
  test('offers a newer version', async () => {
    await expect(feedSaying(release('1.1.0')).updater.check()).resolves.toMatchObject({ version: '1.1.0' });
  });

  test('says what is new in it', async () => {
    const body = `${release('1.1.0')}releaseNotes: |\n  - Faster\n`;
    await expect(feedSaying(body).updater.check()).resolves.toEqual({ version: '1.1.0', notes: '- Faster\n' });
  });

  test.each(['1.0.0', '0.9.0'])('with version %s has nothing new: never back to an older one', async (version) => {
    await expect(feedSaying(release(version)).updater.check()).resolves.toBeNull();
  });

  test('is asked below its own address, and learns nothing that this computer is known by', async () => {
    const { updater, asked } = feedSaying(release('1.0.0'));
    await updater.check();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.path).toMatch(/^\/tunas\/latest[-\w]*\.yml\?noCache=/);
    expect(asked[0]?.headers['x-user-staging-id']).toBe('none');
  });
});

describe('couldn’t be checked, rather than up to date, is', () => {
  test.each([
    ['the page of a captive portal', '<!DOCTYPE html><html><head><title>Login</title></head><body>WiFi</body></html>'],
    ['a page that happens to be YAML', '<html>\n<body>Welcome</body>\n</html>'],
    ['an empty answer', ''],
    ['JSON of somebody else', '{"error":"login required"}'],
    ['a version that is none', release('latest')],
    ['a dead network', new Error('net::ERR_INTERNET_DISCONNECTED')],
  ])('%s', async (_what, body) => {
    await expect(feedSaying(body).updater.check()).rejects.toThrow();
  });
});

test('nothing is downloaded by a check', async () => {
  const { updater, asked } = feedSaying(release('1.1.0'));
  await updater.check();
  expect(asked).toHaveLength(1);
});

test('an installation without a download reports why it fails', () => {
  const failed = vi.fn();
  feedSaying(release('1.1.0')).updater.install(failed);
  expect(failed).toHaveBeenCalledOnce();
});
