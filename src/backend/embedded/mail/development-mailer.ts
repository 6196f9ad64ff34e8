import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from '@supabase/lite';
import { renderMail, type MailKind, type RenderedMail } from './render-mail.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LinkTokens } from './link-token.ts';
import type { OutgoingMail } from '../../supabase/functions/_shared/mail/outgoing-mail.ts';

/** The interface that @supabase/lite requires of a mailer. */
export type Mailer = NonNullable<App['_mailer']>;

/** The way that links in mails lead. */
export interface LinkWay {
  /** Where the backend is reached: they lead there first, as on a hosted project. */
  readonly backendUrl: string;
  /** Where the portal is, to which they lead from there. */
  readonly siteUrl: string;
}

/** The address at which `npm start` serves the portal by default. */
export const STANDARD_SITE = 'http://127.0.0.1:4173';

export interface MailerOptions {
  /** Called for each mail. */
  readonly way: () => LinkWay;
  readonly links: LinkTokens;
  readonly drop: MailDrop;
}

const wantedRedirect = new AsyncLocalStorage<string | null>();

/** lite drops the requested target of a mail's link (`redirect_to`); during `work` our mailer has it. */
export function withRedirect<T>(address: string | null, work: () => T): T {
  return wantedRedirect.run(address, work);
}

/** Mails as a hosted project does, with its templates, into the drop. */
export function developmentMailer({ way, links, drop }: MailerOptions): Mailer {
  function send(kind: MailKind, type: string, to: string, hash: string, code: string, meta: Addresses = {}) {
    const { backendUrl, siteUrl } = way();
    const redirect = wantedRedirect.getStore() ?? siteUrl;
    const link = new URL('/auth/v1/verify', backendUrl);
    const token = links.of(hash);
    link.search = new URLSearchParams({ token, type, redirect_to: redirect }).toString();
    const values = {
      Token: code,
      TokenHash: token,
      ConfirmationURL: link.href,
      SiteURL: siteUrl,
      RedirectTo: redirect,
      Email: meta.currentEmail ?? to,
      NewEmail: meta.newEmail ?? to,
    };
    drop(kind, to, renderMail(kind, values));
    return Promise.resolve();
  }
  return {
    sendConfirmation: (to, hash, code, meta) => send('confirmation', 'signup', to, hash, code, meta),
    sendRecovery: (to, hash, code, meta) => send('recovery', 'recovery', to, hash, code, meta),
    sendMagicLink: (to, hash, code, meta) => send('magic-link', 'magiclink', to, hash, code, meta),
    sendEmailChange: (to, hash, code, meta) => send('email-change', 'email_change', to, hash, code, meta),
    sendReauthentication: (to, code, meta) =>
      send('reauthentication', 'reauthentication', to, meta?.tokenHash ?? '', code, meta),
  };
}

interface Addresses {
  readonly currentEmail?: string;
  readonly newEmail?: string;
}

/** Takes a mail instead of a mail server: one of the auth service, or of the queue. */
export type MailDrop = (
  kind: MailKind | OutgoingMail['kind'],
  to: string,
  mail: Pick<RenderedMail, 'subject' | 'text'>,
) => void;

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
