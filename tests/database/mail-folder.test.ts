import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { startBackend, startOpenBackend } from '../../src/backend/embedded/start-backend.ts';
import { callBackend } from '../support/backend/backend-call.ts';
import { mailBackend } from '../support/backend/mail-backend.ts';
import { mailsIn, newestMail } from '../support/backend/mailbox.ts';
import { copyUsedDataFolder } from '../support/backend/used-data-folder.ts';

// The embedded backend puts the queue's mails into its mail folder, as it does those of the auth service.

const { backend, folder } = await mailBackend({ siteUrl: 'http://127.0.0.1:4999', admin: false, sendMails: true });
const sql = (text: string) => backend.database.connection.driver.query<{ state: string }>(text);

type Invited = Pick<typeof backend, 'url' | 'publishableKey' | 'secretKey'>;
const invite = async (email: string, to: Invited = backend): Promise<void> => {
  const options = { method: 'POST', key: to.secretKey, body: { email, role: 'translator', language: 'en' } };
  expect((await callBackend(to, 'rest/v1/rpc/invite_person', options)).status).toBe(200);
};
/** The mail to an address, once it is there. */
const mailTo = (email: string, within = folder) => vi.waitFor(() => newestMail(within, email), { timeout: 20_000 });

it('an invitation is in the folder soon, once, in both languages, with the way to the portal', async () => {
  await invite('ratna@example.com');
  const { subject, text } = await mailTo('ratna@example.com');
  expect(subject).toBe('Undangan ikut mengurus Tunas / You are invited to work on Tunas');
  expect(text).toMatch(/http:\/\/127\.0\.0\.1:4999\/auth\?invitation=[\w-]{20,64}\s/);
  expect(text).toContain('translator into English');
  await vi.waitFor(async () => {
    const { rows } = await sql('select sent_at is not null as state from private.outgoing_mails');
    expect(rows).toEqual([{ state: true }]);
  });
});

it('the links of mails follow the portal', async () => {
  backend.portalAt('http://127.0.0.1:4111');
  await invite('citra@example.com');
  expect((await mailTo('citra@example.com')).text).toContain('http://127.0.0.1:4111/en/auth?invitation=');
  expect(mailsIn(folder, 'invitation')).toHaveLength(2);
});

it(
  'a backend whose database runs in a thread mails as well, also what waited before',
  { timeout: 120_000 },
  async () => {
    const above = mkdtempSync(join(tmpdir(), 'tunas-mails-'));
    afterAll(() => rmSync(above, { recursive: true, force: true }));
    const dataFolder = join(above, 'data');
    await copyUsedDataFolder(dataFolder);
    const mails = join(dataFolder, 'mail');
    const options = { dataFolder, port: 0, seed: false, admin: false, log: () => undefined } as const;
    const first = await startOpenBackend(options);
    await invite('dewi@example.com', first);
    await first.stop();
    const second = await startBackend(options);
    try {
      await mailTo('dewi@example.com', mails);
      await invite('eko@example.com', second);
      await mailTo('eko@example.com', mails);
    } finally {
      await second.stop();
    }
  },
);
