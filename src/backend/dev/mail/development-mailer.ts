import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from '@supabase/lite';
import type { MailDrop } from './mail-drop.ts';
import { renderMail } from './render-mail.ts';
import type { MailKind } from './render-mail.ts';

/** What @supabase/lite asks of whoever mails for it. */
export type Mailer = NonNullable<App['_mailer']>;

/** The way that links in mails lead. */
export interface LinkWay {
  /** Where the backend is reached: they lead there first, as on a hosted project. */
  readonly backendUrl: string;
  /** Where the portal is, to which they lead from there. */
  readonly siteUrl: string;
}

export interface MailerOptions {
  /** Asked anew for each mail. */
  readonly way: () => LinkWay;
  readonly drop: MailDrop;
}

const wantedRedirect = new AsyncLocalStorage<string | null>();

/** lite forgets where the asker of a mail wants its link to lead (`redirect_to`); within `work` our mailer knows. */
export function withRedirect<T>(address: string | null, work: () => T): T {
  return wantedRedirect.run(address, work);
}

/** Mails as a hosted project does, with its templates, into the drop. */
export function developmentMailer({ way, drop }: MailerOptions): Mailer {
  function send(kind: MailKind, type: string, to: string, hash: string, code: string, meta: Addresses = {}) {
    const { backendUrl, siteUrl } = way();
    const redirect = wantedRedirect.getStore() ?? siteUrl;
    const link = new URL('/auth/v1/verify', backendUrl);
    link.search = new URLSearchParams({ token: hash, type, redirect_to: redirect }).toString();
    const values = {
      Token: code,
      TokenHash: hash,
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
