import { fieldsOf, parseJson } from '#domain/json.ts';
import type { Localized } from '#domain/localized.ts';
import type { SessionStorage } from '#renderer/platform/port.ts';

/** An item of a collection that a person opened. */
export interface OpenedItem {
  readonly collection: string;
  readonly id: number;
  /** As they were when it was open. */
  readonly title: Localized;
}

/** As many are kept. */
const MOST = 8;

const KEY = 'tunas.opened-items';

/** What the person who is signed in opened last on this device, newest first: kept beside the session, and removed with it. */
export interface OpenedItems {
  /** Nothing where another person's are kept. */
  read(person: string): Promise<readonly OpenedItem[]>;
  /** `isSignedIn`: the person still is. */
  add(person: string, item: OpenedItem, isSignedIn: () => boolean): Promise<readonly OpenedItem[]>;
  forget(): Promise<void>;
}

export function openedItems(storage: SessionStorage): OpenedItems {
  // Windows take turns, so that none brings back what another has removed.
  const inTurn = <T>(work: () => Promise<T>) => storage.exclusively(KEY, work);
  const read = async (person: string) => {
    const { person: whose, items } = fieldsOf(parseJson((await storage.read(KEY)) ?? ''));
    return whose === person && Array.isArray(items) ? items.flatMap(itemIn) : [];
  };
  return {
    read: (person) => inTurn(() => read(person)),
    add: (person, item, isSignedIn) =>
      inTurn(async () => {
        const others = (await read(person)).filter(
          ({ collection, id }) => collection !== item.collection || id !== item.id,
        );
        if (!isSignedIn()) return [];
        const items = [item, ...others].slice(0, MOST);
        await storage.write(KEY, JSON.stringify({ person, items }));
        return items;
      }),
    forget: () => inTurn(() => storage.remove(KEY)),
  };
}

/** An item as it was stored; nothing where it isn't one. */
function itemIn(value: unknown): readonly OpenedItem[] {
  const { collection, id, title } = fieldsOf(value);
  const { id: indonesian, en: english } = fieldsOf(title);
  if (typeof collection !== 'string' || typeof id !== 'number') return [];
  if (typeof indonesian !== 'string' || typeof english !== 'string') return [];
  return [{ collection, id, title: { id: indonesian, en: english } }];
}
