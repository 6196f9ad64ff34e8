/** What a person does and sees outside the pages. */
export type Order =
  | { readonly act: 'read menu' | 'read clipboard' | 'take dialogs' | 'take printed' | 'take paths' }
  /** The number on the app's icon; the notifications since the first order; a press on the last of them. */
  | { readonly act: 'read badge' | 'read notices' | 'press notice' }
  /** The page of the first window stops answering. */
  | { readonly act: 'hang' }
  | { readonly act: 'choose'; readonly id: string }
  /** The menu over a picture of the first window's page; the item to choose was set before, by its id. */
  | { readonly act: 'right-click picture'; readonly address: string; readonly alt: string }
  /** The item that is chosen from the next menu that pops up; null closes it. */
  | { readonly act: 'choose next'; readonly id: string | null }
  /** Where the next file is saved; null cancels. */
  | { readonly act: 'save next'; readonly file: string | null }
  /** A double click on a pack while the app runs, or a link to it, as Windows and Linux hand it over, or as macOS does. */
  | { readonly act: 'open pack'; readonly file: string; readonly how: 'second-instance' | 'open-file' }
  | { readonly act: 'follow link'; readonly link: string; readonly how: 'second-instance' | 'open-url' };

/** An item of the app's menu, with those under it. */
export interface MenuReport {
  readonly id: string | undefined;
  readonly label: string;
  readonly role: string | undefined;
  readonly checked: boolean;
  readonly enabled: boolean;
  readonly items: readonly MenuReport[];
}

interface Item {
  readonly id?: string | undefined;
  readonly label: string;
  readonly role?: unknown;
  readonly checked: boolean;
  readonly enabled: boolean;
  readonly visible: boolean;
  readonly submenu?: { readonly items: readonly Item[] } | null | undefined;
  click(...given: readonly unknown[]): void;
}

interface ShownNotice {
  readonly title: string;
  readonly body: string;
  emit(event: string): boolean;
}

interface PopupMenu {
  getMenuItemById(id: string): Item | null;
  popup(options?: { readonly callback?: () => void }): void;
}

/** The part of the module `electron`, real or not, that the hands reach. */
interface System {
  readonly app: { emit(event: string, ...given: readonly unknown[]): boolean; getBadgeCount(): number };
  readonly Notification: { readonly prototype: object };
  readonly BrowserWindow: { getAllWindows(): readonly { readonly webContents: object }[] };
  readonly Menu: {
    readonly prototype: object;
    getApplicationMenu(): { readonly items: readonly Item[]; getMenuItemById(id: string): Item | null } | null;
  };
  readonly clipboard: { readText(): Promise<string> };
  readonly dialog: object;
  readonly shell: object;
}

interface Hands {
  next: string | null;
  file: string | null;
  readonly dialogs: unknown[];
  readonly printed: unknown[];
  readonly paths: string[];
  readonly notices: ShownNotice[];
}

/**
 * Performs a person's actions in the system's own menus, dialogs and links. It is also sent as source text to the main process of a
 * real Electron, so it uses nothing of this file. The app calls Electron at the time of use, so functions that would open something
 * that a test can't reach are replaced the first time.
 */
