// Loaded below a page's styles, before its first paint, by the script in its head, where a reader chose a display setting; and by the
// page itself with the first choice.
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
/** For a reader who chose neither light nor dark; one who chose dark; one who chose light: `speech` never holds on a screen or on paper. */
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
  // For scroll bars, controls, and drawings of their own files.
  style.colorScheme = theme;
  if (theme === '' && !isChanged) return;
  isChanged = true;
  const query = QUERIES[theme];
  // Of the two colours of the browser's bar, the first one that holds counts.
  const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bar) bar.media = query;
  for (const sheet of document.styleSheets) setQueries(rulesOf(sheet), query);
}

/** None of a stylesheet that no script may read, such as one that a browser's extension puts in. */
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

/** Null where the browser refuses to say it: then nothing was chosen. */
function kept(name: string): string | null {
  try {
    return localStorage.getItem(`tunas.${name}`);
  } catch {
    return null;
  }
}

apply();
// The page asks for this script again where it couldn't be had.
document.documentElement.dataset[DISPLAY_SCRIPT_MARK] = '';
window.addEventListener(DISPLAY_SETTINGS_EVENT, apply);
// Another tab.
window.addEventListener('storage', apply);
// A stylesheet that came later.
document.addEventListener(
  'load',
  ({ target }) => {
    if (target instanceof HTMLLinkElement || target instanceof HTMLStyleElement) apply();
  },
  true,
);
