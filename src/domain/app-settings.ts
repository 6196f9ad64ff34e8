/** The values of Electron's `nativeTheme.themeSource`. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Text sizes of the desktop app, in percent. Pages reflow up to the last one. */
export const TEXT_SIZES = [80, 90, 100, 110, 125, 150, 175, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const USUAL_TEXT_SIZE: TextSize = 100;

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

export function isTextSize(value: unknown): value is TextSize {
  return TEXT_SIZES.some((size) => size === value);
}

/** The next larger (1) or smaller (-1) size; the same one at either end. */
export function nextTextSize(size: TextSize, step: 1 | -1): TextSize {
  return TEXT_SIZES[TEXT_SIZES.indexOf(size) + step] ?? size;
}
