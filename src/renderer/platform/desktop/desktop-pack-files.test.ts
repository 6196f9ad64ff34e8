// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { DesktopBridge } from '#ipc/contract.ts';
import { desktopPackFiles } from './desktop-pack-files.ts';

test('a pack that a page took while it was left is there for the page that asked after it', async () => {
  const answers = [new Uint8Array([7]), null, null];
  // The main process answers each call with a message of its own.
  const call = async () => {
    const value = answers.shift();
    await new Promise((resolve) => setTimeout(resolve));
    return { ok: true, value };
  };
  const bridge = { 'pack.take': call };
  const files = desktopPackFiles(bridge as unknown as DesktopBridge);
  const left = files.take().then((pack) => files.putBack(pack!));
  const [, pack] = await Promise.all([left, files.take()]);
  expect(pack?.size).toBe(1);
  expect(await files.take()).toBeNull();
});
