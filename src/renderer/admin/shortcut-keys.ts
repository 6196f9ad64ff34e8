/**
 * The shortcuts of the admin area, by their names on most keyboards: Ctrl is Cmd on Apple's. The listeners and the list of
 * shortcuts both use them.
 */
export const ADMIN_KEYS = {
  palette: 'Ctrl+K',
  shortcuts: '?',
  sidebar: 'Ctrl+B',
  search: '/',
  save: 'Ctrl+S',
  details: 'Ctrl+.',
  comments: 'Ctrl+Alt+M',
  find: 'Ctrl+F',
  replace: 'Ctrl+H',
  findNext: 'F3',
  findPrevious: 'Shift+F3',
  otherSide: 'Ctrl+Shift+L',
  nextOutdated: 'F8',
  previousOutdated: 'Shift+F8',
  takeOffer: 'F9',
  entryUp: 'Alt+ArrowUp',
  entryDown: 'Alt+ArrowDown',
} as const;

/** Whether a dialog lies over the page: what shortcuts would do then happens out of sight. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

/** Whether these keys were pressed. How a keyboard brings a character about, Shift among it, doesn't matter. */
export function isPressed(event: KeyboardEvent, keys: string): boolean {
  const [key = '', ...modifiers] = keys.split('+').reverse();
  if (event.altKey !== modifiers.includes('Alt') || event.key.toLowerCase() !== key.toLowerCase()) return false;
  if ((event.ctrlKey || event.metaKey) !== modifiers.includes('Ctrl')) return false;
  return modifiers.length === 0 || event.shiftKey === modifiers.includes('Shift');
}
