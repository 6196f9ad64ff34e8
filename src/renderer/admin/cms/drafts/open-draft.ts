import type { Draft } from '#domain/draft.ts';
import { failed, ok, type ErrorCode, type Failure, type Result } from '#domain/result.ts';
import { readLocalDraft } from './list-local-drafts.ts';
import type { StoredDraft } from './local-draft-store.ts';
import { draftEditor } from './draft-editor.ts';
import { sameDocument } from '../same-document.ts';
import {
  startFromBoth,
  startFromDraft,
  startFromLocalDraft,
  startFromNothing,
  type StartingPoint,
} from './starting-point.ts';
import type { EditableDraft } from './editable-draft.ts';
import type { EditedItem } from './edited-item.ts';
import type { EditingDevice } from './editing-device.ts';

/** `missing`: there is no such item, and this device keeps nothing of it either. */
export type Opened<Document> =
  | { readonly kind: 'open'; readonly editable: EditableDraft<Document> }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

/** How long the backend is waited for where this device has a draft, ms. */
const PATIENCE_MS = 3000;

/** Opens an item to be written, with what this device still has of it. Never rejects. */
export async function openDraft<Document>(
  item: EditedItem<Document>,
  device: EditingDevice,
): Promise<Opened<Document>> {
  // Requested in parallel with reading the device; a late rejection needs no handler of its own.
  const early = item.id === null ? null : askFor(item, item.id);
  const kept = await keptOf(item, device);
  const newest = kept.find(({ session }) => session === item.take) ?? kept[0];
  const id = item.id ?? newest?.id ?? null;
  if (id === null) return opened(newest ? startFromLocalDraft(newest, null) : startFromNothing(item.empty));

  const answer = early ?? askFor(item, id);
  const result = await (newest?.server ? inTime(answer, device) : answer);
  if (result.ok) {
    const start = newest ? startFromBoth(newest, result.value, item.whole) : startFromDraft(result.value);
    for (const { document, ...name } of kept) {
      if (sameDocument(document, result.value.document)) void forget(name, device);
    }
    return opened(start);
  }
  if (newest?.server) return opened(startFromLocalDraft(newest, { failure: result, readNewest: () => answer }));
  return result.code === 'not-found' ? { kind: 'missing' } : { kind: 'failed', code: result.code };

  function opened(start: StartingPoint<Document>): Opened<Document> {
    const editable = draftEditor(start, item, device);
    if (item.id === null && start.id !== null) item.onCreated?.(start.id);
    return { kind: 'open', editable };
  }
}

/** What windows that are gone left of the item on this device and can be read, newest first. */
async function keptOf<Document>(
  { owner, collectionName, id, key, readDocument }: EditedItem<Document>,
  { kept, isHeld }: EditingDevice,
): Promise<readonly StoredDraft<Document>[]> {
  try {
    const texts = await kept.list(owner, collectionName);
    const own = texts.filter((text) => (id === null ? text.key === key : text.id === id));
    const held = await Promise.all(own.map(({ session }) => isHeld(session)));
    const left = own.filter((_text, index) => !held[index]);
    return left.map((text) => readLocalDraft(text, readDocument)).filter((text) => text !== null);
  } catch (error) {
    console.warn('This device doesn’t tell what it keeps:', error);
    return [];
  }
}

/** The backend has exactly this: nothing is left to be kept. A record that stays is found to be so again. */
async function forget(
  text: Pick<StoredDraft<unknown>, 'owner' | 'collection' | 'session' | 'writtenAt'>,
  { kept }: EditingDevice,
): Promise<void> {
  try {
    await kept.remove(text, text.writtenAt);
  } catch (error) {
    console.warn('What is saved could not be taken off this device:', error);
  }
}

async function askFor<Document>({ collection }: EditedItem<Document>, id: number): Promise<Result<Draft<Document>>> {
  try {
    return await collection.read(id);
  } catch (error) {
    console.error('The item could not be asked for:', error);
    return failed('server', String(error));
  }
}

async function inTime<T>(answer: Promise<Result<T>>, { timers }: EditingDevice): Promise<Result<T>> {
  let stop = (): void => undefined;
  const late = new Promise<Failure>((resolve) => {
    stop = timers.after(PATIENCE_MS, () => resolve(failed('timeout', `No answer within ${PATIENCE_MS} ms`)));
  });
  const first = await Promise.race([answer, late]);
  stop();
  return first.ok ? ok(first.value) : first;
}
