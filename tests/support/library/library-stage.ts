import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { ok } from '#domain/result.ts';
import type {
  LibraryRoom,
  LibraryStatus,
  LibrarySync,
  OfflineLibrary,
  PictureStatus,
  PictureSync,
} from '#renderer/data/offline-library.ts';

const MINUTE_MS = 60_000;

/** Synced five minutes ago, and changed three hours ago. */
export const SYNCED: LibraryStatus['kept'] = {
  ...{ parts: [], siteDigest: '', publishedUntil: null, complete: true, listed: null },
  ...{ withdrawn: [], epoch: 0, revision: 1, forgotten: [], damaged: [], unverified: [] },
  ...{ checkedAt: Date.now() - 5 * MINUTE_MS, updatedAt: Date.now() - 180 * MINUTE_MS },
};

export const NOT_YET: LibraryStatus['kept'] = { ...SYNCED, complete: false, checkedAt: null, updatedAt: null };

export const IDLE: LibraryStatus = {
  ...{ choice: 'on', kept: SYNCED, count: 12 },
  ...{ progress: null, syncing: false, problem: null },
};

/** All that are wanted. */
const PICTURES: PictureStatus['kept'] = {
  ...{ drawings: 18, uploaded: 3, others: 8, bytes: 550_000, missing: 0, updatedAt: SYNCED!.updatedAt },
};

/** A library whose status the test sets. */
export function libraryStage(first: LibraryStatus = IDLE, room: Partial<LibraryRoom> = {}) {
  let status = first;
  const listeners = new Set<() => void>();
  const set = (next: Partial<LibraryStatus>) => {
    status = { ...status, ...next };
    for (const listener of listeners) listener();
  };
  return {
    read: () => status,
    subscribe: (listener: () => void) => (listeners.add(listener), () => void listeners.delete(listener)),
    sync: vi.fn(() => Promise.resolve(true)),
    syncForNews: () => Promise.resolve(),
    look: () => Promise.resolve(),
    choose: vi.fn<LibrarySync['choose']>(async (choice) => set({ choice })),
    measure: vi.fn<LibrarySync['measure']>(() => Promise.resolve(ok({ count: 300, bytes: 1_600_000 }))),
    pictures: pictureStage(),
    languages: () => Promise.resolve(new Map([[1, ['id', 'en'] as const]])),
    room: () => Promise.resolve<LibraryRoom>({ used: 2_300_000, persisted: true, needs: null, ...room }),
    become: (next: Partial<LibraryStatus>) => act(() => set(next)),
  } satisfies OfflineLibrary & { become: unknown };
}

function pictureStage() {
  let status: PictureStatus = { choice: 'small', kept: PICTURES, opens: true, progress: null, problem: null };
  const listeners = new Set<() => void>();
  const set = (next: Partial<PictureStatus>) => {
    status = { ...status, ...next };
    for (const listener of listeners) listener();
  };
  return {
    shipped: { count: 26, bytes: 390_000, areFetched: true },
    read: () => status,
    subscribe: (listener: () => void) => (listeners.add(listener), () => void listeners.delete(listener)),
    sync: () => Promise.resolve(),
    look: () => Promise.resolve(),
    end: () => Promise.resolve(),
    clear: () => Promise.resolve(),
    choose: vi.fn<PictureSync['choose']>(async (choice) => set({ choice })),
    become: (next: Partial<PictureStatus>) => act(() => set(next)),
  } satisfies PictureSync & { become: unknown };
}
