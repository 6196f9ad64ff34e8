import type { MenuItemConstructorOptions } from 'electron';

type Item = MenuItemConstructorOptions;

/** Items whose labels mark no access key, because menus on macOS have none. */
export function withoutAccessKeys(items: readonly Item[]): Item[] {
  return items.map((item) => ({
    ...item,
    ...(item.label === undefined ? {} : { label: plainLabel(item.label) }),
    ...(Array.isArray(item.submenu) ? { submenu: withoutAccessKeys(item.submenu) } : {}),
  }));
}

/** A label without the marks of access keys; two ampersands stand for one that is shown. */
export function plainLabel(label: string): string {
  return label.replace(/&(.)/g, '$1');
}
