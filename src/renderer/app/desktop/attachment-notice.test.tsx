// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '#tests/support/stages/toasts.ts';
import type { ConnectivityState } from './connectivity-store.ts';
import { createI18n } from '../../i18n/portal-i18n.ts';
import { AttachmentNotice } from './attachment-notice.tsx';
import en from './messages/en.json';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));
let state: ConnectivityState;

const MISSED: ConnectivityState = { kind: 'missed', why: 'offline', lastConnected: null, asking: false };

beforeEach(() => {
  toasts.length = 0;
  render(
    <I18nextProvider i18n={createI18n('en', { desktop: en })}>
      <AttachmentNotice connectivity={{ read: () => state }} />
      <a href="https://b.example/storage/v1/object/public/article-files/x/panduan.pdf">
        <b>Panduan</b>
      </a>
      <a href="https://b.example/guide">Guide</a>
    </I18nextProvider>,
  );
});

/** Whether a click on the link isn't prevented. */
function opens(text: string): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  // Prevented here, because happy-dom would fetch the link.
  document.addEventListener('click', (each) => (opened = !each.defaultPrevented && (each.preventDefault(), true)), {
    once: true,
  });
  let opened = false;
  screen.getByText(text).dispatchEvent(event);
  return opened;
}

test('without the backend a notice says that an attached file isn’t on this device, and no browser opens', () => {
  state = MISSED;
  expect(opens('Panduan')).toBe(false);
  expect(toasts).toMatchObject([{ kind: 'info', title: 'This attachment isn’t on this computer' }]);
});

test('other links, and attached files while it answers, open', () => {
  state = MISSED;
  expect(opens('Guide')).toBe(true);
  state = { kind: 'reached', again: false };
  expect(opens('Panduan')).toBe(true);
  expect(toasts).toEqual([]);
});
