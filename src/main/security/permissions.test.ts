import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { permissionRule, refuseBluetooth } from './permissions.ts';

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

describe('permissionRule', () => {
  it('grants writing to the clipboard and full screen, nothing else', () => {
    const allows = permissionRule('https://x.supabase.co');
    expect(['clipboard-sanitized-write', 'fullscreen'].every(allows)).toBe(true);
    expect([...REFUSED, 'loopback-network', 'local-network-access'].some(allows)).toBe(false);
    expect(permissionRule(null)('loopback-network')).toBe(false);
  });

  it.each(['http://127.0.0.1:54321', 'http://localhost:54321', 'http://[::1]:54321'])(
    'lets the portal call a backend on the same machine, %s',
    (backend) => {
      const allows = permissionRule(backend);
      expect(allows('loopback-network')).toBe(true);
      expect(REFUSED.some(allows)).toBe(false);
    },
  );

  it.each(['https://127.0.0.1.example.org', 'https://localhost.example.org'])('is not fooled by %s', (backend) => {
    expect(permissionRule(backend)('loopback-network')).toBe(false);
  });
});

it('lets a page have no Bluetooth device, which no permission asks about', () => {
  const contents = new EventEmitter();
  refuseBluetooth(contents as unknown as WebContents);
  const [preventDefault, choose] = [vi.fn(), vi.fn()];
  contents.emit('select-bluetooth-device', { preventDefault }, [{ deviceId: 'a', deviceName: 'Timbangan' }], choose);
  expect([preventDefault.mock.calls, choose.mock.calls]).toEqual([[[]], [['']]]);
});
