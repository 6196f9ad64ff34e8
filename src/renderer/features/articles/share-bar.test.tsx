// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { worded } from '#tests/support/stages/words-stage.tsx';
import { memoryPlatform } from '../../platform/memory/memory-platform.ts';
import { type SharedLink } from '../../platform/port.ts';
import texts from './page-messages/id.json';
import { ShareBar, ShareInHead } from './share-bar.tsx';

/** Renders the bar on a device with or without a share function of its own; returns what was shared. */
function shown(canShare: boolean, publicUrl: string | null = null): SharedLink[] {
  const shared: SharedLink[] = [];
  const share = async (link: SharedLink) => {
    shared.push(link);
    return 'shared' as const;
  };
  const platform = { ...memoryPlatform(publicUrl), canShare: () => canShare, share };
  render(worded(<ShareBar title="Kompos" id={4} />, { articles: texts }, 'id', platform));
  return shared;
}

const more = () => screen.getByText('Lainnya...').closest('button')!;

test.each([
  ['https://tunas.example', 'https://tunas.example/article/4'],
  [null, null],
])('hands the title to the device’s own way to share, and of a site at %s the address', (site, address) => {
  const shared = shown(true, site);
  expect(more().className).not.toContain('invisible');
  fireEvent.click(more());
  expect(shared).toEqual([{ title: 'Kompos', address }]);
});

test('holds the place of a way to share that this device hasn’t', () => {
  shown(false);
  expect(more().className).toContain('invisible');
});

test('offers WhatsApp in the head of an article, and beside it what else can be done', () => {
  const platform = { ...memoryPlatform('https://tunas.example'), openSharePage: vi.fn(() => 'opened' as const) };
  render(
    worded(
      <ShareInHead title="Kompos" id={4}>
        <button>Lain</button>
      </ShareInHead>,
      { articles: texts },
      'id',
      platform,
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Kirim lewat WhatsApp' }));
  expect(String(vi.mocked(platform.openSharePage).mock.calls[0])).toContain(
    encodeURIComponent('https://tunas.example/article/4'),
  );
  expect(screen.getByRole('button', { name: 'Lain' })).toBeTruthy();
});

test('offers a network as a link where the browser blocked its window, until one opens', () => {
  const outcomes: ('opened' | 'blocked')[] = ['blocked', 'opened'];
  const platform = { ...memoryPlatform('https://tunas.example'), openSharePage: () => outcomes.shift()! };
  render(worded(<ShareBar title="Kompos" id={4} />, { articles: texts }, 'id', platform));
  fireEvent.click(screen.getByRole('button', { name: 'Bagikan di Facebook' }));
  const link = screen.getByRole('link', { name: 'Buka Facebook di sini' });
  expect(link.getAttribute('href')).toContain(encodeURIComponent('https://tunas.example/article/4'));
  expect(link.closest('[role=status]')?.textContent).toContain('Browser Anda memblokir jendela baru.');
  fireEvent.click(screen.getByRole('button', { name: /WhatsApp/ }));
  expect(screen.queryByRole('link')).toBeNull();
});
