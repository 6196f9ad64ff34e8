import { useCallback, useEffect, useState } from 'react';
import { usePlatform } from '../../platform/port.ts';
import { ADMIN_KEYS, isPressed } from '../shortcut-keys.ts';
import { isRichText } from './is-typing.ts';
import { usePhone } from '../../ui/lazy/use-phone.ts';

export interface Sidebar {
  readonly phone: boolean;
  /** On phones: the sheet lies over the page. Elsewhere: with its words, not with its icons alone. */
  readonly open: boolean;
  toggle(): void;
  /** Takes the sheet away. */
  close(): void;
}

/** The sidebar's state. A wide one is remembered on this device; a phone's sheet is closed at first. */
export function useSidebar(): Sidebar {
  const { preferences } = usePlatform();
  const phone = usePhone();
  // Read before the first render, so that it is right at once after a reload.
  const [wide, setWide] = useState(() => preferences.readSidebarOpen() ?? true);
  const [sheet, setSheet] = useState(false);
  const toggle = useCallback(() => {
    if (phone) return setSheet(!sheet);
    setWide(!wide);
    preferences.writeSidebarOpen(!wide);
  }, [phone, preferences, sheet, wide]);
  const close = useCallback(() => setSheet(false), []);
  useSidebarShortcut(toggle);
  return { phone, open: phone ? sheet : wide, toggle, close };
}

/** Ctrl or Cmd and B, anywhere but in rich text: there it means bold. */
function useSidebarShortcut(toggle: () => void): void {
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