export async function workHands(system: System, order: Order): Promise<unknown> {
  const { app, BrowserWindow, Menu, Notification, clipboard, dialog, shell } = system;
  const place = globalThis as unknown as { handsOfTunas?: Hands };
  const hands = (place.handsOfTunas ??= { next: null, file: null, dialogs: [], printed: [], paths: [], notices: [] });
  Object.assign(Notification, { isSupported: () => true });
  Object.assign(Notification.prototype, {
    show(this: ShownNotice) {
      hands.notices.push(this);
    },
  });
  Object.assign(shell, { openPath: async (path: string) => (hands.paths.push(path), '') });
  Object.assign(dialog, {
    showSaveDialog: async (...given: readonly unknown[]) => {
      hands.dialogs.push(given.at(-1));
      return { canceled: hands.file === null, filePath: hands.file ?? '' };
    },
    showMessageBox: async (...given: readonly unknown[]) => {
      hands.dialogs.push(given.at(-1));
      return { response: 0, checkboxChecked: false };
    },
  });
  for (const { webContents } of BrowserWindow.getAllWindows()) {
    Object.assign(webContents, {
      print: (options: unknown, done?: (printed: boolean, reason: string) => void) => {
        hands.printed.push(options);
        done?.(true, '');
      },
    });
  }
  Object.assign(Menu.prototype, {
    popup(this: PopupMenu, { callback }: { readonly callback?: () => void } = {}) {
      const { next } = hands;
      hands.next = null;
      // As Windows and macOS do: closed first, then chosen.
      callback?.();
      if (next !== null) setTimeout(() => this.getMenuItemById(next)?.click({}, undefined, undefined), 20);
    },
  });
  const report = (items: readonly Item[]): MenuReport[] =>
    items
      .filter(({ visible }) => visible)
      .map(({ id, label, role, checked, enabled, submenu }) => ({
        id,
        // Without the letter that it is chosen by.
        label: label.replace(/&(.)/g, '$1'),
        role: typeof role === 'string' ? role : undefined,
        checked,
        enabled,
        items: submenu ? report(submenu.items) : [],
      }));

  switch (order.act) {
    case 'read menu':
      return report(Menu.getApplicationMenu()?.items ?? []);
    case 'right-click picture': {
      const [window] = BrowserWindow.getAllWindows();
      const flags = ['canUndo', 'canRedo', 'canCut', 'canCopy', 'canPaste', 'canSelectAll'].map((name) => [
        name,
        false,
      ]);
      const clicked = {
        x: 10,
        y: 10,
        isEditable: false,
        selectionText: '',
        linkURL: '',
        misspelledWord: '',
        dictionarySuggestions: [],
        mediaType: 'image',
        hasImageContents: true,
        srcURL: order.address,
        altText: order.alt,
        menuSourceType: 'mouse',
        editFlags: Object.fromEntries(flags),
      };
      (window!.webContents as { emit(event: string, ...given: readonly unknown[]): boolean }).emit(
        'context-menu',
        {},
        clicked,
      );
      return undefined;
    }
    case 'read clipboard':
      return clipboard.readText();
    case 'take dialogs':
      return hands.dialogs.splice(0);
    case 'take printed':
      return hands.printed.splice(0);
    case 'take paths':
      return hands.paths.splice(0);
    case 'read badge':
      return app.getBadgeCount();
    case 'read notices':
      return hands.notices.map(({ title, body }) => ({ title, body }));
    case 'press notice':
      return void hands.notices.at(-1)?.emit('click');
    case 'hang': {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents as { emit(event: string): boolean } | undefined;
      return void contents?.emit('unresponsive');
    }
    case 'choose': {
      const find = () => Menu.getApplicationMenu()?.getMenuItemById(order.id);
      // A disabled item can't be chosen, so this waits until it is enabled.
      for (let waited = 0; find()?.enabled === false && waited < 3_000; waited += 50)
        await new Promise((resolve) => setTimeout(resolve, 50));
      const item = find();
      if (item?.enabled === false) throw new Error(`The item "${order.id}" is greyed out.`);
      if (!item) throw new Error(`The menu has no item "${order.id}".`);
      return item.click({}, undefined, undefined);
    }
    case 'choose next':
      hands.next = order.id;
      return undefined;
    case 'save next':
      hands.file = order.file;
      return undefined;
    case 'open pack': {
      const event = { preventDefault: () => undefined };
      const given = order.how === 'open-file' ? [order.file] : [['tunas', '--flag', order.file], '/', null];
      return void app.emit(order.how, event, ...given);
    }
    case 'follow link': {
      const event = { preventDefault: () => undefined };
      const given = order.how === 'open-url' ? [order.link] : [['tunas', '--flag', order.link], '', null];
      return void app.emit(order.how, event, ...given);
    }
  }
}
