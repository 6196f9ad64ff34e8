// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  DISPLAY_SETTINGS_EVENT,
  TEXT_SIZE_CHOICE,
  OFFERED_TEXT_SIZES,
  READING_WIDTH_CHOICE,
  READING_WIDTH_PROPERTY,
  THEME_CHOICE,
} from '#domain/display-settings.ts';

const DARK = '(prefers-color-scheme: dark)';
const dark = { media: { mediaText: `screen and ${DARK}` } };
const wide = { media: { mediaText: '(min-width: 48em)' }, cssRules: [dark] };
/** A stylesheet as a browser extension inserts it, whose rules no script may read. */
const unreadable = {
  get cssRules(): never {
    throw new DOMException('Cannot access rules', 'SecurityError');
  },
};
const page = document.documentElement.style;
const bars = () => [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')].map(({ media }) => media);

beforeAll(async () => {
  document.head.innerHTML = `<meta name="theme-color" media="${DARK}"><meta name="theme-color">`;
  localStorage.setItem(`tunas.${TEXT_SIZE_CHOICE}`, '110');
  await import('./apply-display.ts');
});
beforeEach(() => {
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([
    unreadable,
    { cssRules: [{}, wide] },
  ] as unknown as StyleSheetList);
});
afterEach(() => localStorage.clear());

/** Stores a choice and fires the event of this page, or of another tab. */
function choose(name: string, value: string | null, event = DISPLAY_SETTINGS_EVENT): void {
  if (value === null) localStorage.removeItem(`tunas.${name}`);
  else localStorage.setItem(`tunas.${name}`, value);
  window.dispatchEvent(new Event(event));
}

test('the size of text is set at once, and what is kept damaged counts as none', () => {
  expect(page.fontSize).toBe('110%');
  const shown = (kept: string | null) => (choose(TEXT_SIZE_CHOICE, kept), page.fontSize);
  expect(OFFERED_TEXT_SIZES.map((size) => shown(String(size)))).toEqual(['', '110%', '125%', '150%']);
  for (const damaged of [null, '', '900', '1100', '110%', '-125', 'null', '{}', '1e2'])
    expect(shown(damaged), String(damaged)).toBe('');
});

test('the width of an article’s text is set at once, and what is kept damaged counts as none', () => {
  const shown = (kept: string | null) => (
    choose(READING_WIDTH_CHOICE, kept),
    page.getPropertyValue(READING_WIDTH_PROPERTY)
  );
  expect([shown('narrow'), shown('wide'), shown('usual')]).toEqual(['540px', '760px', '']);
  for (const damaged of [null, '', '900', 'toString', '{}']) expect(shown(damaged), String(damaged)).toBe('');
});

test('light or dark is said to rules, controls and the bar of the browser, and taken back', () => {
  const shown = (kept: string) => (choose(THEME_CHOICE, kept, 'storage'), [page.colorScheme, dark.media.mediaText]);
  expect(shown('dark')).toEqual(['dark', `screen, speech and ${DARK}`]);
  expect(bars()).toEqual([`screen, speech and ${DARK}`, undefined]);
  expect(shown('light')).toEqual(['light', `speech and ${DARK}`]);
  for (const none of ['system', '', 'red', 'darkest']) expect(shown(none), none).toEqual(['', `screen and ${DARK}`]);
  expect(bars()).toEqual([`screen and ${DARK}`, undefined]);
  expect(wide.media.mediaText).toBe('(min-width: 48em)');
});

test('a stylesheet that came later follows too, and the load of a picture changes nothing', () => {
  choose(THEME_CHOICE, 'dark');
  for (const [name, query] of [
    ['img', DARK],
    ['style', `screen, speech and ${DARK}`],
  ] as const) {
    dark.media.mediaText = DARK;
    const element = document.createElement(name);
    document.body.append(element);
    element.dispatchEvent(new Event('load'));
    expect(dark.media.mediaText, name).toBe(query);
  }
});

test('where the browser refuses to read what it keeps, nothing is chosen', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  window.dispatchEvent(new Event('storage'));
  vi.unstubAllGlobals();
  expect([page.fontSize, page.colorScheme]).toEqual(['', '']);
});
