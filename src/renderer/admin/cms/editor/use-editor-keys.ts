import { useEffect, useRef } from 'react';
import { ADMIN_KEYS, isPressed } from '#renderer/admin/shortcut-keys.ts';

interface Keys {
  readonly onSave: () => void;
  readonly onOtherSide: () => void;
}

/** Ctrl or Cmd+S saves at once; Ctrl or Cmd+Shift+L goes to the other language where only one fits on the screen. */
export function useEditorKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isPressed(event, ADMIN_KEYS.save)) {
        event.preventDefault();
        latest.current.onSave();
      }
      if (isPressed(event, ADMIN_KEYS.otherSide)) {
        event.preventDefault();
        latest.current.onOtherSide();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
