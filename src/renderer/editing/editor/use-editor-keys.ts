import { useEffect, useRef } from 'react';

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
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 's' && !event.shiftKey) {
        event.preventDefault();
        latest.current.onSave();
      }
      if (key === 'l' && event.shiftKey) {
        event.preventDefault();
        latest.current.onOtherSide();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
