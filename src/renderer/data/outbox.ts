import type { ErrorCode, Result } from '#domain/result.ts';

/** The input of the contact forms. The home page's form has no subject. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string | null;
  readonly message: string;
  /** A phone or WhatsApp number, where the form asks for one and the visitor gave it. */
  readonly phone?: string;
}

/** A message to send: the client's own id makes it idempotent, so that it can be sent again. */
export interface OutgoingMessage extends ContactMessage {
  readonly clientId: string;
}

/** A message on this device that the backend hasn't confirmed. Moments are ms since 1970, by this device's clock. */
export interface OutboxEntry {
  /** The backend keeps one message of each: a second delivery changes nothing. */
  readonly clientId: string;
  /** The id for the backend, where it differs: a pack brought another text under an existing id. The backend stores both, and each once. */
  readonly deliverAs?: string;
  readonly payload: ContactMessage;
  readonly madeAt: number;
  /** How often it was tried without being delivered. */
  readonly attempts: number;
  /** Not tried again by itself before this moment. */
  readonly nextAt: number;
  /**
   * The result of the last try; null before it. `blocked`: the backend itself refused this text, which isn't retried automatically
   * and needs the user. `told`: the user was informed.
   */
  readonly problem: { readonly code: ErrorCode; readonly blocked: boolean; readonly told?: true } | null;
}

/** Whether a message was refused, and the user wasn't informed yet. */
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
   * Sends what is due, in one window at a time. `hurry`: also retries after network failures, because there may be a network now.
   * Never rejects.
   */
  sendWaiting(hurry: boolean): Promise<void>;
  /**
   * Imports messages that were written on another device; existing ones aren't changed. `onPut` is called for each new one. Rejects
   * where the device refuses; messages stored before stay.
   */
  take(messages: readonly Pick<OutboxEntry, 'clientId' | 'payload' | 'madeAt'>[], onPut: () => void): Promise<void>;
  /** Tries one that was refused again, unchanged. Rejects where the device refuses. */
  retry(clientId: string): Promise<void>;
  /**
   * Puts other words in the place of refused ones; as another message, with an id of its own. False where that one is gone or on its way
   * by now: another window was at it. Rejects where the device refuses; nothing is changed then.
   */
  replace(clientId: string, message: ContactMessage): Promise<boolean>;
  /**
   * The number of refused messages that the user wasn't informed of yet; the caller informs the user. Each counts once, in one
   * window. Never rejects.
   */
  takeUntold(): Promise<number>;
  /** Takes one away for good. Rejects where the device refuses. */
  remove(clientId: string): Promise<void>;
}

/** What became of a message: the inbox has it, or this device keeps it and sends it later. */
export type Delivery = 'sent' | 'saved';
