import { expect, test, vi } from 'vitest';
import { probeBackend } from './ask-backend.ts';

const { asked } = vi.hoisted(() => ({ asked: [] as unknown[] }));
vi.mock('electron', () => ({
  net: {
    // Answers 401 without the key, as the gateway of the hosted service does.
    async fetch(address: string, { headers }: { headers?: Record<string, string> }) {
      asked.push(address);
      return new Response(null, { status: headers?.['apikey'] === 'public-key' ? 200 : 401 });
    },
  },
}));

test('asks a backend with its key, so that a healthy one says 200', async () => {
  expect(await probeBackend({ url: 'https://x.supabase.co/', publishableKey: 'public-key' })).toMatch(
    /^answered 200 in \d+ ms$/,
  );
  expect(asked).toEqual(['https://x.supabase.co/auth/v1/health']);
});
