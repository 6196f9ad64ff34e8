import { describe, expect, test, vi } from 'vitest';
import { readConfiguration, readOffline, readUpdateUrl } from './configuration.ts';

const backend = { VITE_SUPABASE_URL: 'https://abc.supabase.co', VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' };

describe('a right configuration', () => {
  test('may be empty: the build reads the bundled content', () => {
    expect(readConfiguration({})).toEqual({ backend: null, publicUrl: null });
  });

  test('counts an empty or blank value as unset', () => {
    const blank = { VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '  ', VITE_PUBLIC_URL: '' };
    expect(readConfiguration(blank)).toEqual({ backend: null, publicUrl: null });
  });

  test('points at a backend and at the site, without slashes at the end', () => {
    expect(
      readConfiguration({
        ...backend,
        VITE_SUPABASE_URL: ' http://127.0.0.1:54321// ',
        VITE_PUBLIC_URL: 'https://tunas.example/',
      }),
    ).toEqual({
      backend: { url: 'http://127.0.0.1:54321', publishableKey: 'sb_publishable_x' },
      publicUrl: 'https://tunas.example',
    });
  });

  test('takes nothing else from the environment', () => {
    expect(readConfiguration({ ...backend, SUPABASE_SECRET_KEY: 'secret', PATH: '/bin' })).toEqual({
      backend: { url: 'https://abc.supabase.co', publishableKey: 'sb_publishable_x' },
      publicUrl: null,
    });
  });
});

describe('a wrong value is named', () => {
  test.each([
    ['VITE_SUPABASE_URL', { ...backend, VITE_SUPABASE_URL: 'abc.supabase.co' }],
    ['VITE_SUPABASE_URL', { ...backend, VITE_SUPABASE_URL: 'ftp://abc.supabase.co' }],
    ['VITE_SUPABASE_URL', { ...backend, VITE_SUPABASE_URL: 'javascript:alert(1)' }],
    ['VITE_SUPABASE_URL', { ...backend, VITE_SUPABASE_URL: 'https://' }],
    ['VITE_PUBLIC_URL', { VITE_PUBLIC_URL: 'tunas.example' }],
    ['VITE_PUBLIC_URL', { VITE_PUBLIC_URL: 'app://bundle' }],
    ['VITE_PUBLIC_URL', { VITE_PUBLIC_URL: 'https://tunas example' }],
    ['VITE_SUPABASE_URL', { VITE_SUPABASE_PUBLISHABLE_KEY: 'key' }],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', { VITE_SUPABASE_URL: backend.VITE_SUPABASE_URL }],
  ])('%s in %j', (name, environment) => {
    expect(() => readConfiguration(environment)).toThrow(name);
  });

  test('and so is a second one in the same message', () => {
    const wrong = { ...backend, VITE_SUPABASE_URL: 'x', VITE_PUBLIC_URL: 'y' };
    expect(() => readConfiguration(wrong)).toThrow(/VITE_SUPABASE_URL[^]*VITE_PUBLIC_URL/);
  });

  test('but a key is never printed', () => {
    const said = vi.fn();
    try {
      readConfiguration({ VITE_SUPABASE_PUBLISHABLE_KEY: 'very-own-key' });
    } catch (error) {
      said(String(error));
    }
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.not.stringContaining('very-own-key'));
  });

  // Paths are appended to this address: with a query or a fragment, every shared link would be broken.
  test.each(['https://tunas.example/?a=1', 'https://tunas.example/#top'])('a public address such as %s', (address) => {
    expect(() => readConfiguration({ VITE_PUBLIC_URL: address })).toThrow('VITE_PUBLIC_URL');
  });
});

describe('the feed of updates', () => {
  test('may be left out', () => {
    expect(readUpdateUrl({})).toBeNull();
    expect(readUpdateUrl({ VITE_UPDATE_URL: ' ' })).toBeNull();
  });

  test('is an https address, without slashes at the end', () => {
    expect(readUpdateUrl({ VITE_UPDATE_URL: ' https://updates.example/tunas// ' })).toBe(
      'https://updates.example/tunas',
    );
  });

  test.each([
    'http://updates.example',
    'updates.example',
    'file:///updates',
    'https://',
    'https://updates.example/?a=1',
    'https://me:pass@updates.example',
  ])('but not %s', (address) => {
    expect(() => readUpdateUrl({ VITE_UPDATE_URL: address })).toThrow('VITE_UPDATE_URL');
  });
});

test('the site works without a network unless that is taken back; a slip is named', () => {
  expect([{}, { VITE_OFFLINE: '' }, { VITE_OFFLINE: 'on' }, { VITE_OFFLINE: ' off ' }].map(readOffline)).toEqual([
    ...[true, true, true, false],
  ]);
  expect(() => readOffline({ VITE_OFFLINE: 'no' })).toThrow('VITE_OFFLINE');
});
