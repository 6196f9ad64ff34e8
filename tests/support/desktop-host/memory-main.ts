import { SIDEBAR_DAYS } from '#domain/limits.ts';
import { ok } from '#domain/result.ts';
import type { DesktopEvent } from '#ipc/channels.ts';
import type { DesktopBridge, EventPayload, Input, Output } from '#ipc/contract.ts';

type Listener = (payload: never) => void;

/** A main process made of memory: each `bridge()` is another window of the same app. */
export interface MemoryMain {
  bridge(): DesktopBridge;
  preferences(): Output<'preferences.read'>;
  readonly shared: Input<'share.show'>[];
  readonly notices: Input<'notice.show'>[];
  badge: number;
  /** Packs that the person will choose, and those that they opened elsewhere. */
  readonly packs: Uint8Array<ArrayBuffer>[];
  readonly arrived: Uint8Array<ArrayBuffer>[];
  readonly savedPacks: Input<'pack.save'>[];
  /** The settings, other calls by pages, and the account in the menus. */
  settings: Output<'settings.read'>;
  readonly asked: string[];
  account: Input<'account.tell'> | null;
  keeping: Output<'session.keeping'>;
  tell<E extends DesktopEvent>(event: E, payload: EventPayload<E>): void;
}

export function memoryMain(): MemoryMain {
  const sessions = new Map<string, string>();
  const windows = new Set<Map<DesktopEvent, Set<Listener>>>();
  let language: Output<'preferences.read'>['language'] = null;
  let sidebar: { open: boolean; until: number } | null = null;
  const tellBut = (but: object | null, event: DesktopEvent, payload: unknown) => {
    for (const listeners of windows) {
      if (listeners !== but) for (const listener of listeners.get(event) ?? []) listener(payload as never);
    }
  };
  const main: MemoryMain = {
    shared: [],
    notices: [],
    badge: 0,
    packs: [],
    arrived: [],
    savedPacks: [],
    settings: {
      settings: { language: 'id', theme: 'system', textSize: 100, notices: true, updates: true },
      version: '1.2.3',
      dataFolder: '/home/sri/.config/Tunas',
      updateMethod: 'own',
    },
    asked: [],
    account: null,
    keeping: { place: 'keychain', damaged: false },
    preferences: () => ({
      language,
      sidebarOpen: sidebar !== null && sidebar.until >= Date.now() ? sidebar.open : null,
    }),
    tell: (event, payload) => tellBut(null, event, payload),
    bridge() {
      const listeners = new Map<DesktopEvent, Set<Listener>>();
      windows.add(listeners);
      // The calls that the portal uses: a new call of the contract needs a line here only once a test uses it.
      const bridge: Partial<DesktopBridge> = {
        'preferences.read': async () => ok(main.preferences()),
        'preferences.write': async (choice) => {
          if (choice.name === 'language') language = choice.value;
          else sidebar = { open: choice.value, until: Date.now() + SIDEBAR_DAYS * 86_400_000 };
          tellBut(listeners, 'preferences.changed', main.preferences());
          return ok(undefined);
        },
        'session.read': async (key) => ok(sessions.get(key) ?? null),
        'session.write': async ({ key, value }) => {
          sessions.set(key, value);
          tellBut(listeners, 'session.changed', { key });
          return ok(true);
        },
        'session.remove': async (key) => {
          sessions.delete(key);
          tellBut(listeners, 'session.changed', { key });
          return ok(undefined);
        },
        'session.keeping': async () => ok(main.keeping),
        'session.keepInFile': async () => ok(true),
        'share.show': async (link) => {
          main.shared.push(link);
          return ok('shared' as const);
        },
        'badge.set': async ({ count }) => {
          main.badge = count;
          return ok(undefined);
        },
        'notice.show': async (notice) => {
          main.notices.push(notice);
          return ok(true);
        },
        'pack.open': async () => ok(main.packs.shift() ?? null),
        'pack.take': async () => ok(main.arrived.shift() ?? null),
        'pack.save': async (pack) => {
          main.savedPacks.push(pack);
          return ok('saved' as const);
        },
        'settings.read': async () => ok(main.settings),
        'settings.write': async ({ name, value }) => {
          main.settings = { ...main.settings, settings: { ...main.settings.settings, [name]: value } };
          main.tell('settings.changed', main.settings.settings);
          return ok(undefined);
        },
        'settings.openFolder': async () => {
          main.asked.push('folder');
          return ok(true);
        },
        'settings.checkUpdates': async () => {
          main.asked.push('updates');
          return ok(undefined);
        },
        'account.tell': async (account) => {
          main.account = account;
          return ok(undefined);
        },
        'place.read': async () => ok(0),
        'place.write': async () => ok(undefined),
        'window.drawn': async () => ok(undefined),
        on(event, listener) {
          const heard = listeners.get(event) ?? new Set();
          listeners.set(event, heard.add(listener as Listener));
          return () => void heard.delete(listener as Listener);
        },
      };
      return bridge as DesktopBridge;
    },
  };
  return main;
}
