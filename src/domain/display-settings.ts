import type { TextSize } from './app-settings.ts';

/** Sizes of text that readers choose among, in percent of the size that their browser or app shows text in. */
export const READING_SIZES = [100, 110, 125, 150] as const satisfies readonly TextSize[];

/** How wide an article's text may become, px. Lines of 540 px hold about 60 letters, those of 760 px about 85. */
export const READING_WIDTHS = { narrow: 540, usual: 660, wide: 760 } as const;

export type ReadingWidth = keyof typeof READING_WIDTHS;

/** What article-screen.tsx takes the width from. */
export const READING_WIDTH_PROPERTY = '--reading-width';

/**
 * Under these names the choices are kept (`tunas.text-size`, `tunas.theme`, `tunas.reading-width` in local storage). On the web a script brings them about: before
 * the first paint, again when another tab changes them, and when a page tells it by the event. Pages of readers who chose nothing do
 * without it.
 */
export const READING_SIZE_CHOICE = 'text-size';
export const THEME_CHOICE = 'theme';
export const READING_WIDTH_CHOICE = 'reading-width';
export const READING_SETTINGS_EVENT = 'tunas-reading';
export const READING_SCRIPT = '/reading.js';

/** Kept as "on" while pictures come only when they are asked for (`tunas.data-saver`); the service worker holds them back. */
export const DATA_SAVER_CHOICE = 'data-saver';

/** What a page asks the service worker: whether it holds pictures back, after switching that where `on` says so. It answers true or false. */
export interface DataSaverRequest {
  readonly dataSaver: { readonly on: boolean | null };
}

/** The device's store of pictures that pages have shown. */
export const PICTURE_CACHE = 'tunas-pictures';
