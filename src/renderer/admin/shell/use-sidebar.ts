import { useCallback, useState } from 'react';
import { usePlatform } from '../../platform/port.ts';
import { usePhone } from '../../ui/private/use-phone.ts';
import { useSidebarShortcut } from './sidebar-shortcut.ts';

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
  // Read before the first drawing: it is right at once after a reload.
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
