import * as z from 'zod/mini';
import type { Draft } from '#domain/draft.ts';
import type { DeviceStore } from '#renderer/data/device-store.ts';

/** What one window had written and not saved, as this device keeps it. */
export interface StoredDraft<Document> {
  /** The user and backend that it belongs to: users don't see each other's drafts on a device. */
  readonly owner: string;
  readonly collection: string;
  /** null where the item wasn't made at the backend yet. */
  readonly id: number | null;
  /** Under which a new item is made. */
  readonly key: string;
  /** The window's own name; it has one record. */
  readonly session: string;
  /** ISO, by this device's clock; empty where that can't be read any more. */
  readonly writtenAt: string;
  readonly document: Document;
  /** What it is based on; null for a new item. */
  readonly server: Draft<Document> | null;
  /** A newer version that a person still has to choose between. */
  readonly conflict: Draft<Document> | null;
  /** What was sent on top of `server` without an answer: the backend may have it. */
  readonly sent: readonly Document[];
}

/** Names one record. */
type StoredDraftName = Pick<StoredDraft<unknown>, 'owner' | 'collection' | 'session'>;

/** What is written and not saved yet, on this device. Every call may fail, and then rejects. */
export interface DraftStore {
  write(text: StoredDraft<unknown>): Promise<void>;
  /** Everything of an owner in a collection, newest first. Documents come as they were written, perhaps by an older build. */
  list(owner: string, collection: string): Promise<readonly StoredDraft<unknown>[]>;
  /** Takes a record away. With `asOf` not where it was written anew since that time: another window may be at it. */
  remove(name: StoredDraftName, asOf?: string): Promise<void>;
}

/** Records in a store of the device. What can't be understood of one is left out; the record itself stays. */
export function draftStore(store: DeviceStore): DraftStore {
  return {
    write: ({ owner, collection, session, ...text }) => store.write(nameOf({ owner, collection, session }), text),
    async list(owner, collection) {
      const prefix = prefixOf(owner, collection);
      const names = (await store.names()).filter((name) => name.startsWith(prefix));
      const found = names.length === 0 ? [] : await store.read(names);
      return found
        .flatMap((value, index) => {
          // Another window saved it between the two questions.
          if (value === undefined) return [];
          return [{ ...read(value), owner, collection, session: names[index]?.slice(prefix.length) ?? '' }];
        })
        .sort((one, other) => (one.writtenAt === other.writtenAt ? 0 : one.writtenAt < other.writtenAt ? 1 : -1));
    },
    async remove(name, asOf) {
      const [value] = asOf === undefined ? [] : await store.read([nameOf(name)]);
      if (asOf === undefined || read(value).writtenAt === asOf) await store.remove([nameOf(name)]);
    },
  };
}

function prefixOf(owner: string, collection: string): string {
  return JSON.stringify([owner, collection]);
}

function nameOf({ owner, collection, session }: StoredDraftName): string {
  return prefixOf(owner, collection) + session;
}

const live = z.nullable(z.object({ revision: z.number(), from: z.string(), changed: z.boolean() }));

const draft = z.nullable(
  z.pipe(
    z.object({
      id: z.number(),
      document: z.unknown(),
      version: z.number(),
      savedAt: z.string(),
      savedByName: z.string(),
      mine: z.boolean(),
      binnedAt: z.nullable(z.string()),
      live: z.object({ id: live, en: live }),
      missingMedia: z.catch(z.array(z.string()), []),
      now: z.string(),
    }),
    // Approvals and requests for review are of the moment: only the backend tells them.
    z.transform((held) => ({ ...held, approval: null, review: null })),
  ),
);

const record = z.object({
  id: z.catch(z.nullable(z.number()), null),
  key: z.catch(z.string(), ''),
  writtenAt: z.catch(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))), ''),
  document: z.unknown(),
  server: z.catch(draft, null),
  conflict: z.catch(draft, null),
  sent: z.catch(z.array(z.unknown()), []),
});

function read(value: unknown): z.output<typeof record> {
  const parsed = record.safeParse(value);
  return parsed.success ? parsed.data : record.parse({ document: value });
}
