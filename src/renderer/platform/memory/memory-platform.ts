import type { Language } from '#domain/localized.ts';
import { memorySession } from '../browser/memory-session.ts';
import type { PackFiles, Platform } from '../port.ts';
import { memoryNotifier, type MemoryNotifier } from './memory-notifier.ts';

/** A device made of memory, for prerendering and tests. */
export function memoryPlatform(publicUrl: string | null = null): Platform & {
  readonly sharePages: string[];
  readonly beside: string[];
  /** `text` is empty where something else than text was saved: `content` has it. */
  readonly saved: {
    readonly name: string;
    readonly type: string;
    readonly text: string;
    readonly content: string | Blob;
  }[];
  /** Packs that the person will choose, those that come from outside, and those that were saved. */
  readonly packs: {
    readonly chosen: Blob[];
    readonly arrived: Blob[];
    readonly saved: Parameters<PackFiles['save']>[0][];
    readonly listeners: Set<() => void>;
  };
  readonly announced: MemoryNotifier;
  fragment: string | null;
  /** The network is back. */
  comeOnline(): void;
  /** Navigates to another page, unless a guard holds it up. */
  leave(go: () => void): void;
} {
  const texts = new Map<string, string>();
  const sharePages: string[] = [];
  let language: Language | null = null;
  const beside: string[] = [];
  const saved: { name: string; type: string; text: string; content: string | Blob }[] = [];
  const packs = { chosen: [], arrived: [], saved: [], listeners: new Set() } as ReturnType<
    typeof memoryPlatform
  >['packs'];
  const announced = memoryNotifier();
  let sidebarOpen: boolean | null = null;
  const choices = new Map<string, string>();
  let ids = 0;
  let waits = false;
  let guard: ((leave: () => void) => void) | null = null;
  const online = new Set<() => void>();
  return {
    sharePages,
    beside,
    saved,
    packs,
    announced,
    /** What stands behind the # of the address. */
    fragment: null,
    readSessionFragment() {
      const taken = this.fragment;
      this.fragment = null;
      return taken;
    },
    session: memorySession(),
    waiting: {
      read: () => waits,
      write: (value) => {
        waits = value;
      },
    },
    canShare: () => false,
    share: () => Promise.resolve('dismissed'),
    subscribeCommands: () => () => undefined,
    app: null,
    openInNewTab: (path) => void beside.push(path),
    preferences: {
      readLanguage: () => language,
      writeLanguage: (chosen) => {
        language = chosen;
      },
      readSidebarOpen: () => sidebarOpen,
      writeSidebarOpen: (open) => {
        sidebarOpen = open;
      },
      readChoice: (name, values) => values.find((value) => value === choices.get(name)) ?? null,
      writeChoice: (name, value) => void choices.set(name, value),
      readNumber: (name) => Number(choices.get(name) ?? '') || null,
      writeNumber: (name, value) => void choices.set(name, String(value ?? '')),
    },
    drafts: {
      read: (key) => texts.get(key) ?? null,
      write: (key, text) => void texts.set(key, text),
      remove: (key) => void texts.delete(key),
    },
    publicAddress: (path) => (publicUrl === null ? null : publicUrl + path),
    openSharePage(address) {
      sharePages.push(address);
      return 'opened';
    },
    copyText: () => Promise.resolve(true),
    reloadForNewBuild: () => false,
    leave: (go) => (guard ? guard(go) : go()),
    comeOnline: () => online.forEach((listener) => listener()),
    hasNetwork: () => true,
    subscribeNetwork: () => () => undefined,
    subscribeOnline: (listener) => {
      online.add(listener);
      return () => void online.delete(listener);
    },
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    print: () => undefined,
    saveFile: async (name, type, content) =>
      void saved.push({ name, type, text: typeof content === 'string' ? content : '', content }),
    packFiles: () =>
      Promise.resolve({
        choose: async () => packs.chosen.shift() ?? null,
        save: async (files) => {
          packs.saved.push(files);
          return 'saved';
        },
        take: async () => packs.arrived.shift() ?? null,
        putBack: (pack) => void packs.arrived.unshift(pack),
        subscribe(listener) {
          packs.listeners.add(listener);
          return () => void packs.listeners.delete(listener);
        },
      }),
    notifier: () => Promise.resolve(announced),
    backgroundWork: () =>
      Promise.resolve({
        inOneWindow: async (_name, work) => {
          await work();
          return true;
        },
        subscribeReturn: announced.subscribeReturn,
      }),
    editingWindow: () =>
      Promise.resolve({
        subscribeLeaving: () => () => undefined,
        subscribeOnline: () => () => undefined,
        guardLeaving: (ask) => {
          guard = ask;
          return () => {
            guard = null;
          };
        },
        hold: () => () => undefined,
        isHeld: () => Promise.resolve(false),
      }),
  };
}
