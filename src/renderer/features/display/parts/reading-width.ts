import {
  READING_WIDTH_CHOICE,
  READING_WIDTH_PROPERTY,
  READING_WIDTHS,
  type ReadingWidth,
} from '#domain/display-settings.ts';
import type { Preferences } from '#renderer/platform/port.ts';

/** The stored choice for the width of an article's text. */
export function storedReadingWidth(preferences: Preferences): ReadingWidth {
  return preferences.readChoice(READING_WIDTH_CHOICE, Object.keys(READING_WIDTHS) as ReadingWidth[]) ?? 'usual';
}

/** Gives the articles of this window that width. On the web the script in the head does so (web/display/apply-display.ts). */
export function applyReadingWidth(width: ReadingWidth): void {
  document.documentElement.style.setProperty(READING_WIDTH_PROPERTY, `${READING_WIDTHS[width]}px`);
}
