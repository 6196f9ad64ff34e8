import type { OutgoingMail } from './outgoing-mail.ts';

/** The outcome of a mail that was taken. `final`: a retry would fail in the same way. */
export type Outcome =
  | { readonly sent: true }
  | { readonly sent: false; readonly error: string; readonly final: boolean };

export interface TakenMails {
  /** Reserved for this sender for ten minutes. */
  readonly rows: readonly OutgoingMail[];
  /** Others may be due as well. */
  readonly more: boolean;
  /** Seconds until the next one is due; null where none waits. */
  readonly next: number | null;
}

/** The database's queue of mails. */
export interface MailQueue {
  take(most: number): Promise<TakenMails>;
  settle(mail: OutgoingMail, outcome: Outcome): Promise<void>;
}

/** The timeout of a request to the database, ms. */
const ANSWER_WITHIN_MS = 20_000;

/** The queue of a backend, called with its secret key. */
export function mailQueue(backend: { readonly url: string; readonly secretKey: string }): MailQueue {
  const { url, secretKey } = backend;
  async function call(name: string, body: object): Promise<Response> {
    const response = await fetch(`${url.replace(/(?<!\/)\/+$/, '')}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: secretKey,
        // An older key is a JWT and also goes into this header; the newer ones don't.
        ...(secretKey.startsWith('sb_') ? {} : { authorization: `Bearer ${secretKey}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
    return response;
  }
  return {
    async take(most) {
      return (await (await call('take_mails', { most })).json()) as TakenMails;
    },
    async settle({ id, attempt }, outcome) {
      const said = outcome.sent ? { error: null } : { error: outcome.error, final: outcome.final };
      await (await call('finish_mail', { mail: id, attempt, ...said })).body?.cancel();
    },
  };
}
