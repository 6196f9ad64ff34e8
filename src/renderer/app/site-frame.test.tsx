// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '#tests/support/stages/admin-stage.tsx';
import { sessionStage, signedIn } from '#tests/support/stages/session-stage.tsx';
import { failed } from '#domain/result.ts';
import { SiteFrame } from './site-frame.tsx';

test('a page stands between bar and footer as a visitor gets them, whoever looks, and neither can be used', async () => {
  const site = () => Promise.resolve(failed('not-found', 'site'));
  await openAdmin(
    <SiteFrame path="/article/7">
      <h1>Cabai</h1>
    </SiteFrame>,
    {
      session: sessionStage(signedIn('granted')),
      address: '/admin/blogs/7',
      repository: {
        stored: { site } as never,
        live: null,
        site: { email: 'halo@tunas.example', phone: '1', instagram: 'https://i.example', youtube: 'https://y.example' },
      },
    },
  );
  const bar = document.querySelector('header.top-bar')!;
  expect(bar.textContent).toContain('Login');
  expect(bar.querySelector('[aria-current="page"]')?.textContent).toBe('Articles');
  const links = [...document.querySelectorAll('a')];
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => link.closest('[inert]') === null)).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Cabai' }).closest('[inert]')).toBeNull();
});
