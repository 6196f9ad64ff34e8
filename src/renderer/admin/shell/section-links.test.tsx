// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { openAdmin } from '#tests/support/stages/admin-stage.tsx';
import { SectionsContext, type AdminSection } from '#renderer/admin/section.ts';
import { Tooltips } from '../../ui/lazy/tooltip.tsx';
import { SectionLinks } from './section-links.tsx';

let count: number;
const listeners = new Set<() => void>();
const section: AdminSection = {
  ...{ path: 'messages', label: 'inbox:admin.messages', icon: () => null, order: 1, right: 'messages.answer' },
  ...{ table: null, load: () => Promise.reject(new Error('Nobody opens it here.')) },
  unread: { words: 'inbox:unread', useCount: () => useSyncExternalStore(subscribe, () => count) },
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const open = (collapsed = false) =>
  openAdmin(
    <SectionsContext value={[section]}>
      <Tooltips>
        <SectionLinks current={null} collapsed={collapsed} />
      </Tooltips>
    </SectionsContext>,
  );
const become = (number: number) =>
  act(() => {
    count = number;
    for (const listener of listeners) listener();
  });
const shown = () => document.querySelector('[data-count]')?.getAttribute('data-count');

beforeEach(() => {
  count = 0;
  listeners.clear();
});

test('the number follows, is said in words, and is no part of the visible text', async () => {
  await open();
  expect([screen.getByRole('link').getAttribute('aria-label'), shown()]).toEqual([null, undefined]);
  become(4);
  const link = screen.getByRole('link', { name: 'Contact Messages, 4 unread' });
  expect([link.textContent, shown()]).toEqual(['Contact Messages', '4']);
  become(120);
  expect([screen.getByRole('link', { name: 'Contact Messages, 120 unread' }) === link, shown()]).toEqual([true, '99+']);
  become(0);
  expect(shown()).toBeUndefined();
});

test('collapsed, the name still says it', async () => {
  count = 2;
  await open(true);
  expect(screen.getByRole('link', { name: 'Contact Messages, 2 unread' })).toBeTruthy();
});
