import type { MenuItemConstructorOptions } from 'electron';
import type { Theme } from '#domain/app-settings.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import type { PortalPath } from '#domain/portal-paths.ts';
import type { NativeTexts } from '#main/messages/native-texts.ts';
import { withoutAccessKeys } from './access-keys.ts';
import type { Account } from './known-account.ts';

/** The app's state that the menu shows, and the kind of build. */
export interface MenuContext {
  readonly platform: NodeJS.Platform;
  readonly language: Language;
  readonly theme: Theme;
  /** Decides which items are shown: visitors get the sign-in, signed-in people their profile, and those with a role the admin area too. */
  readonly account: Account;
  /** Whether the site has a public address. */
  readonly onTheWeb: boolean;
  /** Not in a packaged app. */
  readonly developerTools: boolean;
}

/** The menu's actions that aren't roles of Electron. */
export interface MenuActions {
  newWindow(): void;
  savePdf(): void;
  print(): void;
  share(): void;
  openSettings(): void;
  find(command: 'find' | 'find-next' | 'find-previous'): void;
  open(path: PortalPath | '/admin'): void;
  go(direction: 'back' | 'forward'): void;
  chooseLanguage(language: Language): void;
  chooseTheme(theme: Theme): void;
  /** Text one size larger (1), smaller (-1), or as usual (0). */
  changeTextSize(step: 1 | -1 | 0): void;
  openSite(): void;
  checkForUpdates(): void;
  openDataFolder(): void;
  copyDiagnostics(): void;
  openLicences(): void;
}

type Item = MenuItemConstructorOptions;

const LINE: Item = { type: 'separator' };

/** Each language by its own name, whatever the language of the menu. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { id: '&Indonesia', en: '&English' };

/** The app's menu in one language and the order of one system. Electron's roles do what the system can do itself. */
export function menuTemplate(facts: MenuContext, t: NativeTexts, actions: MenuActions): Item[] {
  const mac = facts.platform === 'darwin';
  const menus = [
    ...(mac ? [appMenu(t, actions)] : []),
    { id: 'file', label: t['menu.file'], submenu: fileItems(mac, facts.platform, t, actions) },
    { id: 'edit', label: t['menu.edit'], submenu: editItems(mac, t, actions) },
    { id: 'view', label: t['menu.view'], submenu: viewItems(facts, t, actions) },
    { id: 'go', label: t['menu.go'], submenu: goItems(mac, facts, t, actions) },
    ...(mac ? [windowMenu(t)] : []),
    { id: 'help', role: 'help' as const, label: t['menu.help'], submenu: helpItems(mac, facts, t, actions) },
  ];
  return mac ? withoutAccessKeys(menus) : menus;
}

function appMenu(t: NativeTexts, actions: MenuActions): Item & { label: string } {
  return {
    id: 'app',
    // macOS shows the app's own name there, whatever the label says.
    label: 'Tunas',
    submenu: [
      { id: 'about', role: 'about', label: t['menu.about'] },
      { id: 'update', label: t['menu.update'], click: () => actions.checkForUpdates() },
      LINE,
      settingsItem(t, actions),
      LINE,
      { role: 'services', label: t['menu.services'] },
      LINE,
      { role: 'hide', label: t['menu.hide'] },
      { role: 'hideOthers', label: t['menu.hideOthers'] },
      { role: 'unhide', label: t['menu.showAll'] },
      LINE,
      { id: 'quit', role: 'quit', label: t['menu.quit'] },
    ],
  };
}

function settingsItem(t: NativeTexts, actions: MenuActions): Item {
  return {
    id: 'settings',
    label: t['menu.settings'],
    accelerator: 'CmdOrCtrl+,',
    click: () => actions.openSettings(),
  };
}

function fileItems(mac: boolean, platform: NodeJS.Platform, t: NativeTexts, actions: MenuActions): Item[] {
  return [
    { id: 'new-window', label: t['menu.newWindow'], accelerator: 'CmdOrCtrl+N', click: () => actions.newWindow() },
    LINE,
    { id: 'save-pdf', label: t['menu.savePdf'], accelerator: 'CmdOrCtrl+Shift+S', click: () => actions.savePdf() },
    { id: 'print', label: t['menu.print'], accelerator: 'CmdOrCtrl+P', click: () => actions.print() },
    { id: 'share', label: t['menu.share'], click: () => actions.share() },
    LINE,
    ...(mac ? [] : [settingsItem(t, actions), LINE]),
    { id: 'close', role: 'close', label: t['menu.close'] },
    ...(mac ? [] : [{ id: 'quit', role: 'quit' as const, label: t[platform === 'win32' ? 'menu.exit' : 'menu.quit'] }]),
  ];
}

function editItems(mac: boolean, t: NativeTexts, actions: MenuActions): Item[] {
  return [
    { role: 'undo', label: t['menu.undo'] },
    { role: 'redo', label: t['menu.redo'] },
    LINE,
    { role: 'cut', label: t['menu.cut'] },
    { role: 'copy', label: t['menu.copy'] },
    { role: 'paste', label: t['menu.paste'] },
    ...(mac ? [{ role: 'pasteAndMatchStyle' as const, label: t['menu.pasteStyle'] }] : []),
    { role: 'selectAll', label: t['menu.selectAll'] },
    LINE,
    { id: 'find', label: t['menu.find'], accelerator: 'CmdOrCtrl+F', click: () => actions.find('find') },
    {
      id: 'find-next',
      label: t['menu.findNext'],
      accelerator: mac ? 'Cmd+G' : 'F3',
      click: () => actions.find('find-next'),
    },
    {
      id: 'find-previous',
      label: t['menu.findPrevious'],
      accelerator: mac ? 'Shift+Cmd+G' : 'Shift+F3',
      click: () => actions.find('find-previous'),
    },
    ...(mac ? [LINE, speechMenu(t)] : []),
  ];
}

