import type { TextSize } from './app-settings.ts';

/** Sizes of text that readers choose among, in percent of the size that their browser or app shows text in. */
export const OFFERED_TEXT_SIZES = [100, 110, 125, 150] as const satisfies readonly TextSize[];

/** How wide an article's text may become, px. Lines of 540 px hold about 60 letters, those of 760 px about 85. */
export const READING_WIDTHS = { narrow: 540, usual: 660, wide: 760 } as const;

export type ReadingWidth = keyof typeof READING_WIDTHS;

/** The CSS property that holds the width; article-screen.tsx has READING_WIDTHS.usual as its fallback. */
export const READING_WIDTH_PROPERTY = '--reading-width';

/**
 * Names under which the choices are kept in local storage, with the prefix "tunas.". On the web DISPLAY_SCRIPT applies them: before the first
 * paint, when another tab changes one, and on DISPLAY_SETTINGS_EVENT. Pages of readers who chose nothing don't load it.
 */
export const TEXT_SIZE_CHOICE = 'text-size';
export const THEME_CHOICE = 'theme';
export const READING_WIDTH_CHOICE = 'reading-width';
export const DISPLAY_SETTINGS_EVENT = 'tunas-display';
export const DISPLAY_SCRIPT = '/display.js';

/** In the data attributes of a page's root once that script has run. */
export const DISPLAY_SCRIPT_MARK = 'display';
