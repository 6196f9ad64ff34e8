// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settle } from '#tests/support/admin-stage.tsx';
import { categoryStage, type CategoryStage } from '#tests/support/category-stage.tsx';
import { failed } from '#domain/result.ts';
import type { ToastMessage } from '#renderer/ui/toast-message.ts';

const toasts = vi.hoisted((): ToastMessage[] => []);
vi.mock('#renderer/ui/toast.ts', () => ({
  showToast: (message: ToastMessage) => Promise.resolve(toasts.push(message) > 0),
}));

const OFFLINE = failed('offline', 'no network');
let stage: CategoryStage;

beforeEach(() => {
  toasts.length = 0;
  stage = categoryStage();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const names = () => [...document.querySelectorAll('.category-name')].map(({ textContent }) => textContent);

describe('the list', () => {
  test('shows both names, the reader’s first, and the way to the articles', async () => {
    await stage.open('id');
    expect(names()).toEqual(['Hidroponik', 'Organik', 'Teknologi']);
    expect(screen.getByText('Organic').lang).toBe('en');
    expect(screen.getByRole('link', { name: '2 artikel' }).getAttribute('href')).toBe('/admin/blogs?category=1');
    expect(screen.getByText('Belum ada artikel')).toBeTruthy();
    expect(screen.getByText('3 di Sampah')).toBeTruthy();
  });

  test('that can’t be read says why, and comes with another try', async () => {
    stage.broken = OFFLINE;
    await stage.open();
    expect(screen.getByRole('alert').textContent).toContain('The categories couldn’t be read. No internet.');
    stage.broken = null;
    await press('Try again');
    expect(names()).toEqual(['Hydroponics', 'Organic', 'Technology']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('without a category says what to do', async () => {
    stage.rows = [];
    await stage.open();
    expect(screen.getByText('No categories yet. Add the first one.')).toBeTruthy();
  });
});

test('an address that asks for a new one opens its form, once', async () => {
  await stage.open('en', '/en/admin/blog-categories?new');
  expect(screen.getByLabelText('Name in Indonesian')).toBeTruthy();
  expect(window.location.href).toMatch(/\/en\/admin\/blog-categories$/);
  await press('Cancel');
  expect(screen.queryByLabelText('Name in Indonesian')).toBeNull();
});

describe('the order', () => {
  test('changes by buttons, which keep the focus, and is said and saved', async () => {
    await stage.open();
    const up = screen.getByRole('button', { name: 'Move Technology up' });
    act(() => up.focus());
    fireEvent.click(up);
    await settle();
    expect(names()).toEqual(['Hydroponics', 'Technology', 'Organic']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Technology up');
    expect(screen.getByText('Technology is now number 2 of 3.').getAttribute('role')).toBe('status');
    expect(stage.changes()).toEqual([['order_categories', { ids: [1, 3, 2] }]]);
  });

  test('stays at its ends', async () => {
    await stage.open();
    await press('Move Hydroponics up');
    await press('Move Technology down');
    expect([names(), stage.changes()]).toEqual([['Hydroponics', 'Organic', 'Technology'], []]);
    expect(screen.getByRole('button', { name: 'Move Hydroponics up' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('that couldn’t be saved stays on the screen, and is saved by another try', async () => {
    await stage.open();
    stage.broken = OFFLINE;
    await press('Move Organic up');
    expect(names()).toEqual(['Organic', 'Hydroponics', 'Technology']);
    expect(screen.getByRole('alert').textContent).toContain('The new order isn’t saved yet. No internet.');
    stage.broken = null;
    await press('Try again');
    expect(stage.rows.map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('of several quick moves is the last one’s at the backend', async () => {
    await stage.open();
    fireEvent.click(screen.getByRole('button', { name: 'Move Technology up' }));
    fireEvent.click(screen.getByRole('button', { name: 'Move Technology up' }));
    fireEvent.click(screen.getByRole('button', { name: 'Move Hydroponics down' }));
    await settle();
    expect(names()).toEqual(['Technology', 'Organic', 'Hydroponics']);
    expect(stage.rows.map(({ id }) => id)).toEqual([3, 2, 1]);
    // The earlier orders were never asked for: a newer one was there when their turn came.
    expect(stage.changes()).toEqual([['order_categories', { ids: [3, 2, 1] }]]);
  });

  test('changes by dragging; a drag that is broken off changes nothing', async () => {
    await stage.open();
    const rows = () => screen.getAllByRole('listitem');
    const dataTransfer = { dropEffect: 'move', effectAllowed: '', setData: vi.fn(), setDragImage: vi.fn() };
    const drag = (end: string) => {
      const handle = document.querySelectorAll('.category-handle')[2] as Element;
      fireEvent.dragStart(handle, { dataTransfer });
      fireEvent.dragOver(rows()[0] as Element, { dataTransfer });
      expect(names()).toEqual(['Technology', 'Hydroponics', 'Organic']);
      dataTransfer.dropEffect = end;
      fireEvent.dragEnd(handle, { dataTransfer });
    };
    drag('none');
    await settle();
    expect([names(), stage.changes()]).toEqual([['Hydroponics', 'Organic', 'Technology'], []]);
    drag('move');
    await settle();
    expect(stage.rows.map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(screen.getByText('Technology is now number 1 of 3.')).toBeTruthy();
  });
});