/** macOS can read out the selection or the whole page. */
function speechMenu(t: NativeTexts): Item {
  return {
    label: t['menu.speech'],
    submenu: [
      { role: 'startSpeaking', label: t['menu.startSpeaking'] },
      { role: 'stopSpeaking', label: t['menu.stopSpeaking'] },
    ],
  };
}

function viewItems(facts: MenuContext, t: NativeTexts, actions: MenuActions): Item[] {
  const mac = facts.platform === 'darwin';
  const theme = (value: Theme, label: string): Item => ({
    id: `theme-${value}`,
    type: 'radio',
    label,
    checked: facts.theme === value,
    click: () => actions.chooseTheme(value),
  });
  const language = (value: Language): Item => ({
    id: `language-${value}`,
    type: 'radio',
    label: LANGUAGE_NAMES[value],
    checked: facts.language === value,
    click: () => actions.chooseLanguage(value),
  });
  return [
    { id: 'reload', role: 'reload', label: t['menu.reload'] },
    // The key for reloading in browsers on Windows and Linux.
    ...(mac ? [] : [{ role: 'reload' as const, label: t['menu.reload'], accelerator: 'F5', visible: false }]),
    LINE,
    ...textSizeItems(mac, t, actions),
    LINE,
    { id: 'full-screen', role: 'togglefullscreen', label: t['menu.fullScreen'] },
    LINE,
    {
      id: 'theme',
      label: t['menu.theme'],
      submenu: [
        theme('system', t['menu.themeSystem']),
        theme('light', t['menu.themeLight']),
        theme('dark', t['menu.themeDark']),
      ],
    },
    { id: 'language', label: t['menu.language'], submenu: LANGUAGES.map(language) },
    ...(facts.developerTools
      ? [LINE, { id: 'developer', role: 'toggleDevTools' as const, label: t['menu.developer'] }]
      : []),
  ];
}

/** The keys are those of browsers: some stand on invisible items, because on many keyboards Ctrl and plus needs Shift. */
function textSizeItems(mac: boolean, t: NativeTexts, actions: MenuActions): Item[] {
  const item = (step: 1 | -1 | 0, label: string, key: string, more: Item): Item => ({
    label,
    accelerator: `CmdOrCtrl+${key}`,
    click: () => actions.changeTextSize(step),
    ...more,
  });
  const hidden = { visible: false };
  return [
    item(1, t['menu.bigger'], 'Plus', { id: 'zoom-in' }),
    item(-1, t['menu.smaller'], '-', { id: 'zoom-out' }),
    item(0, t['menu.actual'], '0', { id: 'zoom-reset' }),
    item(1, t['menu.bigger'], '=', hidden),
    ...(mac ? [] : [item(1, t['menu.bigger'], 'numadd', hidden), item(-1, t['menu.smaller'], 'numsub', hidden)]),
  ];
}

function goItems(mac: boolean, { account }: MenuContext, t: NativeTexts, actions: MenuActions): Item[] {
  const page = (id: string, label: string, path: PortalPath | '/admin'): Item => ({
    id,
    label,
    click: () => actions.open(path),
  });
  return [
    { id: 'back', label: t['menu.back'], accelerator: mac ? 'Cmd+[' : 'Alt+Left', click: () => actions.go('back') },
    {
      id: 'forward',
      label: t['menu.forward'],
      accelerator: mac ? 'Cmd+]' : 'Alt+Right',
      click: () => actions.go('forward'),
    },
    LINE,
    page('open-home', t['menu.home'], '/'),
    page('open-articles', t['menu.articles'], '/blog'),
    page('open-saved', t['menu.saved'], '/saved'),
    page('open-about', t['menu.aboutUs'], '/about'),
    page('open-contact', t['menu.contact'], '/contact'),
    LINE,
    ...(account === 'visitor' ? [page('open-sign-in', t['menu.signIn'], '/auth')] : []),
    ...(account === 'visitor' ? [] : [page('open-profile', t['menu.profile'], '/profile')]),
    ...(account === 'visitor' || account === 'member' ? [] : [page('open-admin', t['menu.admin'], '/admin')]),
  ];
}

function windowMenu(t: NativeTexts): Item & { label: string } {
  return {
    id: 'window',
    // macOS adds the open windows to the menu with this role.
    role: 'window',
    label: t['menu.window'],
    submenu: [
      { role: 'minimize', label: t['menu.minimise'] },
      { role: 'zoom', label: t['menu.zoom'] },
      LINE,
      { role: 'front', label: t['menu.front'] },
    ],
  };
}

function helpItems(mac: boolean, facts: MenuContext, t: NativeTexts, actions: MenuActions): Item[] {
  return [
    ...(facts.onTheWeb ? [{ id: 'web', label: t['menu.web'], click: () => actions.openSite() }] : []),
    ...(mac ? [] : [{ id: 'update', label: t['menu.update'], click: () => actions.checkForUpdates() }]),
    { id: 'data-folder', label: t['menu.dataFolder'], click: () => actions.openDataFolder() },
    { id: 'diagnostics', label: t['menu.diagnostics'], click: () => actions.copyDiagnostics() },
    { id: 'licences', label: t['menu.licences'], click: () => actions.openLicences() },
    ...(mac ? [] : [LINE, { id: 'about', role: 'about' as const, label: t['menu.about'] }]),
  ];
}
