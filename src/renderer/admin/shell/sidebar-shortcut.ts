import { useEffect } from 'react';
import { ADMIN_KEYS, isPressed } from '../../ui/private/shortcut-keys.ts';
import { isRichText } from './is-typing.ts';

/** Ctrl or Cmd and B, anywhere but in rich text: there it means bold. */
export function useSidebarShortcut(toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPressed(event, ADMIN_KEYS.sidebar)) return;
      if (event.defaultPrevented || isRichText(event.target)) return;
      // Also while it is held down, or the browser would open something of its own.
      event.preventDefault();
      if (!event.repeat) toggle();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [toggle]);
}
