import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaletteCommands } from '#renderer/admin/palette-commands.ts';
import { ADMIN_KEYS, isDialogOpen, isPressed } from '#renderer/admin/shortcut-keys.ts';
import { LanguageIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { useFieldUndo } from './use-field-undo.ts';

interface Keys {
  readonly onSave: () => void;
  readonly onOtherSide: () => void;
  readonly onDetails: () => void;
  readonly onComments?: (() => void) | undefined;
}

/**
 * Ctrl or Cmd+S saves at once; Ctrl or Cmd+Shift+L goes to the other language where only one fits on the screen; Ctrl or
 * Cmd and the full stop show or hide the details, Ctrl or Cmd+Alt+M the comments. Behind a dialog only saving is done: nothing
 * changes out of sight. Undo and redo stay in the field that has the focus.
 */
export function useEditorKeys(keys: Keys): void {
  useFieldUndo();
  const { t } = useTranslation('admin');
  usePaletteCommands([
    {
      ...{ key: 'other-side', label: t('keys.otherSide'), Icon: LanguageIcon },
      ...{ keys: ADMIN_KEYS.otherSide, run: keys.onOtherSide },
    },
  ]);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { onSave, onOtherSide, onDetails, onComments } = latest.current;
      const found = (
        [
          [ADMIN_KEYS.save, onSave],
          [ADMIN_KEYS.otherSide, onOtherSide],
          [ADMIN_KEYS.details, onDetails],
          [ADMIN_KEYS.comments, onComments],
        ] as const
      ).find(([wanted]) => isPressed(event, wanted));
      if (!found?.[1]) return;
      event.preventDefault();
      if (found[0] === ADMIN_KEYS.save || !isDialogOpen()) found[1]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
