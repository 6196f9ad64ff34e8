// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DISPLAY_SCRIPT, DISPLAY_SCRIPT_MARK, DISPLAY_SETTINGS_EVENT } from '#domain/display-settings.ts';
import { desktopPlatform } from '#renderer/platform/desktop/desktop-platform.ts';
import { PlatformContext, type Platform } from '#renderer/platform/port.ts';
import { webPlatform } from '#renderer/platform/web/web-platform.ts';
import { memoryMain } from '#tests/support/desktop-host/memory-main.ts';
import { useDisplaySettings } from './use-display-settings.ts';

const told = vi.fn();
beforeEach(() => {
  // As on a page whose reader chose something before.
  document.documentElement.dataset[DISPLAY_SCRIPT_MARK] = '';
  window.addEventListener(DISPLAY_SETTINGS_EVENT, told);
});
afterEach(() => {
  window.removeEventListener(DISPLAY_SETTINGS_EVENT, told);
  told.mockClear();
  vi.unstubAllGlobals();
  localStorage.clear();
  vi.restoreAllMocks();
});

/** The hook in one window. */
function open(platform: Platform = webPlatform(null)) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformContext value={platform}>{children}</PlatformContext>
  );
  return renderHook(useDisplaySettings, { wrapper });
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

test('the first choice brings that script along; where it can’t be had, the next choice tries again', () => {
  delete document.documentElement.dataset[DISPLAY_SCRIPT_MARK];
  const added = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  const { result } = open();
  act(() => result.current.chooseTheme('dark'));
  const [script] = added.mock.calls[0] as [HTMLScriptElement];
  expect(script.getAttribute('src')).toBe(DISPLAY_SCRIPT);
  expect(told).not.toHaveBeenCalled();
  act(() => result.current.chooseTheme('light'));
  expect(added).toHaveBeenCalledTimes(2);
});

test.each(['', '0', '80', '900', '110%', '-125', 'null', '{}', '1.25e2', ' 125'])(
  'what is kept damaged, %j, counts as no choice',
  (damaged) => {
    localStorage.setItem('tunas.text-size', damaged);
    localStorage.setItem('tunas.theme', damaged);
    localStorage.setItem('tunas.reading-width', damaged);
    expect(open().result.current.chosen).toEqual({ textSize: 100, theme: 'system', width: 'usual' });
  },
);

test('a choice in another tab is shown here', () => {
  const { result, unmount } = open();
  localStorage.setItem('tunas.theme', 'light');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'tunas.theme' })));
  expect(result.current.chosen).toEqual({ textSize: 100, theme: 'light', width: 'usual' });
  unmount();
});

test('where the browser keeps nothing, what is shown stays as it is, and this is said', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { result } = open();
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  act(() => result.current.chooseSize(150));
  expect(result.current).toMatchObject({ chosen: { textSize: 100 }, isRefused: true });
  vi.unstubAllGlobals();
  act(() => result.current.chooseSize(150));
  expect(result.current).toMatchObject({ chosen: { textSize: 150 }, isRefused: false });
});

test('in the installed app they are the app’s settings, in every window', async () => {
  const main = memoryMain();
  main.settings = { ...main.settings, settings: { ...main.settings.settings, textSize: 175, theme: 'dark' } };
  const window = () => open(desktopPlatform(null, main.bridge(), main.preferences()));
  const [here, there] = [window(), window()];
  expect(here.result.current.chosen).toBeNull();
  await settle();
  expect(here.result.current).toMatchObject({
    sizes: [100, 110, 125, 150, 175],
    chosen: { textSize: 175, theme: 'dark' },
  });
  act(() => here.result.current.chooseSize(110));
  act(() => here.result.current.chooseTheme('light'));
  act(() => here.result.current.chooseWidth('narrow'));
  await settle();
  expect(here.result.current.chosen?.width).toBe('narrow');
  expect(document.documentElement.style.getPropertyValue('--reading-width')).toBe('540px');
  expect(main.settings.settings).toMatchObject({ textSize: 110, theme: 'light' });
  await act(async () => main.tell('settings.changed', main.settings.settings));
  expect(there.result.current).toMatchObject({
    sizes: [100, 110, 125, 150],
    chosen: { textSize: 110, theme: 'light' },
  });
  expect(Object.keys(localStorage)).toEqual(['tunas.reading-width']);
  expect(told).not.toHaveBeenCalled();
});
