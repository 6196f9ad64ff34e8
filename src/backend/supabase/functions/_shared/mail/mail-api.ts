import { MailError, type SendMail } from './drain-mails.ts';

interface MailApi {
  /** The address of an API with Resend's format: https://resend.com/docs/api-reference/emails/send-email */
  readonly url: string;
  readonly key: string;
  /** `Tunas <tunas@example.org>` */
  readonly from: string;
}

/** The timeout of a request, ms. */
const SENT_WITHIN_MS = 20_000;

/** Characters with which a text could contain several addresses, or another one. */
const MORE_THAN_AN_ADDRESS = /[\s<>,;:"()[\]\\]/;

/**
 * Sends mails through an HTTP service. The idempotency key lets it recognise a mail that is sent again because the first response
 * was lost.
 */
export function mailApi({ url, key, from }: MailApi): SendMail {
  return async (mail, { subject, text, html }) => {
    if (MORE_THAN_AN_ADDRESS.test(mail.to)) throw new MailError('This is no address that mails are sent to', true);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${key}`,
        'idempotency-key': `tunas-mail-${mail.id}-${await digest(mail.to + subject + text)}`,
      },
      body: JSON.stringify({
        from,
        to: [mail.to],
        subject,
        text,
        html,
        // Asks for no out-of-office replies.
        headers: { 'Auto-Submitted': 'auto-generated' },
      }),
      signal: AbortSignal.timeout(SENT_WITHIN_MS),
    });
    if (response.ok) return void (await response.body?.cancel());
    // Always retried: most refusals are caused by a setting that the operator can correct.
    throw new MailError(`${response.status} ${messageOf(await response.text())}`.trim(), false);
  };
}

/** The message of a refusal, which services wrap into JSON. */
function messageOf(text: string): string {
  const [, message = text] = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
  return message.replace(/\s+/g, ' ').slice(0, 200);
}

/** A changed text is another mail. */
async function digest(words: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words)));
  return [...bytes.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
