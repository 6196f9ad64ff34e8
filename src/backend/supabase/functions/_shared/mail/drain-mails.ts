import type { MailQueue, Outcome } from './mail-queue.ts';
import type { OutgoingMail, WrittenMail } from './outgoing-mail.ts';
import { writeOutgoingMail } from './write-outgoing-mail.ts';

/** The mail server didn't accept a mail. `final`: a retry would fail in the same way. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly final: boolean;

  constructor(message: string, final: boolean) {
    super(message);
    this.final = final;
  }
}

/** Sends one mail; throws where it wasn't accepted. */
export type SendMail = (mail: OutgoingMail, written: WrittenMail) => Promise<void>;

interface Drain {
  readonly queue: MailQueue;
  readonly send: SendMail;
  /** The portal's address. */
  readonly site: string;
  /** Called with a sentence for the log about what the queue doesn't store; never with an address or a text. */
  readonly log: (line: string) => void;
  /** Checked after each five mails: whether to stop. */
  readonly isOver: () => boolean;
}

export interface Drained {
  readonly sent: number;
  readonly failed: number;
  /** Seconds until the next mail is due; null where none waits. */
  readonly next: number | null;
}

/** A small number, because the rest waits for ten minutes if the sender crashes. */
const AT_ONCE = 5;

/** Sends all due mails, one after another. Rejects where the queue can't be reached. */
export async function drainMails({ queue, send, site, log, isOver }: Drain): Promise<Drained> {
  let [sent, failed] = [0, 0];
  for (;;) {
    const { rows, more, next } = await queue.take(AT_ONCE);
    for (const mail of rows) {
      const outcome = await trySending(mail);
      if (outcome.sent) sent += 1;
      else failed += 1;
      await settle(mail, outcome);
    }
    if (!more || isOver()) return { sent, failed, next };
  }

  async function trySending(mail: OutgoingMail): Promise<Outcome> {
    try {
      await send(mail, writeOutgoingMail(mail, site));
      return { sent: true };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return {
        sent: false,
        error: reason.slice(0, 300) || 'unknown',
        final: error instanceof MailError && error.final,
      };
    }
  }

  /** Tried twice, because a mail without a stored outcome is sent again. */
  async function settle(mail: OutgoingMail, outcome: Outcome): Promise<void> {
    try {
      await queue.settle(mail, outcome).catch(() => queue.settle(mail, outcome));
    } catch (error) {
      log(`What became of mail ${mail.id} could not be noted (${String(error)}): it is tried again.`);
    }
  }
}
