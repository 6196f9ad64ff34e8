import { expect, test, vi } from 'vitest';
import { registerAppScheme } from './serve-bundle.ts';

const { registered } = vi.hoisted(() => ({ registered: [] as unknown[] }));
vi.mock('electron', () => ({
  protocol: { registerSchemesAsPrivileged: (schemes: unknown[]) => void registered.push(...schemes) },
}));

test('app:// has an origin, storage and a cache of compiled scripts, and nothing beyond', () => {
  registerAppScheme();
  expect(registered).toEqual([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
});
