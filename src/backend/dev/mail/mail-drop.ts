import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MailKind, RenderedMail } from './render-mail.ts';

/** Takes a mail instead of a mail server. */
export type MailDrop = (kind: MailKind, to: string, mail: RenderedMail) => void;

/**
 * Puts each mail on the console and, where a folder is named, into a file of its own, which sorts by its time. Codes in
 * them open accounts: the folder is its owner's only.
 */
export function openMailDrop(folder: string | undefined, log: (line: string) => void): MailDrop {
  let last = 0;
  return (kind, to, { subject, text }) => {
    log(`Mail to ${to}: ${subject}\n${text}`);
    if (folder === undefined) return;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Never the same millisecond twice, so that names are unique and sort as the mails came.
    last = Math.max(Date.now(), last + 1);
    const time = new Date(last).toISOString();
    const file = join(folder, `${time.replaceAll(':', '-')}-${kind}.txt`);
    writeFileSync(file, `To: ${to}\nSubject: ${subject}\nDate: ${time}\n\n${text}\n`, { mode: 0o600, flag: 'wx' });
  };
}
