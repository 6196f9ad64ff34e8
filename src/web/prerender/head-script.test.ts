// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DISPLAY_SCRIPT, TEXT_SIZE_CHOICE, READING_WIDTH_CHOICE, THEME_CHOICE } from '#domain/display-settings.ts';
import { headScript } from './head-script.ts';

const HEAD_SCRIPT = headScript(true);

describe('the script in the head', () => {
  const page = document.documentElement;
  const load = vi.fn();
  beforeEach(() => {
    Object.assign(document, { fonts: { load } });
  });
  afterEach(() => {
    page.removeAttribute('data-switching');
    localStorage.clear();
  });

  /** Runs the same text that is in the page. */
  function run(storage: Pick<Storage, 'getItem'>): void {
    const names = ['localStorage', 'document', 'location', 'navigator'];
    new Function(...names, HEAD_SCRIPT)(storage, document, window.location, {});
  }

  test.each([
    ['/blog', 'id', 'en', true],
    ['/blog', 'id', 'id', false],
    ['/blog', 'id', null, false],
    ['/', 'id', 'en', true],
    // English addresses are English, whatever language the visitor chose.
    ['/en', 'en', 'id', false],
    ['/en/blog', 'en', 'id', false],
    ['/english', 'id', 'en', true],
  ])(
    'at %s, written in %s, with the choice %s: hidden until it has switched is %s',
    (path, written, choice, hidden) => {
      window.history.replaceState(null, '', path);
      page.lang = written;
      if (choice !== null) localStorage.setItem('tunas.language', choice);
      run(localStorage);
      expect(page.hasAttribute('data-switching')).toBe(hidden);
    },
  );

  test.each([
    ['java', '2026-11-30T16:59:59Z', 'p', '3'],
    // Midnight in Jakarta.
    ['java', '2026-11-30T17:00:00Z', 't', '2'],
    ['papua', '2026-11-30T17:00:00Z', undefined, ''],
    [null, '2026-11-30T17:00:00Z', undefined, ''],
  ])(
    'with the region %s at %s the season of the first view is %s, with room for %s tasks',
    (region, now, season, room) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
      delete page.dataset['season'];
      page.dataset['seasons'] = JSON.stringify({ java: 'gghhtgghhppt' + '111111111132' });
      page.removeAttribute('style');
      if (region !== null) localStorage.setItem('tunas.region', region);
      run(localStorage);
      expect(page.dataset['season']).toBe(season);
      expect(page.style.getPropertyValue('--tasks')).toBe(room);
      delete page.dataset['seasons'];
      run(localStorage);
      vi.useRealTimers();
    },
  );

  test('where the reader chose a display setting, the script that applies it comes before the first paint', () => {
    const write = vi.spyOn(document, 'write').mockImplementation(() => undefined);
    run(localStorage);
    expect(write).not.toHaveBeenCalled();
    for (const name of [TEXT_SIZE_CHOICE, THEME_CHOICE, READING_WIDTH_CHOICE]) {
      localStorage.clear();
      localStorage.setItem(`tunas.${name}`, 'dark');
      run(localStorage);
      expect(write).toHaveBeenLastCalledWith(`<script src="${DISPLAY_SCRIPT}"></script>`);
    }
    expect(write).toHaveBeenCalledTimes(3);
    // Otherwise the HTML parser would end the script there.
    expect(HEAD_SCRIPT).not.toContain('</script');
    vi.restoreAllMocks();
  });

  test('begins to load the typeface before anything is laid out', () => {
    load.mockClear();
    run(localStorage);
    expect(load).toHaveBeenCalledWith('1em Plus Jakarta Sans');
  });

  test('a browser that refuses its storage shows the page', () => {
    const refusing = {
      getItem() {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    run(refusing);
    expect(page.hasAttribute('data-switching')).toBe(false);
  });

  test('registers the worker once everything is loaded, and behind one looks for a newer build; never where the build has none', () => {
    const register = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { serviceWorker: { register, controller: null } });
    const open = (script: string) => {
      new Function(script)();
      window.dispatchEvent(new Event('load'));
    };
    open(headScript(false));
    expect(register).not.toHaveBeenCalled();
    open(headScript(true));
    expect(register).toHaveBeenCalledWith('/service-worker.js');
    vi.unstubAllGlobals();
  });
});
