import { useEffect, useRef, type RefObject } from 'react';
import { ADMIN_KEYS, isPressed } from '#renderer/ui/private/shortcut-keys.ts';

/**
 * A search box that the slash key leads to. Only while the focus is on the page itself or within `main`, and on nothing that
 * takes letters: what is typed or spoken elsewhere is meant for there.
 */
export function useSearchKey(): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPressed(event, ADMIN_KEYS.search) || event.defaultPrevented) return;
      const { target } = event;
      if (!(target instanceof HTMLElement) || target.isContentEditable) return;
      if (target.matches('textarea, select, input:not([type="checkbox"])')) return;
      if (target !== document.body && !target.closest('main')) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return box;
}
