import { expect, test, vi } from 'vitest';
import { systemShare } from './web-platform.ts';

function withSheet(share: () => Promise<void>) {
  const sheet = vi.fn<(given: object) => Promise<void>>(share);
  vi.stubGlobal('navigator', { share: sheet });
  return sheet;
}

test('shares title and address, or the title as a text where there is no address', async () => {
  const sheet = withSheet(async () => undefined);
  expect(await systemShare({ title: 'Kompos', address: 'https://tunas.example/article/4' })).toBe('shared');
  expect(await systemShare({ title: 'Kompos', address: null })).toBe('shared');
  expect(sheet.mock.calls).toEqual([
    [{ title: 'Kompos', url: 'https://tunas.example/article/4' }],
    [{ text: 'Kompos' }],
  ]);
});

test('claims nothing where the sheet was closed, and tells of anything else', async () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  withSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(await systemShare({ title: 'Kompos', address: null })).toBe('dismissed');
  expect(told).not.toHaveBeenCalled();
  withSheet(() => Promise.reject(new TypeError('refused')));
  expect(await systemShare({ title: 'Kompos', address: null })).toBe('dismissed');
  expect(told).toHaveBeenCalledOnce();
});
