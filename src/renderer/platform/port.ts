import { createContext, useContext } from 'react';
import type { TextSize, Theme } from '#domain/app-settings.ts';
import type { Language } from '#domain/localized.ts';

/** How an article's text is shown while it is written: as the article, or as the Markdown that is stored. */
export type WritingMode = 'canvas' | 'source';

/** How close the rows of the admin area's lists stand. */
export type ListDensity = 'regular' | 'compact';

/** Choices that stay on the device. Reading never throws: a damaged or missing value is `null`. */
export interface Preferences {
  readLanguage(): Language | null;
  writeLanguage(language: Language): void;
  /** Whether the admin area's sidebar was left open; null where it wasn't changed within the last 7 days. */
  readSidebarOpen(): boolean | null;
  writeSidebarOpen(open: boolean): void;
  /** A stored choice by its name; null where none of these values is stored. */
  readChoice<Value extends string>(name: string, values: readonly Value[]): Value | null;
  writeChoice(name: string, value: string): void;
  /** A stored positive number by its name; null where there is none. Writing null removes it. */
  readNumber(name: string): number | null;
  writeNumber(name: string, value: number | null): void;
}

/**
 * Where a session is kept on this device, under keys that the accounts' code chooses. Reading never throws; a device that
 * can't keep one holds it in memory until it is closed.
 */
