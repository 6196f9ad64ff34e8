import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { DeviceStore } from '#renderer/data/device-store.ts';
import { personalStore } from '#renderer/data/personal-store.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { useSession } from '#renderer/session/session.ts';

/** The shortest time between two writes to the device while typing, ms. */
const PAUSE_MS = 400;

/** A comment as this device keeps it. */
export const commentDraft = z.object({ key: z.string(), body: z.string(), about: z.optional(z.unknown()) });

let store: DeviceStore | null = null;
/** Where comments are that weren't sent yet. */
export function commentDrafts(): DeviceStore {
  store ??= personalStore('comments');
  return store;
}

/** A comment that is being written. */
interface CommentDraft {
  /** Under which it is sent: the same until it has arrived. */
  readonly key: string;
  /** What this device had of it, once that is read; null before, and where there was nothing. */
  readonly found: { readonly body: string; readonly about: unknown } | null;
  /** This device refuses to keep it. */
  readonly isUnsafe: boolean;
  /** Notes what is typed, and what it is about. */
  readonly type: (body: string, about?: unknown) => void;
  /** It has arrived, or isn't wanted any more: the next one is another. */
  readonly forget: () => void;
}

/**
 * Stores an unsent comment on this device for its author: it survives a failed network, a closed drawer and a closed window.
 * `place` is its key.
 */
export function useCommentDraft(place: string): CommentDraft {
  const { newId } = usePlatform();
  const { state } = useSession();
  const name = JSON.stringify([state.kind === 'signed-in' ? state.person.id : '', place]);
  const [key, setKey] = useState(newId);
  const [found, setFound] = useState<CommentDraft['found']>(null);
  const [isUnsafe, setUnsafe] = useState(false);
  const latest = useRef<{ readonly body: string; readonly about?: unknown } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const [record] = await commentDrafts().read([name]);
      const parsed = commentDraft.safeParse(record);
      // Who has begun to type goes on with that.
      if (isOver || !parsed.success || latest.current !== null) return;
      setKey(parsed.data.key);
      setFound({ body: parsed.data.body, about: parsed.data.about });
    };
    read().catch((error: unknown) => console.warn('A comment that was begun could not be read:', error));
    return () => {
      isOver = true;
    };
  }, [name]);

  const write = () => {
    clearTimeout(timer.current);
    const typed = latest.current;
    if (typed === null) return;
    const isEmpty = typed.body.trim() === '';
    const done = isEmpty ? commentDrafts().remove([name]) : commentDrafts().write(name, { key, ...typed });
    done.then(
      () => setUnsafe(false),
      (error: unknown) => {
        setUnsafe(!isEmpty);
        console.warn('A comment could not be kept on this device:', error);
      },
    );
  };
  const writeLatest = useRef(write);
  useEffect(() => {
    writeLatest.current = write;
  });
  useEffect(() => () => writeLatest.current(), []);

  return {
    key,
    found,
    isUnsafe,
    type(body, about) {
      latest.current = { body, about };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => writeLatest.current(), PAUSE_MS);
    },
    forget() {
      latest.current = { body: '' };
      write();
      latest.current = null;
      setFound(null);
      setKey(newId());
    },
  };
}
