import type { Page } from '@playwright/test';

/** What the app:// handler answered, asked past the browser's own clean-up of addresses. */
export interface SchemeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A window as it was opened. */
export interface WindowReport {
  readonly title: string;
  readonly visible: boolean;
  /** Width and height. */
  readonly minimumSize: readonly number[];
  /** webPreferences: on the stand-in those passed to BrowserWindow, on Electron those in force. */
  readonly preferences: Readonly<Record<string, unknown>>;
}

/** The started desktop app, the same on Electron and on its stand-in. */
export interface DesktopUnderTest {
  readonly host: 'Electron' | 'stand-in';
  /** The main window. */
  readonly page: Page;
  /** Where `page` finds a path of the portal: `app://bundle/…`, or what stands for it in a plain Chromium. */
  address(path: string): string;
  /** Asks the app:// handler; the address is the app's own, `app://bundle/…`. */
  askScheme(address: string, method?: string): Promise<SchemeAnswer>;
  windows(): Promise<readonly WindowReport[]>;
  /** What was handed to the system's browser or mail program since the last call of this. */
  takeOpened(): Promise<readonly string[]>;
  /** A second start of the app: true if it was turned away and the first window is in front. */
  startAgain(): Promise<boolean>;
  /** Cuts the app off the network, or connects it again. */
  setNetwork(connected: boolean): Promise<void>;
  close(): Promise<void>;
}
