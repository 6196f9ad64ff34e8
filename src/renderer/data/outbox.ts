import type { ContactMessage, OutgoingMessage } from '#domain/contact-message.ts';
import type { ErrorCode, Result } from '#domain/result.ts';

/** A message on this device that the backend hasn't confirmed. Moments are ms since 1970, by this device's clock. */
export interface OutboxEntry {
  /** The backend keeps one message of each: a second delivery changes nothing. */
  readonly clientId: string;
  /**
   * The id that the backend is told, where it is another: a pack brought other words under an id that is here already. The backend keeps
   * both, and each once.
   */
  readonly deliverAs?: string;
  readonly payload: ContactMessage;
  readonly madeAt: number;
  /** How often it was tried without being delivered. */
  readonly attempts: number;
  /** Not tried again by itself before this moment. */
  readonly nextAt: number;
  /**
   * How the last try ended; null where there was none. `blocked`: the backend itself refused these words, which wait for the person and
   * aren't tried again by themselves. `told`: the person was told of it.
   */
  readonly problem: { readonly code: ErrorCode; readonly blocked: boolean; readonly told?: true } | null;
}

/** Whether a message was refused, and nobody was told of it yet. */
export function isUntold({ problem }: OutboxEntry): boolean {
  return problem !== null && problem.blocked && !problem.told;
}

export interface OutboxStatus {
  /** The oldest first; null until they were read. */
  readonly entries: readonly OutboxEntry[] | null;
  /** The one that is being sent by this window. */
  readonly sending: string | null;
  /** How many of those that waited were delivered by this window. */
  readonly delivered: number;
}

/** Messages that are kept on this device until the backend has them. */
export interface Outbox {
  read(): OutboxStatus;
  subscribe(listener: () => void): () => void;
  /** Reads what waits, other windows' messages included. Never rejects. */
  look(): Promise<void>;
  /**
   * Sends a message that was just written. `saved`: the backend wasn't reached, and the message is on this device for good, to be
   * sent later. Any failure: it is not kept here.
   */
  send(message: OutgoingMessage): Promise<Result<Delivery>>;
  /** Whether this message is on this device, with exactly these words (past blanks around them). Never rejects. */
  holds(clientId: string, words: Readonly<Record<string, string>>): Promise<boolean>;
  /**
   * Sends what is due, in one window at a time. `hurry`: also what failed for want of a network, because there may be one now. Never
   * rejects.
   */
  sendWaiting(hurry: boolean): Promise<void>;
  /**
   * Takes messages over that were written on another device; one that is here already stays as it is. `onPut` is told of each that is new.
   * Rejects where the device refuses; what it took before stays.
   */
  take(messages: readonly Pick<OutboxEntry, 'clientId' | 'payload' | 'madeAt'>[], onPut: () => void): Promise<void>;
  /** Tries one that was refused again, unchanged. Rejects where the device refuses. */
  retry(clientId: string): Promise<void>;
  /**
   * Puts other words in the place of refused ones; as another message, with an id of its own. False where that one is gone or on its way
   * by now: another window was at it. Rejects where the device refuses; nothing is changed then.
   */
  replace(clientId: string, message: ContactMessage): Promise<boolean>;
  /** How many were refused that nobody was told of yet: whoever asks tells it. Each counts once, in one window. Never rejects. */
  takeUntold(): Promise<number>;
  /** Takes one away for good. Rejects where the device refuses. */
  remove(clientId: string): Promise<void>;
}

/** What became of a message: the inbox has it, or this device keeps it and sends it later. */
export type Delivery = 'sent' | 'saved';
