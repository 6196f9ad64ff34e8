import { expect, test, vi } from 'vitest';
import { ok } from '#domain/result.ts';
import type { Repository } from './repository.ts';
import { siteNow } from './site-reading.ts';

function asker() {
  const site = vi.fn(() => Promise.resolve(ok([])));
  const repository = { live: { site }, pictureSource: String } as unknown as Repository;
  return { site, request: { repository, language: 'id' } as const };
}

test('what a page asks holds what its footer asks meanwhile: that is one question', async () => {
  const { site, request } = asker();
  await Promise.all([siteNow(request, ['about', 'contact']), siteNow(request, ['contact'])]);
  expect(site).toHaveBeenCalledOnce();
  expect(site).toHaveBeenCalledWith('id', ['about', 'contact']);
});

test('what another question leaves out, another language, and later on, is asked for itself', async () => {
  const { site, request } = asker();
  await Promise.all([
    siteNow(request, ['contact']),
    siteNow(request, ['about', 'contact']),
    siteNow({ ...request, language: 'en' }, ['contact']),
  ]);
  await siteNow(request, ['contact']);
  expect(site.mock.calls).toEqual([
    ['id', ['contact']],
    ['id', ['about', 'contact']],
    ['en', ['contact']],
    ['id', ['contact']],
  ]);
});
