import { describe, expect, test, vi } from 'vitest';
import { failed, ok, type Result } from '#domain/result.ts';
import { memoryDeviceStore } from '#tests/support/memory-device-store.ts';
import type { LiveLibrary, StoredLibrary } from '../repository.ts';
import { cachingSite, cachedSite, siteCopies } from './site-copies.ts';

const HERE = 'https://here.example/';
const answering = (site: () => Promise<Result<unknown>>) => ({ site }) as unknown as LiveLibrary;
const bundled = {
  site: () => Promise.resolve(ok({ rows: ['bundled'], story: '<p>x</p>' })),
} as unknown as StoredLibrary;

function device(backend = HERE) {
  const store = memoryDeviceStore();
  const tell = vi.fn();
  return { store, tell, copies: siteCopies(store, backend, tell) };
}

describe('what the backend says of the site', () => {
  test('stays on this device, each language for itself, and comes before what was built in', async () => {
    const { copies } = device();
    await cachingSite(
      answering(() => Promise.resolve(ok(['a']))),
      copies,
    ).site('id', ['contact']);
    await vi.waitFor(async () => expect(await copies.read('id')).toEqual(['a']));
    const stored = cachedSite(bundled, copies);
    expect(await stored.site('id')).toEqual(ok({ rows: ['a'], story: '' }));
    expect(await stored.site('en')).toEqual(ok({ rows: ['bundled'], story: '<p>x</p>' }));
  });

  test('is asked for as a whole, whatever a page needs: another page can be opened without a network', async () => {
    const site = vi.fn(() => Promise.resolve(ok(['a'])));
    await cachingSite(answering(site), device().copies).site('id', ['contact']);
    expect(site).toHaveBeenCalledWith('id', null, undefined);
  });

  test('is kept where it is nothing: what was withdrawn is gone from here too', async () => {
    const { copies } = device();
    await copies.keep('id', ['a']);
    await cachingSite(
      answering(() => Promise.resolve(ok([]))),
      copies,
    ).site('id', ['contact']);
    await vi.waitFor(async () => expect(await copies.read('id')).toEqual([]));
  });

  test.each<[string, Result<unknown>]>([
    ['no answer', failed('offline', 'x')],
    ['an answer that is no list', ok({ rows: [] })],
  ])('changes nothing with %s', async (_what, result) => {
    const { copies } = device();
    await copies.keep('id', ['a']);
    expect(
      await cachingSite(
        answering(() => Promise.resolve(result)),
        copies,
      ).site('id', ['contact']),
    ).toEqual(result);
    expect(await copies.read('id')).toEqual(['a']);
  });

  test('is the later answer, also where an earlier one comes after it', async () => {
    const { copies } = device();
    const answers: ((result: Result<unknown>) => void)[] = [];
    const library = cachingSite(
      answering(() => new Promise((resolve) => void answers.push(resolve))),
      copies,
    );
    const both = [library.site('id', null), library.site('id', null)];
    answers[1]?.(ok(['new']));
    await both[1];
    answers[0]?.(ok(['old']));
    await both[0];
    await vi.waitFor(async () => expect(await copies.read('id')).toEqual(['new']));
  });
});

describe('a copy', () => {
  test('of another backend is nobody’s', async () => {
    const { store, copies } = device();
    await copies.keep('id', ['a']);
    expect(await siteCopies(store, 'https://there.example/').read('id')).toBeNull();
  });

  test.each([{ format: 2, rows: [] }, { format: 1, rows: 'x' }, 'text', null])(
    'that is damaged (%j) is told and left aside',
    async (record) => {
      const { store, tell, copies } = device();
      await store.write(`${HERE} site id`, record);
      expect(await copies.read('id')).toBeNull();
      expect(tell).toHaveBeenCalledOnce();
    },
  );

  test('that the device refuses stops nobody', async () => {
    const { store, tell, copies } = device();
    store.refuse('everything');
    await copies.keep('id', ['a']);
    expect(await cachedSite(bundled, copies).site('id')).toMatchObject({ value: { rows: ['bundled'] } });
    expect(tell).toHaveBeenCalledTimes(2);
  });
});
