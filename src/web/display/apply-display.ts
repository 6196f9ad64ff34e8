// Loaded below a page's styles, before its first paint, by the script in its head, where a reader chose something of how to read; and by
// the page itself with the first choice.
import {
  READING_SETTINGS_EVENT,
  READING_SIZE_CHOICE,
  READING_SIZES,
  READING_WIDTH_CHOICE,
  READING_WIDTH_PROPERTY,
  READING_WIDTHS,
  THEME_CHOICE,
} from '#domain/reading-settings.ts';

const DARK = '(prefers-color-scheme: dark)';
/** For a reader who chose neither light nor dark; one who chose dark; one who chose light: `speech` never holds on a screen or on paper. */
const QUERIES = { '': `screen and ${DARK}`, dark: `screen, speech and ${DARK}`, light: `speech and ${DARK}` } as const;

/** Whether a choice of light or dark has changed the page's rules. */
let isChanged = false;

function apply(): void {
  const { style } = document.documentElement;
  const size = READING_SIZES.find((each) => String(each) === kept(READING_SIZE_CHOICE)) ?? 100;
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
  document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.media = query;
  for (const sheet of document.styleSheets) setQueries(sheet.cssRules, query);
}

/** Gives the rules for dark pages another query, within layers and other queries too. */
function setQueries(rules: CSSRuleList, query: string): void {
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
window.addEventListener(READING_SETTINGS_EVENT, apply);
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
