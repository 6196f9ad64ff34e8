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
  /** Whether the admin area's sidebar was left open; null where nobody chose within the last 7 days. */
  readSidebarOpen(): boolean | null;
  writeSidebarOpen(open: boolean): void;
  /** What somebody chose, by a name of its own; null where nobody chose one of these. */
  readChoice<Value extends string>(name: string, values: readonly Value[]): Value | null;
  writeChoice(name: string, value: string): void;
  /** A number above zero that somebody entered, by a name of its own; null where there is none. Writing null removes it. */
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
  /** Tells when another window or tab of the portal changed the value under this key. */
  subscribe(key: string, listener: () => void): () => void;
  /**
   * Runs work while no other window or tab runs any under this key. A window that holds the others up too long, or a device
   * that knows no such order, doesn't stop it: the work runs all the same.
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

/** What a person asked for outside the page: in the app's menu, or by following a link to the app. */
export type DeviceCommand =
  | { readonly command: 'open'; readonly path: string }
  | { readonly command: 'find' | 'find-next' | 'find-previous' | 'settings' };

/** What a person sets up for the whole app. */
export interface AppSettings {
  readonly language: Language;
  readonly theme: Theme;
  readonly textSize: TextSize;
  /** Whether the system's notices are shown. */
  readonly notices: boolean;
  /** Whether the app looks for new versions by itself. */
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
  /** Tells of every change, whoever brought it about. */
  subscribeSettings(listener: (settings: AppSettings) => void): () => void;
  /** False where the system couldn't open it, which it says itself. */
  openDataFolder(): Promise<boolean>;
  /** The outcome is told in a dialog of the system. */
  checkForUpdates(): void;
  /** Saves the factsheets that this page shows as one PDF under this title. What failed has been said by the app. */
  saveFactsheets(title: string): Promise<'saved' | 'dismissed' | 'failed'>;
  /** Whose pages the menus lead to. */
  tellAccount(account: MenuAccount): void;
}

/** Of whom the menus know: somebody without a role, with one, and those who write articles or read messages as well. */
export type MenuAccount = 'visitor' | 'member' | 'staff' | 'editor' | 'admin';

/** Texts that somebody is still writing, kept until they are sent. */
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

/** What goes on behind the pages, in whichever window comes first. */
export interface BackgroundWork {
  /** Runs work of a name in one window at a time; false, at once, where another one is at it. */
  inOneWindow(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Tells when the person comes back to the page, or the network to the device. */
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
  /** Whether notices are shown; `ask`: the person can still be asked. */
  allowed(): 'yes' | 'ask' | 'no';
  /** Asks the person, who has just pressed something that says so. */
  ask(): Promise<boolean>;
  /** Shows a notice if that is allowed. A press on it brings the portal to the front, where `open` or the host itself opens the path. */
  show(notice: Notice, open: (path: string) => void): void;
  /** The number on the app's icon, or in the title of a tab that nobody looks at; 0 takes it away. */
  setBadge(count: number): void;
  /** What was announced last on this device, in whatever words the caller chose; null where nothing was. */
  readAnnounced(): string | null;
  writeAnnounced(mark: string): void;
  /** Whether the page can be seen now. */
  isLookedAt(): boolean;
  /** Tells when the person comes back to the page, or the network to the device. */
  subscribeReturn(listener: () => void): () => void;
}

/** What a window has to know in which something is being written. */
export interface EditingWindow {
  /** Tells when the page is hidden or left: it may be gone in a moment, without another word. */
  subscribeLeaving(listener: () => void): () => void;
  /** Tells when the network is back. */
  subscribeOnline(listener: () => void): () => void;
  /**
   * While it stands, whoever closes or reloads the window is asked first, and a way to another page of the portal is held
   * up: `ask` is told of it, with how to go there all the same: by `go`, or by the history where it was a step in it. Gives
   * back how to end it.
   */
  guardLeaving(ask: (leave: () => void) => void, go: (address: string) => void): () => void;
  /** Says to all windows that this one has something open, until it lets go or is gone, however that came about. */
  hold(name: string): () => void;
  /** Whether a window has it open; false where the device knows no such thing. */
  isHeld(name: string): Promise<boolean>;
}

/** Packs as files of this device. */
export interface PackFiles {
  /** Lets the person choose one; null if they chose none, or the host couldn't read it, which it has said then. */
  choose(): Promise<Blob | null>;
  /** Saves a pack, and the page for phones, where the person or the browser decides. What failed has been said by the host. */
  save(files: {
    readonly name: string;
    readonly pack: Blob;
    readonly page: Blob;
  }): Promise<'saved' | 'dismissed' | 'failed'>;
  /** A pack that came from outside the page (opened in the system's file manager, dropped on the window), once; null where none waits. */
  take(): Promise<Blob | null>;
  /** Gives one back that was taken and not shown: it is the next one to be taken, unless another one came. */
  putBack(pack: Blob): void;
  /** Tells when one came, and lets packs be dropped on the page. */
  subscribe(listener: () => void): () => void;
}

/** What the device can do for the portal. Each host implements it; the portal asks for outcomes. */
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
  /** Opens another site's share page: a small window on the web, the system's browser on the desktop. */
  openSharePage(address: string): void;
  /** Whether this device has a way of its own to share, beside the networks' pages. */
  canShare(): boolean;
  /** Lets the person choose where to share a link, in the system's own way. */
  share(link: SharedLink): Promise<'shared' | 'copied' | 'dismissed'>;
  /** Tells what the person asked for outside the page. The web has nothing of the kind. */
  subscribeCommands(listener: (command: DeviceCommand) => void): () => void;
  /** Null on the web, where the browser has all of that. */
  readonly app: InstalledApp | null;
  /** Opens a path of the portal beside this one: in a new tab, or a new window of the app. */
  openInNewTab(path: string): void;
  /** Puts text on the clipboard; false where the system refuses. */
  copyText(text: string): Promise<boolean>;
  /**
   * Loads the page anew where this error says that a file of its build is gone: an open tab after a deploy. Once for each
   * build; false where that was done already, where there is no network, or for any other error. What somebody typed is in
   * the drafts.
   */
  reloadForNewBuild(error: unknown): boolean;
  /** Whether the device has a network at all; whether anything answers on it is for a request to find out. */
  hasNetwork(): boolean;
  /** Tells when the network is back. */
  subscribeOnline(listener: () => void): () => void;
  /** A random UUID, also on plain http addresses. */
  newId(): string;
  /** Opens the browser's, or the system's, own way to print what is shown. */
  print(): void;
  /** Hands something over as a file of this name and media type, to be kept where the person or the browser decides. */
  saveFile(name: string, type: string, content: string | Blob): Promise<void>;
  /** Its code is fetched when it is asked for. */
  packFiles(): Promise<PackFiles>;
  /** Its code is fetched when it is asked for: visitors never need it. */
  notifier(): Promise<Notifier>;
  /** Its code is fetched when there is such work. */
  backgroundWork(): Promise<BackgroundWork>;
  /** Its code is fetched when somebody begins to write. */
  editingWindow(): Promise<EditingWindow>;
}

export const PlatformContext = createContext<Platform | null>(null);

/** The device that the portal runs on. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('No platform: render the portal inside PlatformContext.');
  return platform;
}
