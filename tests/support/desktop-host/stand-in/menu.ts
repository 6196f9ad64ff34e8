import { EventEmitter } from 'node:events';
import { BrowserWindow } from './browser-window.ts';

/** The part of a menu's template that the stand-in reads. */
interface ItemOptions {
  readonly id?: string;
  readonly label?: string;
  readonly role?: string;
  readonly type?: string;
  readonly accelerator?: string;
  readonly enabled?: boolean;
  readonly visible?: boolean;
  readonly checked?: boolean;
  readonly submenu?: readonly ItemOptions[];
  readonly click?: (item: MenuItem, window: BrowserWindow | undefined, event: object) => void;
}

/** An item of a menu. What has a role is the system's to do, and does nothing here. */
export class MenuItem {
  readonly id: string | undefined;
  readonly label: string;
  readonly role: string | undefined;
  readonly type: string;
  readonly accelerator: string | null;
  enabled: boolean;
  readonly visible: boolean;
  readonly submenu: Menu | null;
  checked: boolean;
  readonly #options: ItemOptions;

  constructor(options: ItemOptions) {
    this.#options = options;
    this.id = options.id;
    this.label = options.label ?? '';
    this.role = options.role;
    this.type = options.type ?? (options.submenu ? 'submenu' : 'normal');
    this.accelerator = options.accelerator ?? null;
    this.enabled = options.enabled ?? true;
    this.visible = options.visible ?? true;
    this.checked = options.checked ?? false;
    this.submenu = options.submenu ? Menu.buildFromTemplate(options.submenu) : null;
  }

  click(): void {
    if (this.role === undefined) this.#options.click?.(this, BrowserWindow.getFocusedWindow() ?? undefined, {});
  }
}

let applicationMenu: Menu | null = null;

/** A menu that nobody sees: tests choose from it by the ids of its items. */
export class Menu extends EventEmitter {
  items: MenuItem[] = [];

  static buildFromTemplate(template: readonly ItemOptions[]): Menu {
    const menu = new Menu();
    menu.items = template.map((options) => new MenuItem(options));
    return menu;
  }

  static setApplicationMenu(menu: Menu | null): void {
    applicationMenu = menu;
  }

  static getApplicationMenu(): Menu | null {
    return applicationMenu;
  }

  getMenuItemById(id: string): MenuItem | null {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }

  /** Closed at once, without a choice; tests choose in its place. */
  popup({ callback }: { readonly callback?: () => void } = {}): void {
    setImmediate(() => callback?.());
  }
}

/** macOS alone shows it, and the stand-in runs on Linux. */
export class ShareMenu {
  popup({ callback }: { readonly callback?: () => void } = {}): void {
    setImmediate(() => callback?.());
  }
}
