import type { MenuItemConstructorOptions } from 'electron';

type Item = MenuItemConstructorOptions;

/** Items whose labels mark no letter: macOS knows none to choose an item with. */
export function withoutAccessKeys(items: readonly Item[]): Item[] {
  return items.map((item) => ({
    ...item,
    ...(item.label === undefined ? {} : { label: plainLabel(item.label) }),
    ...(Array.isArray(item.submenu) ? { submenu: withoutAccessKeys(item.submenu) } : {}),
  }));
}

/** A label as it is read; two ampersands are one that is meant. */
export function plainLabel(label: string): string {
  return label.replace(/&(.)/g, '$1');
}
