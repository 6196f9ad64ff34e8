import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { answeringInTime, type DeviceStore } from '#renderer/data/device-store.ts';
import { personalStore } from '#renderer/data/personal-store.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { useSession } from '#renderer/session/session.ts';
import { useNotifier } from './use-notifier.ts';

/** A reply as this device keeps it. */
const replyDraft = z.object({ key: z.string(), text: z.string() });
type Record = z.output<typeof replyDraft>;

let store: DeviceStore | null = null;
/** Where replies are that aren't with their messages yet. */
function replyDrafts(): DeviceStore {
  store ??= answeringInTime(personalStore('replies'));
  return store;
}

/** A reply that is being written. */
export interface ReplyDraft {
  readonly text: string;
  /** What this device has of it isn't there yet. */
  readonly isReading: boolean;
  /** This device refuses to keep it. */
  readonly isUnsafe: boolean;
  readonly type: (text: string) => void;
  /** Under which it is sent: the same until it has arrived, also after a reload. */
  readonly key: () => string;
  /** The key belongs to other words: a first try arrived, and its answer got lost. */
  readonly renew: () => void;
  /** These words are with their message: the next reply is another. */
  readonly forget: (sent: string) => void;
}

/**
 * Stores the draft of a reply on this device, from the first letter on: it survives a failed network, another message and a closed
 * window, and is also found in another window.
 */
export function useReplyDraft(message: string): ReplyDraft {
  const { newId } = usePlatform();
  const notifier = useNotifier();
  const { state } = useSession();
  const name = JSON.stringify([state.kind === 'signed-in' ? state.person.id : '', message]);
  const [text, setText] = useState('');
  const [isUnsafe, setUnsafe] = useState(false);
  const [isReading, setReading] = useState(true);
  // A stored draft that hasn't been read isn't overwritten.
  const isRead = useRef(false);
  const latest = useRef<Record>({ key: '', text: '' });
  // Until the device has the last of what was typed here, what it has is older.
  const turns = useRef({ written: 0, kept: 0 });

  const show = (record: Record) => {
    latest.current = record;
    setText(record.text);
  };
  const read = useEffectEvent(async (wanted: () => boolean) => {
    const [found] = await replyDrafts().read([name]);
    if (!wanted() || turns.current.written !== turns.current.kept) return;
    show(replyDraft.safeParse(found).data ?? { key: '', text: '' });
    isRead.current = true;
  });
  useEffect(() => {
    let isOver = false;
    const look = () =>
      void read(() => !isOver)
        .catch((error: unknown) => console.warn('A reply that was begun could not be read:', error))
        .finally(() => setReading(false));
    look();
    const stop = notifier?.subscribeReturn(look);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [name, notifier]);

  const write = (record: Record) => {
    show(record);
    turns.current.written += 1;
    const turn = turns.current.written;
    const isEmpty = record.text.trim() === '';
    if (!isRead.current) return setUnsafe(!isEmpty);
    (isEmpty ? replyDrafts().remove([name]) : replyDrafts().write(name, record))
      .then(() => {
        turns.current.kept = turn;
        setUnsafe(false);
      })
      .catch((error: unknown) => {
        setUnsafe(true);
        console.warn('A reply could not be kept on this device:', error);
      });
  };

  return {
    text,
    isReading,
    isUnsafe,
    type: (typed) => write({ key: latest.current.key || newId(), text: typed }),
    key: () => latest.current.key,
    renew: () => write({ ...latest.current, key: newId() }),
    forget(sent) {
      if (latest.current.text === sent) {
        latest.current = { key: '', text: '' };
        setText('');
        turns.current.kept = turns.current.written;
        setUnsafe(false);
      }
      void forgetSent(name, sent).catch((error: unknown) =>
        console.warn('A sent reply could not be removed here:', error),
      );
    },
  };
}

/** Unless other words have taken their place in another window. */
async function forgetSent(name: string, sent: string): Promise<void> {
  let isGone = false;
  await replyDrafts().change(name, (found) => {
    isGone = replyDraft.safeParse(found).data?.text === sent;
    return isGone ? null : found;
  });
  if (isGone) await replyDrafts().remove([name]);
}
