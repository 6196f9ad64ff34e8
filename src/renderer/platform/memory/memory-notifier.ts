import type { Notifier, Notice } from '../port.ts';

/** What reached a person, as tests see it, and what they do about it. */
export interface MemoryNotifier extends Notifier {
  readonly shown: (Notice & { press(): void })[];
  badge: number;
  permission: 'yes' | 'ask' | 'no';
  /** The user's answer to the permission question. */
  answer: boolean;
  lookedAt: boolean;
  /** The person comes back to the page. */
  comeBack(): void;
}

/** A notifier for tests, which records the notifications. */
export function memoryNotifier(): MemoryNotifier {
  const listeners = new Set<() => void>();
  let mark: string | null = null;
  return {
    shown: [],
    badge: 0,
    permission: 'yes',
    answer: true,
    lookedAt: true,
    comeBack() {
      for (const listener of listeners) listener();
    },
    allowed() {
      return this.permission;
    },
    ask() {
      this.permission = this.answer ? 'yes' : 'no';
      return Promise.resolve(this.answer);
    },
    show(notice, open) {
      if (this.permission === 'yes') this.shown.push({ ...notice, press: () => open(notice.path) });
    },
    setBadge(count) {
      this.badge = count;
    },
    readAnnounced: () => mark,
    writeAnnounced(given) {
      mark = given;
    },
    isLookedAt() {
      return this.lookedAt;
    },
    subscribeReturn(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
