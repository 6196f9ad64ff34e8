import type { TextSize } from './app-settings.ts';

/** The text sizes that readers can choose, in percent of the browser's or app's own size. */
export const OFFERED_TEXT_SIZES = [100, 110, 125, 150] as const satisfies readonly TextSize[];

/** The maximum width of an article's text, px. Lines of 540 px hold about 60 letters, those of 760 px about 85. */
export const READING_WIDTHS = { narrow: 540, usual: 660, wide: 760 } as const;

export type ReadingWidth = keyof typeof READING_WIDTHS;

/** The CSS property of the width; article-screen.tsx has READING_WIDTHS.usual as its fallback. */
export const READING_WIDTH_PROPERTY = '--reading-width';

/**
 * The keys of the choices in local storage, with the prefix "tunas.". On the web DISPLAY_SCRIPT applies them: before the first
 * paint, when another tab changes one, and on DISPLAY_SETTINGS_EVENT. Pages without a stored choice don't load it.
 */
export const TEXT_SIZE_CHOICE = 'text-size';
export const THEME_CHOICE = 'theme';
export const READING_WIDTH_CHOICE = 'reading-width';
export const DISPLAY_SETTINGS_EVENT = 'tunas-display';
export const DISPLAY_SCRIPT = '/display.js';

/** The data attribute that the script sets on the page's root once it has run. */
export const DISPLAY_SCRIPT_MARK = 'display';

/** The key in local storage (`tunas.data-saver`). "on": the service worker loads pictures only when the reader asks for them. */
export const DATA_SAVER_CHOICE = 'data-saver';

/**
 * A page's message to the service worker: queries the data saver, after switching it where `on` isn't null. The answer is true or
 * false.
 */
export interface DataSaverRequest {
  readonly dataSaver: { readonly on: boolean | null };
}

/** The cache of pictures that pages have shown. */
export const PICTURE_CACHE = 'tunas-pictures';
