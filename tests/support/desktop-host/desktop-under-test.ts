import type { Page } from '@playwright/test';
import type { Order } from './system-hands.ts';

/** The response of the app:// handler, requested without the browser's normalization of addresses. */
export interface SchemeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Place and size of a window, in pixels that don't depend on the screen's density. */
interface WindowBounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A window as it was opened. */
export interface WindowReport {
  readonly title: string;
  readonly visible: boolean;
  /** Width and height. */
  readonly minimumSize: readonly number[];
  readonly bounds: WindowBounds;
  readonly maximized: boolean;
  readonly fullScreen: boolean;
  /** How much larger than usual the page is shown. */
  readonly zoomFactor: number;
  /** webPreferences: on the stand-in those passed to BrowserWindow, on Electron those in force. */
  readonly preferences: Readonly<Record<string, unknown>>;
}

/** The sender of a call to the main process, where it isn't the page of the first window. */
export interface Asker {
  /** The address of the asking frame; the portal's own without it. */
  readonly url?: string;
  /** `top` without it; `null`: it has gone on before it was looked at. */
  readonly frame?: 'top' | 'sub' | 'detached' | 'destroyed' | null;
  /** Contents of the first window without it; `stray` are those of no window. */
  readonly contents?: 'window' | 'stray' | 'destroyed';
}

/** The started desktop app, the same on Electron and on its stand-in. */
export interface DesktopUnderTest {
  readonly host: 'Electron' | 'stand-in';
  /** The main window. */
  readonly page: Page;
  /** The address of a path in `page`: `app://bundle/…`, or its replacement in a plain Chromium. */
  address(path: string): string;
  /** Sends a request to the app:// handler; the address is the app's own, `app://bundle/…`. */
  askScheme(address: string, method?: string): Promise<SchemeAnswer>;
  windows(): Promise<readonly WindowReport[]>;
  /**
   * Calls what answers a channel as for a message of a page, also as a sender that no page of ours would be. `input` is
   * JavaScript for the list of inputs: made where it arrives, because not everything survives the way there.
   */
  ask(channel: string, input: string, as?: Asker): Promise<unknown>;
  /** Every channel on which the main process listens, once for each registration. */
  servedChannels(): Promise<readonly string[]>;
  /** Does what a person would do with the system's own menus, dialogs and links; gives what they would see there. */
  hands(order: Order): Promise<unknown>;
  /** What was handed to the system's browser or mail program since the last call of this. */
  takeOpened(): Promise<readonly string[]>;
  /** A second start of the app: true if it was turned away and the first window is in front. */
  startAgain(): Promise<boolean>;
  /** Moves and sizes the first window as a person would. */
  setBounds(bounds: WindowBounds): Promise<void>;
  /**
   * Where the main process had called by the time the first window showed, as the system saw it; null where that can't
   * be seen.
   */
  calledBeforeShown(): readonly string[] | null;
  /** Cuts the app off the network, or connects it again. */
  setNetwork(connected: boolean): Promise<void>;
  close(): Promise<void>;
}
