import { EventEmitter } from 'node:events';
import type { Session, WebContents } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { limitPermissions, permissionRule, refuseBluetooth, type PermissionRule } from './permissions.ts';

const REFUSED = [
  'clipboard-read',
  'geolocation',
  'media',
  'notifications',
  'openExternal',
  'usb',
  'local-network',
  'unknown',
];

const PORTAL = 'app://bundle/blog';
/** Applies a rule to a request by the portal itself. */
const toPortal =
  (rule: PermissionRule) =>
  (permission: string): boolean =>
    rule(permission, PORTAL);

describe('permissionRule', () => {
  it('grants writing to the clipboard and full screen, nothing else', () => {
    const allows = toPortal(permissionRule('https://x.supabase.co'));
    expect(['clipboard-sanitized-write', 'fullscreen'].every(allows)).toBe(true);
    expect([...REFUSED, 'loopback-network', 'local-network-access'].some(allows)).toBe(false);
    expect(permissionRule(null)('loopback-network', PORTAL)).toBe(false);
  });

  it.each(['http://127.0.0.1:54321', 'http://localhost:54321', 'http://[::1]:54321'])(
    'lets the portal call a backend on the same machine, %s',
    (backend) => {
      const allows = toPortal(permissionRule(backend));
      expect(allows('loopback-network')).toBe(true);
      expect(REFUSED.some(allows)).toBe(false);
    },
  );

  it.each(['https://127.0.0.1.example.org', 'https://localhost.example.org'])('is not fooled by %s', (backend) => {
    expect(permissionRule(backend)('loopback-network', PORTAL)).toBe(false);
  });
});

describe('storage that stays', () => {
  /** What both handlers of a session answer to `asker`. */
  function answers(asker: string): readonly unknown[] {
    const set = { request: vi.fn(), check: vi.fn() };
    const session = {
      setPermissionRequestHandler: set.request,
      setPermissionCheckHandler: set.check,
      setDevicePermissionHandler: () => undefined,
    };
    limitPermissions(session as unknown as Session, permissionRule(null));
    const answer = vi.fn();
    set.request.mock.calls[0]?.[0](null, 'persistent-storage', answer, { requestingUrl: asker, isMainFrame: true });
    return [answer.mock.calls[0]?.[0], set.check.mock.calls[0]?.[0](null, 'persistent-storage', asker, {})];
  }

  it.each(['app://bundle/', 'app://bundle', 'app://bundle/admin/blogs'])('is granted to %s', (asker) => {
    expect(answers(asker)).toEqual([true, true]);
  });

  it.each(['https://example.org/', 'app://other/', 'null', ''])('is not granted to %j', (asker) => {
    expect(answers(asker)).toEqual([false, false]);
  });
});

it('lets a page have no Bluetooth device, which no permission asks about', () => {
  const contents = new EventEmitter();
  refuseBluetooth(contents as unknown as WebContents);
  const [preventDefault, choose] = [vi.fn(), vi.fn()];
  contents.emit('select-bluetooth-device', { preventDefault }, [{ deviceId: 'a', deviceName: 'Timbangan' }], choose);
  expect([preventDefault.mock.calls, choose.mock.calls]).toEqual([[[]], [['']]]);
});
