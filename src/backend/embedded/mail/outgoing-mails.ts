import { setTimeout } from 'node:timers/promises';
import { drainMails } from '../../supabase/functions/_shared/mail/drain-mails.ts';
import { mailQueue } from '../../supabase/functions/_shared/mail/mail-queue.ts';
import type { MailDrop } from './development-mailer.ts';

interface OutgoingMailOptions {
  /** The backend's address and secret key: the queue is called like from a hosted project's function. */
  readonly url: string;
  readonly secretKey: string;
  /** The portal's address, read for each run. */
  readonly site: () => string;
  readonly drop: MailDrop;
  readonly log: (line: string) => void;
}

/** Puts the queue's mails into the mail folder. */
export interface OutgoingMails {
  /** There is something to send. */
  readonly wake: () => void;
  /** Ends once no mail is under way. */
  stop(): Promise<void>;
}

/** A longer silence would look as if nothing sends mails (private.has_mail_sender). */
const LONGEST_SILENCE_S = 600;
/** How long stopping waits for a mail that is being sent, ms. One that isn’t through by then stays queued, and is sent at the next start. */
const STOPPED_WITHIN_MS = 300;

export function outgoingMails({ url, secretKey, site, drop, log }: OutgoingMailOptions): OutgoingMails {
  const queue = mailQueue({ url, secretKey });
  let running: Promise<void> | undefined;
  let wanted = false;
  let stopped = false;
  let later: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    let pause = LONGEST_SILENCE_S;
    try {
      const { next } = await drainMails({
        queue,
        send: (mail, written) => Promise.resolve(drop(mail.kind, mail.to, written)),
        site: site(),
        log,
        isOver: () => stopped,
      });
      pause = Math.min(next ?? pause, pause);
    } catch (error) {
      if (!stopped) log(`The queue of mails could not be asked: ${String(error)}`);
    }
    running = undefined;
    if (stopped) return;
    if (wanted) return wake();
    clearTimeout(later);
    // At least a second: mails that are due now have already been taken.
    later = globalThis.setTimeout(wake, Math.max(pause, 1) * 1000).unref();
  }

  function wake(): void {
    wanted = running !== undefined;
    if (!stopped && running === undefined) running = run();
  }

  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(later);
      await Promise.race([running, setTimeout(STOPPED_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}
