import { MailError, type SendMail } from './drain-mails.ts';

interface MailApi {
  /** Takes a mail as Resend does: https://resend.com/docs/api-reference/emails/send-email */
  readonly url: string;
  readonly key: string;
  /** `Tunas <tunas@example.org>` */
  readonly from: string;
}

/** How long a mail may take, ms. */
const SENT_WITHIN_MS = 20_000;

/** Signs with which one address would name several, or another one. */
const MORE_THAN_AN_ADDRESS = /[\s<>,;:"()[\]\\]/;

/**
 * Sends mails through a service that takes them by HTTP. It is told a key, by which it knows the same mail when it comes again
 * because the first answer was lost.
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
        // No out-of-office answers, please.
        headers: { 'Auto-Submitted': 'auto-generated' },
      }),
      signal: AbortSignal.timeout(SENT_WITHIN_MS),
    });
    if (response.ok) return void (await response.body?.cancel());
    // Tried again whatever it says: most of what a service refuses is a setting that its owner mends.
    throw new MailError(`${response.status} ${messageOf(await response.text())}`.trim(), false);
  };
}

/** What a refusal says; services wrap it into JSON. */
function messageOf(text: string): string {
  const [, message = text] = /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
  return message.replace(/\s+/g, ' ').slice(0, 200);
}

/** Words that were changed meanwhile are another mail. */
async function digest(words: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words)));
  return [...bytes.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
