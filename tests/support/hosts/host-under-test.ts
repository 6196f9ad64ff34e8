import type { Page } from '@playwright/test';
import type { BackendUnderTest } from '../portal/portals.ts';

export type HostName = 'web' | 'desktop';

/** Marks a journey that `npm test` walks on this host alone, and `npm run prove` on both (playwright.config.ts). */
export const ON_WEB = '@on-web';
export const ON_DESKTOP = '@on-desktop';

/** One of the two hosts of the portal, started, with a backend behind it. */
export interface HostUnderTest {
  readonly name: HostName;
  readonly backend: BackendUnderTest;
  /**
   * A fresh page of 1200 by 800 px: no stored choices, signed out. It navigates to paths of the portal (`goto('/blog')`), whatever
   * addresses the host uses for them.
   */
  freshPage(): Promise<Page>;
  /**
   * Opens the portal as a visitor while a super admin works on `page`: on the web in a fresh browser that is closed afterwards; the
   * app has one page, which navigates to the public pages and isn't brought back.
   */
  asVisitor(page: Page, look: (reader: Page) => Promise<void>): Promise<void>;
  /** Closes what `freshPage` has opened. */
  leave(page: Page): Promise<void>;
  /** The address of another site that this makes the host open, in whatever way it opens those. */
  opens(page: Page, act: () => Promise<void>): Promise<string>;
}
