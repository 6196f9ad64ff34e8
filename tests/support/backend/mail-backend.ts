import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startOpenBackend, type OpenBackend, type OpenBackendOptions } from '#backend/embedded/start-backend.ts';
import { authCall, type AuthAnswer } from './auth-call.ts';
import { migratedDump } from '../database/migrated-database.ts';

interface MailBackend {
  readonly backend: OpenBackend;
  /** Where it writes its mails. */
  readonly folder: string;
  /** One request to its auth service. */
  readonly ask: (
    asked: Parameters<typeof authCall>[1],
    options?: Parameters<typeof authCall>[2],
  ) => Promise<AuthAnswer>;
}

/** A backend in memory that writes mails, for all tests of a file; it ends with them. */
export async function mailBackend(options: Partial<OpenBackendOptions> = {}): Promise<MailBackend> {
  const above = mkdtempSync(join(tmpdir(), 'tunas-mail-'));
  const folder = join(above, 'mail');
  const backend = await startOpenBackend({
    dataFolder: 'memory',
    port: 0,
    dump: await migratedDump(),
    seed: false,
    mailFolder: folder,
    log: () => undefined,
    ...options,
  });
  afterAll(async () => {
    await backend.stop();
    rmSync(above, { recursive: true });
  });
  return { backend, folder, ask: (asked, settings) => authCall(backend, asked, settings) };
}
