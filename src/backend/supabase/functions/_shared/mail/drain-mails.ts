import type { MailQueue, Outcome } from './mail-queue.ts';
import type { OutgoingMail, WrittenMail } from './outgoing-mail.ts';
import { writeOutgoingMail } from './write-outgoing-mail.ts';

/** A mail wasn't taken. `final`: another try would fail in the same way. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly final: boolean;

  constructor(message: string, final: boolean) {
    super(message);
    this.final = final;
  }
}

/** Sends one mail; throws where it wasn't taken. */
export type SendMail = (mail: OutgoingMail, written: WrittenMail) => Promise<void>;

interface Drain {
  readonly queue: MailQueue;
  readonly send: SendMail;
  /** Where the portal is. */
  readonly site: string;
  /** Is told in a sentence what doesn't stand in the queue; never an address or a text. */
  readonly log: (line: string) => void;
  /** Asked after each five: whether no more are to be taken. */
  readonly isOver: () => boolean;
}

export interface Drained {
  readonly sent: number;
  readonly failed: number;
  /** In how many seconds the next mail is due; null where none waits. */
  readonly next: number | null;
}

/** Few, because the rest of them waits for ten minutes where the sender crashes. */
const AT_ONCE = 5;

/** Sends what is due, one after the other. Rejects where the queue can't be asked. */
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

  /** Twice: a mail whose sending isn't noted is sent again. */
  async function settle(mail: OutgoingMail, outcome: Outcome): Promise<void> {
    try {
      await queue.settle(mail, outcome).catch(() => queue.settle(mail, outcome));
    } catch (error) {
      log(`What became of mail ${mail.id} could not be noted (${String(error)}): it is tried again.`);
    }
  }
}
