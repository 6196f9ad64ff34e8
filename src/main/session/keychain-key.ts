import { serialQueue } from '#domain/serial-queue.ts';
import { keyOf, keyText, newKey } from './encryption-key.ts';
import type { KeychainEntry } from './system-keychain.ts';

/** `missing`: the keychain answered, and has no key of ours. `unavailable`: it didn't answer in time, or refused. */
export type KeyAnswer = Buffer | 'missing' | 'unavailable';

/** The key of the records, in the system's keychain. */
export interface KeychainKey {
  find(): Promise<KeyAnswer>;
  findOrMake(): Promise<Buffer | 'unavailable'>;
  /** False after a refusal or a timeout. */
  mayAnswer(): boolean;
  /** True after it has answered. */
  answers(): boolean;
  /** True while a question has timed out and is still unanswered: the keychain's dialog may be open. */
  isOverdue(): boolean;
}

export interface KeychainPatience {
  /** The timeout of a question, in milliseconds. */
  readonly patience: number;
  /** Called when an answer comes after the timeout, with whether it is the key. */
  readonly cameLate: (found: boolean) => void;
}

/**
 * Asks the keychain for its key, once in a run. A refusal holds until the next start, because macOS would show its dialog each
 * time. A locked keyring on Linux opens a dialog and answers when that is closed, or never: meanwhile the key is reported
 * unavailable at once, and an answer that still comes is used from then on.
 */
export function keychainKey(entry: KeychainEntry, { patience, cameLate }: KeychainPatience): KeychainKey {
  let key: Buffer | null = null;
  let state: 'unasked' | 'answers' | 'overdue' | 'refused' = 'unasked';
  // Two questions at a time would open two dialogs, or create two keys.
  const turn = serialQueue();

  function ask(question: () => Promise<Buffer | 'missing'>): Promise<KeyAnswer> {
    const answer = question().then(
      (found) => {
        const late = state === 'overdue';
        if (found !== 'missing') key = found;
        state = 'answers';
        if (late) cameLate(found !== 'missing');
        return found;
      },
      (error: unknown) => {
        state = 'refused';
        console.warn('No password store keeps the key of sessions:', error instanceof Error ? error.message : error);
        return 'unavailable' as const;
      },
    );
    return orOverdue(answer);
  }

  function orOverdue(answer: Promise<KeyAnswer>): Promise<KeyAnswer> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        state = 'overdue';
        console.warn(`The password store has not answered for ${patience / 1000} seconds.`);
        resolve('unavailable');
      }, patience);
      void answer.then((found) => {
        clearTimeout(timer);
        resolve(found);
      });
    });
  }

  async function make(): Promise<Buffer> {
    const made = newKey();
    await entry.write(keyText(made));
    // If the store doesn't keep what is written, no record could ever be decrypted again.
    if ((await entry.read()) !== keyText(made)) throw new Error('What was written to the keychain is not in it.');
    return made;
  }

  async function find(): Promise<KeyAnswer> {
    if (key !== null) return key;
    if (state === 'overdue' || state === 'refused') return 'unavailable';
    return ask(async () => keyOf((await entry.read()) ?? '') ?? 'missing');
  }

  async function findOrMake(): Promise<Buffer | 'unavailable'> {
    const found = await find();
    if (found !== 'missing') return found;
    const made = await ask(make);
    return made === 'missing' ? 'unavailable' : made;
  }

  return {
    find: () => turn(find),
    findOrMake: () => turn(findOrMake),
    mayAnswer: () => state === 'unasked' || state === 'answers',
    answers: () => state === 'answers',
    isOverdue: () => state === 'overdue',
  };
}
