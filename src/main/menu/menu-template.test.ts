import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { menuTemplate, type MenuActions, type MenuContext } from './menu-template.ts';
import { nativeTexts } from '#main/messages/native-texts.ts';
import { plainLabel } from './access-keys.ts';

type Item = MenuItemConstructorOptions;

const FACTS: MenuContext = {
  platform: 'linux',
  language: 'id',
  theme: 'dark',
  account: 'visitor',
  onTheWeb: true,
  developerTools: false,
};

function built(facts: Partial<MenuContext> = {}, done: unknown[][] = []): Item[] {
  const whole = { ...FACTS, ...facts };
  const actions = new Proxy({} as MenuActions, {
    get:
      (_actions, name) =>
      (...input: unknown[]) =>
        done.push([name, ...input]),
  });
  return menuTemplate(whole, nativeTexts(whole.language), actions);
}

function all(items: readonly Item[]): Item[] {
  return items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? all(item.submenu) : [])]);
}

const byId = (items: readonly Item[], id: string): Item | undefined => all(items).find((item) => item.id === id);

describe.each(['darwin', 'win32', 'linux'] as const)('the menu of %s', (platform) => {
  it('has a label for every item, in both languages', () => {
    for (const language of ['id', 'en'] as const) {
      for (const item of all(built({ platform, language, developerTools: true }))) {
        if (item.type !== 'separator') expect(item.label, JSON.stringify(item)).toBeTruthy();
      }
    }
  });

  it('uses no key twice', () => {
    const keys = all(built({ platform }))
      .map(({ accelerator }) => accelerator)
      .filter(Boolean);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('uses no id twice, so that every item can be found', () => {
    const ids = all(built({ platform, developerTools: true }))
      .map(({ id }) => id)
      .filter(Boolean);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['id', 'en'] as const)('opens and chooses by letters where the system knows that: %s', (language) => {
    const menus = (items: readonly Item[]): Item[][] => [
      items.filter(({ type, visible }) => type !== 'separator' && visible !== false),
      ...items.flatMap(({ submenu }) => (Array.isArray(submenu) ? menus(submenu) : [])),
    ];
    for (const account of ['visitor', 'admin'] as const) {
      for (const menu of menus(built({ platform, language, account, developerTools: true }))) {
        const labels = menu.map(({ label = '' }) => label);
        const letters = labels.map((label) => /&(\w)/.exec(label)?.[1]?.toLowerCase());
        if (platform === 'darwin') expect(labels.join()).not.toContain('&');
        // Each item has an access key, and no other item of its menu has the same one.
        else expect([...new Set(letters)], labels.join()).toEqual(letters.map((letter) => letter ?? 'none'));
      }
    }
  });
});

it('is native to each system', () => {
  const top = (platform: NodeJS.Platform) => built({ platform }).map(({ id }) => id);
  expect(top('darwin')).toEqual(['app', 'file', 'edit', 'view', 'go', 'window', 'help']);
  expect(top('linux')).toEqual(['file', 'edit', 'view', 'go', 'help']);
  expect(top('win32')).toEqual(top('linux'));
  const places = (platform: NodeJS.Platform, id: string) =>
    built({ platform })
      .filter((menu) => byId([menu], id))
      .map((menu) => menu.id);
  expect([places('darwin', 'about'), places('darwin', 'quit'), places('darwin', 'update')]).toEqual([
    ['app'],
    ['app'],
    ['app'],
  ]);
  expect([places('win32', 'about'), places('win32', 'quit'), places('win32', 'update')]).toEqual([
    ['help'],
    ['file'],
    ['help'],
  ]);
  expect(plainLabel(byId(built({ platform: 'win32' }), 'quit')?.label ?? '')).toBe('Keluar');
  expect(plainLabel(byId(built({ platform: 'linux' }), 'quit')?.label ?? '')).toBe('Keluar dari Tunas');
});

it('shows what is chosen', () => {
  const menu = built({ language: 'en', theme: 'dark' });
  const chosen = all(menu)
    .filter(({ type, checked }) => type === 'radio' && checked)
    .map(({ id }) => id);
  expect(chosen).toEqual(['theme-dark', 'language-en']);
});

it('offers the web and the developer tools only where there is something to open', () => {
  const ids = (facts: Partial<MenuContext>) => all(built(facts)).map(({ id }) => id);
  expect(ids({ onTheWeb: false })).not.toContain('web');
  expect(ids({ onTheWeb: true })).toContain('web');
  expect(ids({ developerTools: false })).not.toContain('developer');
  expect(ids({ developerTools: true })).toContain('developer');
});

it('does what it says', () => {
  const done: unknown[][] = [];
  for (const item of all(built({}, done))) {
    // Electron performs roles itself and ignores the click handler.
    if (item.role !== undefined) expect(item.click).toBeUndefined();
    (item.click as (() => void) | undefined)?.();
  }
  expect(done).toEqual([
    ['newWindow'],
    ['savePdf'],
    ['print'],
    ['share'],
    ['openSettings'],
    ['find', 'find'],
    ['find', 'find-next'],
    ['find', 'find-previous'],
    ['changeTextSize', 1],
    ['changeTextSize', -1],
    ['changeTextSize', 0],
    ['changeTextSize', 1],
    ['changeTextSize', 1],
    ['changeTextSize', -1],
    ['chooseTheme', 'system'],
    ['chooseTheme', 'light'],
    ['chooseTheme', 'dark'],
    ['chooseLanguage', 'id'],
    ['chooseLanguage', 'en'],
    ['go', 'back'],
    ['go', 'forward'],
    ['open', '/'],
    ['open', '/blog'],
    ['open', '/saved'],
    ['open', '/about'],
    ['open', '/contact'],
    ['open', '/auth'],
    ['openSite'],
    ['checkForUpdates'],
    ['openDataFolder'],
    ['copyDiagnostics'],
    ['openLicences'],
  ]);
});

it('leads visitors to the sign-in, whoever is signed in to their profile, and whoever has a role to their area', () => {
  const ids = (account: MenuContext['account']) =>
    all(built({ account }))
      .map(({ id }) => id)
      .filter((id) => ['open-sign-in', 'open-profile', 'open-admin'].includes(id ?? ''));
  expect(ids('visitor')).toEqual(['open-sign-in']);
  expect(ids('member')).toEqual(['open-profile']);
  for (const account of ['staff', 'editor', 'admin'] as const)
    expect(ids(account)).toEqual(['open-profile', 'open-admin']);
});

it('has the keys that people know: settings, reload, and text without its style', () => {
  const keys = (platform: NodeJS.Platform) =>
    all(built({ platform })).map(({ id, role, accelerator }) => `${String(id ?? role)} ${String(accelerator)}`);
  for (const platform of ['darwin', 'win32', 'linux'] as const)
    expect(keys(platform)).toContain('settings CmdOrCtrl+,');
  expect(keys('win32')).toContain('reload F5');
  expect(keys('darwin')).not.toContain('reload F5');
  for (const role of ['pasteAndMatchStyle', 'startSpeaking', 'stopSpeaking']) {
    expect(all(built({ platform: 'darwin' })).map((item) => item.role)).toContain(role);
    expect(all(built({ platform: 'linux' })).map((item) => item.role)).not.toContain(role);
  }
});
