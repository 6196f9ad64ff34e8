import type { PlainResponse, PlainRequest } from '../http/plain-http.ts';
import type { FirstAdmin } from '../first-admin.ts';
import type { LinkWay } from '../mail/development-mailer.ts';
import type { OpenDatabaseOptions } from '../open-database.ts';

/** How the thread's database is opened. */
export interface ThreadOptions extends Omit<OpenDatabaseOptions, 'log' | 'onMail' | 'dump' | 'connect'> {
  readonly admin: FirstAdmin | false;
}

/** Messages to the thread. */
export type ToThread =
  | { readonly kind: 'ask'; readonly request: PlainRequest }
  | { readonly kind: 'lead'; readonly way: Partial<LinkWay> }
  | { readonly kind: 'copy' }
  | { readonly kind: 'close' };

/** Messages from the thread. */
export type FromThread =
  | { readonly kind: 'opened' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'log'; readonly line: string; readonly heard: SharedArrayBuffer }
  /** The database has queued a mail. */
  | { readonly kind: 'mail' }
  /** `broken`: the database answers nothing any more. */
  | { readonly kind: 'answered'; readonly answer: PlainResponse; readonly broken: boolean }
  | { readonly kind: 'copied' }
  | { readonly kind: 'closed' };
