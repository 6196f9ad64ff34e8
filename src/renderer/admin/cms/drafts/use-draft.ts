import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { usePlatform } from '#renderer/platform/port.ts';
import type { ErrorCode } from '#domain/result.ts';
import { closeDraft, draftsClosed } from './closing-drafts.ts';
import type { DraftStore } from './local-draft-store.ts';
import { openDraft, type Opened } from './open-draft.ts';
import type { EditableDraft, EditableDraftState } from './editable-draft.ts';
import type { EditedItem } from './edited-item.ts';
import { editingDevice } from './editing-device.ts';

export type DraftView<Document> =
  | { readonly kind: 'opening' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly code: ErrorCode; readonly retry: () => void }
  | { readonly kind: 'open'; readonly editable: EditableDraft<Document>; readonly state: EditableDraftState<Document> };

/**
 * Opens an item to be written as long as the screen shows it. A new item stays open when it gets its number: hand in that
 * number as `id` from then on. `kept` is the device's own; tests have others.
 */
export function useDraft<Document>(item: EditedItem<Document>, kept?: DraftStore): DraftView<Document> {
  const platform = usePlatform();
  const [opened, setOpened] = useState<{ readonly name: string; readonly opened: Opened<Document> } | null>(null);
  const [created, setCreated] = useState<{ readonly id: number; readonly name: string } | null>(null);
  const [tries, setTries] = useState(0);
  const { owner, collectionName, id, key, take = '' } = item;
  const own = id !== null && created?.id === id ? created.name : String(id ?? key);
  const name = JSON.stringify([owner, collectionName, own, take, tries]);

  const open = useEffectEvent(async () =>
    openDraft(
      {
        ...item,
        onCreated(number) {
          setCreated({ id: number, name: own });
          item.onCreated?.(number);
        },
      },
      await editingDevice(platform, kept),
    ),
  );

  useEffect(() => {
    let over = false;
    let editable: EditableDraft<Document> | null = null;
    const openSafely = async (): Promise<Opened<Document>> => {
      try {
        return await open();
      } catch (error) {
        console.warn('What writing needs could not be fetched:', error);
        return { kind: 'failed', code: 'offline' };
      }
    };
    const show = async () => {
      await draftsClosed();
      if (over) return;
      const next = await openSafely();
      if (next.kind === 'open') editable = next.editable;
      if (over) closeDraft(editable);
      else setOpened({ name, opened: next });
    };
    void show();
    return () => {
      over = true;
      closeDraft(editable);
    };
  }, [name]);

  const current = opened?.name === name ? opened.opened : null;
  const editable = current?.kind === 'open' ? current.editable : null;
  const state = useDraftState(editable);
  if (!current) return { kind: 'opening' };
  if (current.kind === 'failed') return { ...current, retry: () => setTries(tries + 1) };
  if (current.kind === 'missing') return current;
  return state ? { kind: 'open', editable: current.editable, state } : { kind: 'opening' };
}

/** Letters within this time are rendered together, ms. */
const LETTERS_MS = 150;
/** The longest delay of a render during continuous typing, ms. */
const MOST_LATE_MS = 1500;

/**
 * The current state of a draft. useSyncExternalStore would render the whole editor synchronously with each letter. Here the change
 * decides: one within a transition is rendered in slices, and so is one that doesn't change the text, for which no field waits.
 * Letters that their field shows already are rendered in slices once typing pauses: each of them would restart the render, and a
 * transition that is delayed for five seconds is rendered by React in one piece.
 */
function useDraftState<Document>(editable: EditableDraft<Document> | null): EditableDraftState<Document> | null {
  const [shown, setShown] = useState<{
    readonly editable: EditableDraft<Document>;
    readonly state: EditableDraftState<Document>;
  } | null>(null);
  useEffect(() => {
    if (!editable) return undefined;
    let { document } = editable.read();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitingSince: number | null = null;
    const show = () => {
      clearTimeout(timer);
      waitingSince = null;
      setShown({ editable, state: editable.read() });
    };
    const showLater = () => {
      waitingSince ??= Date.now();
      clearTimeout(timer);
      const most = waitingSince + MOST_LATE_MS - Date.now();
      timer = setTimeout(() => startTransition(show), Math.max(0, Math.min(LETTERS_MS, most)));
    };
    show();
    const leave = editable.subscribe((priority) => {
      const now = editable.read().document;
      if (priority === 'later') showLater();
      else if (now !== document) show();
      // A change without text changes is rendered together with waiting letters.
      else if (waitingSince === null) startTransition(show);
      document = now;
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [editable]);
  if (shown !== null && shown.editable === editable) return shown.state;
  return editable?.read() ?? null;
}
