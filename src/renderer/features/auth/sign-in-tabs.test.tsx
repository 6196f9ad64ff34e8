// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { StaticRouter } from 'react-router-dom';
import { memoryPlatform } from '../../platform/memory/memory-platform.ts';
import { field, openAccount, settle, type, type AccountScene } from '#tests/support/account-stage.tsx';
import { page } from './auth-screen.tsx';

const open = (scene: Partial<AccountScene> = {}) => openAccount({ Screen: page.Screen, ...scene });
const tab = (name: string) => screen.getByRole('tab', { name });

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('the tabs', () => {
  test('are walked through with the arrow keys, and stand in the address without a step in the history', async () => {
    const stage = open();
    act(() => tab('Login').focus());
    fireEvent.keyDown(tab('Login'), { key: 'ArrowRight' });
    await waitFor(() => expect(document.activeElement).toBe(tab('Sign Up')));
    expect(tab('Sign Up').getAttribute('aria-selected')).toBe('true');
    expect(stage.history).toEqual(['/auth?tab=sign-up']);
    fireEvent.keyDown(tab('Sign Up'), { key: 'ArrowLeft' });
    await waitFor(() => expect(document.activeElement).toBe(tab('Login')));
    expect(stage.history).toEqual(['/auth']);
  });

  test('keep where the person came from', async () => {
    const stage = open({ at: '/auth?from=/profile' });
    fireEvent.click(screen.getByRole('button', { name: 'Sign up free' }));
    await settle();
    expect(stage.here()).toBe('/auth?tab=sign-up&from=/profile');
  });
});

describe('typed words', () => {
  test('survive a change of tab, and the address is the same in both', async () => {
    const stage = open();
    type({ email: 'ratna@contoh.id', password: 'rahasia1' });
    stage.go('/auth?tab=sign-up');
    await settle();
    expect([field('email').value, field('password').value]).toEqual(['ratna@contoh.id', '']);
    type({ fullName: 'Ratna', password: 'rahasia2', confirm: 'rahasia3' });
    stage.go('/auth');
    await settle();
    expect(field('password').value).toBe('rahasia1');
    stage.go('/auth?tab=sign-up');
    await settle();
    expect(['fullName', 'password', 'confirm'].map((name) => field(name).value)).toEqual([
      'Ratna',
      'rahasia2',
      'rahasia3',
    ]);
  });

  test('survive a change of language', async () => {
    const stage = open();
    type({ email: 'ratna@contoh.id', password: 'rahasia1' });
    stage.speak('id');
    await settle();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Selamat datang kembali');
    expect([field('email').value, field('password').value]).toEqual(['ratna@contoh.id', 'rahasia1']);
  });

  test('survive a reload but for the passwords, which are never written to the device', async () => {
    const platform = memoryPlatform();
    const written = vi.spyOn(platform.drafts, 'write');
    const first = open({ platform, at: '/auth?tab=sign-up' });
    type({ fullName: 'Ratna', email: 'ratna@contoh.id', password: 'rahasia2', confirm: 'rahasia3' });
    first.unmount();
    open({ platform, at: '/auth?tab=sign-up' });
    await settle();
    expect(['fullName', 'email', 'password', 'confirm'].map((name) => field(name).value)).toEqual([
      'Ratna',
      'ratna@contoh.id',
      '',
      '',
    ]);
    expect(written.mock.calls.flat().join()).toContain('ratna@contoh.id');
    expect(written.mock.calls.flat().join()).not.toContain('rahasia');
  });

  test('that a person typed while the prerendered page was waking up are kept', async () => {
    const { page: drawn, unmount } = open();
    unmount();
    const prerendered = <StaticRouter location="/auth">{drawn('en').props.children}</StaticRouter>;
    const place = document.createElement('div');
    place.innerHTML = renderToString(prerendered);
    document.body.append(place);
    field('email').value = 'awal@contoh.id';
    const broken = vi.fn();
    const root = await act(() => hydrateRoot(place, prerendered, { onRecoverableError: broken }));
    await settle();
    expect(broken).not.toHaveBeenCalled();
    expect(field('email').value).toBe('awal@contoh.id');
    act(() => root.unmount());
  });
});
