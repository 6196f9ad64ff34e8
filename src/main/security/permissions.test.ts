import { describe, expect, it } from 'vitest';
import { permissionRule } from './permissions.ts';

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
