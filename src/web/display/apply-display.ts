// Loaded before the first paint, by the script in the page's head, where a reader has stored a display setting; else with the first
// choice, by the page itself.
import {
  DISPLAY_SCRIPT_MARK,
  DISPLAY_SETTINGS_EVENT,
  TEXT_SIZE_CHOICE,
  OFFERED_TEXT_SIZES,
  READING_WIDTH_CHOICE,
  READING_WIDTH_PROPERTY,
  READING_WIDTHS,
  THEME_CHOICE,
} from '#domain/display-settings.ts';

const DARK = '(prefers-color-scheme: dark)';
/** Media queries for the rules of dark pages: no choice, dark, light. `speech` never matches on a screen or on paper. */
const QUERIES = { '': `screen and ${DARK}`, dark: `screen, speech and ${DARK}`, light: `speech and ${DARK}` } as const;

/** Whether a choice of light or dark has changed the page's rules. */
let isChanged = false;

function apply(): void {
  const { style } = document.documentElement;
  const size = OFFERED_TEXT_SIZES.find((each) => String(each) === kept(TEXT_SIZE_CHOICE)) ?? 100;
  style.fontSize = size === 100 ? '' : `${size}%`;
  const width = kept(READING_WIDTH_CHOICE);
  style.setProperty(READING_WIDTH_PROPERTY, width === 'narrow' || width === 'wide' ? `${READING_WIDTHS[width]}px` : '');
  const chosen = kept(THEME_CHOICE);
  const theme = chosen === 'light' || chosen === 'dark' ? chosen : '';
  // For scroll bars, controls, and SVG files.
  style.colorScheme = theme;
  if (theme === '' && !isChanged) return;
  isChanged = true;
  const query = QUERIES[theme];
  // The browser takes the first of the two theme colours whose media query matches.
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar) bar.media = query;
  for (const sheet of document.styleSheets) setQueries(rulesOf(sheet), query);
}

/** The rules of a stylesheet; none where scripts may not read it, such as a browser extension's. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

/** Gives the rules for dark pages another query, within layers and other queries too. */
function setQueries(rules: Iterable<CSSRule>, query: string): void {
  for (const rule of rules) {
    const { media, cssRules } = rule as Partial<CSSMediaRule>;
    if (media && /prefers-color-scheme: ?dark/.test(media.mediaText)) media.mediaText = query;
    else if (cssRules) setQueries(cssRules, query);
  }
}

/** The stored choice; null where the browser refuses access to the storage. */
function kept(name: string): string | null {
  try {
    return localStorage.getItem(`tunas.${name}`);
  } catch {
    return null;
  }
}

apply();
// The page loads this script again where the mark is missing.
document.documentElement.dataset[DISPLAY_SCRIPT_MARK] = '';
window.addEventListener(DISPLAY_SETTINGS_EVENT, apply);
// A choice in another tab.
window.addEventListener('storage', apply);
// A stylesheet that is loaded later.
document.addEventListener(
  'load',
  ({ target }) => {
    if (target instanceof HTMLLinkElement || target instanceof HTMLStyleElement) apply();
  },
  true,
);
