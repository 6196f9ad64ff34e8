import type { WebContents } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendEvent, sendToOthers } from './send-event.ts';

const electron = vi.hoisted(() => ({ windows: [] as { webContents: unknown }[] }));
vi.mock('electron', () => ({ BrowserWindow: { getAllWindows: () => electron.windows } }));

const sent = vi.fn<(channel: string, payload: unknown) => void>();

function page(url = 'app://bundle/', destroyed = false): WebContents {
  const contents = { isDestroyed: () => destroyed, getURL: () => url, send: sent } as unknown as WebContents;
  electron.windows.push({ webContents: contents });
  return contents;
}

beforeEach(() => {
  electron.windows.length = 0;
  sent.mockReset();
});

describe('tell', () => {
  it('sends a page what the contract says', () => {
    sendEvent(page(), 'session.changed', { key: 'sb-127-auth-token' });
    expect(sent.mock.calls).toEqual([['session.changed', { key: 'sb-127-auth-token' }]]);
  });

  it('sends nothing to a page that is closed or isn’t the portal’s', () => {
    for (const gone of [page('app://bundle/', true), page('https://bundle/'), page('about:blank'), page('')])
      sendEvent(gone, 'session.changed', { key: 'sb-127-auth-token' });
    expect(sent).not.toHaveBeenCalled();
  });

  it('throws at whatever the contract doesn’t allow, and sends nothing', () => {
    const more = { key: 'sb-127-auth-token', value: 'rahasia' };
    expect(() => sendEvent(page(), 'session.changed', more)).toThrow();
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('sendToOthers', () => {
  it('sends the event to every window but the one that caused it', () => {
    const [first] = [page(), page(), page()];
    sendToOthers('session.changed', { key: 'sb-127-auth-token' }, first);
    expect(sent).toHaveBeenCalledTimes(2);
  });
});
