import { useEffect, useState } from 'react';
import { isApple } from '../../ui/lazy/shortcut-labels.ts';
import { ADMIN_KEYS, isDialogOpen, isPressed } from '../shortcut-keys.ts';
import { isTyping } from './is-typing.ts';

/** The dialogs that are there on every admin page: the palette of commands, and the sheet of shortcuts. */
type ShellDialogName = 'palette' | 'shortcuts';

interface ShellDialogs {
  readonly open: ShellDialogName | null;
  show(name: ShellDialogName): void;
  close(): void;
}

/** What of it is open; it comes by its keys too, but never over another dialog. */
export function useShellDialogs(): ShellDialogs {
  const [open, setOpen] = useState<ShellDialogName | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = wantedBy(event);
      if (wanted === null || event.defaultPrevented || isDialogOpen()) return;
      // Also while it is held down, or the browser would go to its own search.
      event.preventDefault();
      if (!event.repeat) setOpen(wanted);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return { open, show: setOpen, close: () => setOpen(null) };
}

function wantedBy(event: KeyboardEvent): ShellDialogName | null {
  const { target } = event;
  if (isPressed(event, ADMIN_KEYS.palette)) {
    // On Apple’s keyboards Ctrl+K takes away the rest of the line that one writes.
    return event.ctrlKey && isApple() && isTyping(target) ? null : 'palette';
  }
  if (!isPressed(event, ADMIN_KEYS.shortcuts) || isTyping(target)) return null;
  // A single character: only where no other element handles it.
  const onPage = target === document.body || (target instanceof Element && target.closest('main') !== null);
  return onPage ? 'shortcuts' : null;
}
