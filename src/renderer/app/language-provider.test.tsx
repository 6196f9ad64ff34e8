// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserRouter } from 'react-router-dom';
import type { Language } from '#domain/localized.ts';
import { useLanguage } from '../i18n/language.ts';
import { createI18n, type Messages } from '../i18n/portal-i18n.ts';
import { PlatformContext, type Platform } from '../platform/port.ts';
import { LanguageProvider } from './language-provider.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { loadMessages } from './messages.ts';
import { settle } from '#tests/support/stages/settle.ts';

/** Replaces how the other language's messages are loaded; null for the real way. */
let comes: ((language: Language) => Promise<Messages>) | null = null;
vi.mock('./messages.ts', async (importOriginal) => {
  const { loadMessages: really } = await importOriginal<{ loadMessages: (language: Language) => Promise<Messages> }>();
  return { loadMessages: (language: Language) => (comes ?? really)(language) };
});

const page = document.documentElement;

/** The stored choice (null: none, `refused`: the browser stores nothing), and the opened pages. */
let stored: Language | null | 'refused';
let opened: string[];
/** The error with which opening a page rejects; null where it doesn't. */
let openFails: Error | null;

function platform(): Platform {
  return {
    preferences: {
      readLanguage: () => (stored === 'refused' ? null : stored),
      writeLanguage: (language: Language) => {
        if (stored !== 'refused') stored = language;
      },
    },
    reloadForNewBuild: () => false,
  } as unknown as Platform;
}

function Probe() {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  return (
    <p data-testid="probe">
      {language}: {t('nav.home')}
    </p>
  );
}

/** Opens an address whose page was prerendered in a language. */
async function visit(address: string, prerendered: Language): Promise<void> {
  window.history.replaceState(null, '', address);
  const i18n = createI18n(prerendered, await loadMessages(prerendered));
  const opener = {
    open: (path: string, language: Language) => {
      opened.push(`${language} ${path}`);
      if (openFails) return Promise.reject(openFails);
      return Promise.resolve({ kind: 'redirect', path: '/' } as const);
    },
  };
  render(
    <BrowserRouter useTransitions={false}>
      <PlatformContext value={platform()}>
        <LanguageProvider i18n={i18n} opener={opener}>
          <LanguageSwitch />
          <Probe />
        </LanguageProvider>
      </PlatformContext>
    </BrowserRouter>,
  );
  await settle();
}

async function choose(name: 'Indonesia' | 'English', how: MouseEventInit = {}): Promise<void> {
  fireEvent.click(screen.getByText(name).closest('a')!, how);
  await settle();
}

const shown = () => screen.getByTestId('probe').textContent;
const here = () => window.location.pathname + window.location.search;
const INDONESIAN = 'id: Beranda';
const ENGLISH = 'en: Home';

beforeEach(async () => {
  comes = null;
  stored = null;
  opened = [];
  openFails = null;
  await Promise.all([loadMessages('id'), loadMessages('en')]);
});
afterEach(() => {
  page.removeAttribute('lang');
  page.removeAttribute('data-switching');
});

test.each([
  ['/', null, 'id', INDONESIAN],
  ['/blog', 'id', 'id', INDONESIAN],
  ['/blog', 'en', 'id', ENGLISH],
  ['/en', null, 'en', ENGLISH],
  ['/en/blog', 'id', 'en', ENGLISH],
  ['/en/blog', 'en', 'en', ENGLISH],
  ['/blog', 'refused', 'id', INDONESIAN],
] as const)(
  'which language a visitor sees at %s with the choice %s, prerendered in %s: %s',
  async (address, choice, prerendered, expected) => {
    stored = choice;
    page.setAttribute('data-switching', '');
    await visit(address, prerendered);
    expect(shown()).toBe(expected);
    expect(page.lang).toBe(expected.slice(0, 2));
    expect(page.hasAttribute('data-switching')).toBe(false);
  },
);

test('the language that a page has already isn’t written into it again', async () => {
  page.lang = 'en';
  const write = vi.spyOn(page, 'lang', 'set');
  await visit('/en/article/2', 'en');
  expect(write).not.toHaveBeenCalled();
});

test('which language a visitor sees a page prerendered in another language is fetched with the switch, so that both change together', async () => {
  stored = 'en';
  await visit('/article/2', 'id');
  expect(opened).toEqual(['en /article/2']);
});

test('choosing a language: Indonesian on an English address goes to the same page’s plain address, with its search', async () => {
  await visit('/en/blog?q=compost', 'en');
  const entries = window.history.length;
  await choose('Indonesia');
  expect([here(), shown(), stored]).toEqual(['/blog?q=compost', INDONESIAN, 'id']);
  expect(window.history.length).toBe(entries);
});

test('choosing a language twice in a row ends with the last choice, whichever texts come first', async () => {
  await visit('/blog', 'id');
  let bring: () => void = () => undefined;
  const english = await loadMessages('en');
  comes = () => new Promise((resolve) => (bring = () => resolve(english)));
  await choose('English');
  await choose('Indonesia');
  bring();
  await settle();
  expect(shown()).toBe(INDONESIAN);
  expect(stored).toBe('id');
});

test('choosing a language holds for this visit where the browser keeps nothing', async () => {
  stored = 'refused';
  await visit('/blog', 'id');
  await choose('English');
  expect(shown()).toBe(ENGLISH);
});

describe('texts that can’t be fetched', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

  test('leave the page readable in the language that it is written in', async () => {
    stored = 'en';
    page.setAttribute('data-switching', '');
    const indonesian = await loadMessages('id');
    comes = (language) => (language === 'id' ? Promise.resolve(indonesian) : Promise.reject(new Error('offline')));
    await visit('/', 'id');
    expect(shown()).toBe(INDONESIAN);
    expect(page.hasAttribute('data-switching')).toBe(false);
    expect(console.warn).toHaveBeenCalled();
  });

  test.each([
    ['', () => void (comes = () => Promise.reject(new Error('offline')))],
    ['of the page itself ', () => void (openFails = new TypeError('Failed to fetch dynamically imported module'))],
  ])('%sleave it in its language, and are asked for again with the next choice', async (_which, fail) => {
    await visit('/', 'id');
    fail();
    await choose('English');
    expect(shown()).toBe(INDONESIAN);
    [comes, openFails] = [null, null];
    await choose('English');
    expect(shown()).toBe(ENGLISH);
  });
});

test('the switch marks the language on the screen, and names both in their own words', async () => {
  await visit('/blog', 'id');
  const marked = () => [...document.querySelectorAll('a[aria-current="true"]')].map((link) => link.textContent);
  expect(marked()).toEqual(['IDIndonesia']);
  await choose('English');
  expect(marked()).toEqual(['ENEnglish']);
  expect(screen.getByText('English').closest('a')?.lang).toBe('en');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'the switch leaves a click that opens another window to the browser: %j',
  async (how) => {
    await visit('/', 'id');
    await choose('English', how);
    expect(shown()).toBe(INDONESIAN);
    expect(stored).toBeNull();
  },
);