export interface SessionStorage {
  read(key: string): Promise<string | null>;
  /** False where the device refused: then memory holds the value, and what the device kept before stays as it is. */
  write(key: string, value: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Calls the listener when another window or tab of the portal changed the value of this key. */
  subscribe(key: string, listener: () => void): () => void;
  /**
   * Runs work while no other window or tab runs any for this key. The work runs all the same after a timeout, or where the device
   * has no such locks.
   */
  exclusively<T>(key: string, work: () => Promise<T>): Promise<T>;
  keeping(): Promise<SessionKeeping>;
  /** The person chose weaker storage over signing in at each start; false where that doesn't work either. */
  keepInFile(): Promise<boolean>;
}

/** Where this device keeps a session, and whether it lost one that it couldn't read any more. */
interface SessionKeeping {
  /** `safe` as the host does it, `file` less safely as the person chose, `memory` until the window or the app is closed. */
  readonly place: 'safe' | 'file' | 'memory';
  readonly damaged: boolean;
}

/** Something to show to others, by its public address; null where the site's address isn't known. */
export interface SharedLink {
  readonly title: string;
  readonly address: string | null;
}

/** A command from outside the page: from the app's menu, or a link to the app. */
export type DeviceCommand =
  | { readonly command: 'open'; readonly path: string }
  | { readonly command: 'find' | 'find-next' | 'find-previous' | 'settings' };

/** What a person sets up for the whole app. */
export interface AppSettings {
  readonly language: Language;
  readonly theme: Theme;
  readonly textSize: TextSize;
  /** Whether system notifications are shown. */
  readonly notices: boolean;
  /** Whether the app checks for updates by itself. */
  readonly updates: boolean;
}

/** One of them, as it was just chosen. */
type AppSetting = {
  readonly [Name in keyof AppSettings]: { readonly name: Name; readonly value: AppSettings[Name] };
}[keyof AppSettings];

/** What the settings say of this copy of the app. */
export interface AppInfo {
  readonly version: string;
  readonly dataFolder: string;
  /** How new versions come: by the app itself, with the system's updates, or not at all. */
  readonly updateMethod: 'own' | 'system' | 'off';
}

/** What only an installed app has: settings of its own, and menus. */
export interface InstalledApp {
  /** Null where the app doesn't answer. */
  readSettings(): Promise<(AppInfo & { readonly settings: AppSettings }) | null>;
  /** Takes effect at once, in all windows. */
  writeSetting(setting: AppSetting): void;
  /** Calls the listener after every change, whatever caused it. */
  subscribeSettings(listener: (settings: AppSettings) => void): () => void;
  /** False where the system couldn't open it, after the app has shown a message. */
  openDataFolder(): Promise<boolean>;
  /** Shows the outcome in a system dialog. */
  checkForUpdates(): void;
  /** Saves the factsheets of this page as one PDF with this title. The app shows failures itself. */
  saveFactsheets(title: string): Promise<'saved' | 'dismissed' | 'failed'>;
  /** Whose pages the menus lead to. */
  reportAccount(account: MenuAccount): void;
}

/**
 * The kinds of accounts that the menus distinguish: signed out, without a role, with one, and those who write articles or read
 * messages too.
 */
export type MenuAccount = 'visitor' | 'member' | 'staff' | 'editor' | 'admin';

/** Unsent texts, stored until they are sent, and places to go on at; as long as the tab lives. */
export interface Drafts {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
}

/** Whether something is kept on this device that waits to be sent: known at once, over visits, in all windows. */
export interface WaitingMark {
  read(): boolean;
  write(waits: boolean): void;
}

/** Background work of the pages, in the first window that takes it. */
export interface BackgroundWork {
  /** Runs work of a name in one window at a time; false, at once, where another window is running it. */
  inOneWindow(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Calls the listener when the user returns to the page, or the network to the device. */
  subscribeReturn(listener: () => void): () => void;
}

/** A short word outside the page. It may stand on a locked screen: nothing private belongs in it. */
export interface Notice {
  /** At most 100 characters. */
  readonly title: string;
  /** At most 200 characters. */
  readonly body: string;
  /** The path of the portal that it leads to. */
  readonly path: string;
}

/** How the portal reaches a person who looks elsewhere. */
export interface Notifier {
  /** Whether notifications are permitted; `ask`: the user can still be asked. */
  allowed(): 'yes' | 'ask' | 'no';
  /** Requests the permission; to be called after a click that announces it. */
  ask(): Promise<boolean>;
  /**
   * Shows a notification if that is permitted. A press on it brings the portal to the front, where `open` or the host itself opens
   * the path.
   */
  show(notice: Notice, open: (path: string) => void): void;
  /** The number on the app's icon, or in the title of a hidden tab; 0 removes it. */
  setBadge(count: number): void;
  /** The last announcement on this device, in the caller's own format; null where there was none. */
  readAnnounced(): string | null;
  writeAnnounced(mark: string): void;
  /** Whether the page can be seen now. */
  isLookedAt(): boolean;
  /** Calls the listener when the user returns to the page, or the network to the device. */
  subscribeReturn(listener: () => void): () => void;
}

/** What a window has to know in which something is being written. */
export interface EditingWindow {
  /** Calls the listener when the page is hidden or left: there may be no later event before it ends. */
  subscribeLeaving(listener: () => void): () => void;
  /** Calls the listener when the network is back. */
  subscribeOnline(listener: () => void): () => void;
  /**
   * While it is active, the browser asks before the window is closed or reloaded, and navigations within the portal are held up:
   * `ask` is called with a function that continues, by `go` or through the history where it was a step in it. Returns how to end
   * it.
   */
  guardLeaving(ask: (leave: () => void) => void, go: (address: string) => void): () => void;
  /** Holds a lock that other windows can see, until it is released or the window is gone. */
  hold(name: string): () => void;
  /** Whether a window holds this lock; false where the device has no locks. */
  isHeld(name: string): Promise<boolean>;
}

/** Packs as files of this device. */
export interface PackFiles {
  /** Lets the user choose one; null if they chose none, or if the host couldn't read it and has shown that. */
  choose(): Promise<Blob | null>;
  /** Saves a pack, and the page for phones, where the user or the browser decides. The host shows failures itself. */
  save(files: {
    readonly name: string;
    readonly pack: Blob;
    readonly page: Blob;
  }): Promise<'saved' | 'dismissed' | 'failed'>;
  /** A pack that came from outside the page (opened in the system's file manager, dropped on the window), once; null where none waits. */
  take(): Promise<Blob | null>;
  /** Gives one back that was taken and not shown: it is the next one to be taken, unless another one came. */
  putBack(pack: Blob): void;
  /** Calls the listener when a pack came, and lets packs be dropped on the page. */
  subscribe(listener: () => void): () => void;
}

/** What the portal needs from the device. Each host implements it. */
export interface Platform {
  readonly preferences: Preferences;
  readonly drafts: Drafts;
  readonly session: SessionStorage;
  readonly waiting: WaitingMark;
  /**
   * What a mail's link left behind the # of the address (a session or an error), taken out of the address and its history
   * at once; null where there is none.
   */
  readSessionFragment(): string | null;
  /** The public address of a path of the portal, or null where the site's address isn't known. */
  publicAddress(path: string): string | null;
  /** Opens another site's share page: a small window on the web, which the browser may block, the system's browser on the desktop. */
  openSharePage(address: string): 'opened' | 'blocked';
  /** Whether this device has a way of its own to share, beside the networks' pages. */
  canShare(): boolean;
  /** Lets the person choose where to share a link, in the system's own way. */
  share(link: SharedLink): Promise<'shared' | 'copied' | 'dismissed'>;
  /** Calls the listener for commands from outside the page. There are none on the web. */
  subscribeCommands(listener: (command: DeviceCommand) => void): () => void;
  /** Null on the web, where the browser has these functions. */
  readonly app: InstalledApp | null;
  /** Opens a path of the portal beside this one: in a new tab, or a new window of the app. */
  openInNewTab(path: string): void;
  /** Puts text on the clipboard; false where the system refuses. */
  copyText(text: string): Promise<boolean>;
  /**
   * Reloads the page where this error means that a file of its build is gone: a tab that is open after a deployment. Once for each
   * build; false where that was done already, where there is no network, or for any other error. Unsaved texts are in the drafts.
   */
  reloadForNewBuild(error: unknown): boolean;
  /** Whether the device has a network at all; only a request shows whether a server answers. */
  hasNetwork(): boolean;
  /** Calls the listener when that changes. */
  subscribeNetwork(listener: () => void): () => void;
  /** Calls the listener when the network is back. */
  subscribeOnline(listener: () => void): () => void;
  /** A random UUID, also on plain http addresses. */
  newId(): string;
  /** Opens the browser's, or the system's, own way to print what is shown. */
  print(): void;
  /** Hands something over as a file of this name and media type, to be kept where the person or the browser decides. */
  saveFile(name: string, type: string, content: string | Blob): Promise<void>;
  /** Its code is loaded on demand. */
  packFiles(): Promise<PackFiles>;
  /** Its code is loaded on demand: visitors never need it. */
  notifier(): Promise<Notifier>;
  /** Its code is loaded when there is such work. */
  backgroundWork(): Promise<BackgroundWork>;
  /** Its code is loaded when a user begins to write. */
  editingWindow(): Promise<EditingWindow>;
}

export const PlatformContext = createContext<Platform | null>(null);

/** The device that the portal runs on. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('No platform: render the portal inside PlatformContext.');
  return platform;
}
