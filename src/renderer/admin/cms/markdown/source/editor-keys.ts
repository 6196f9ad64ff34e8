import { history, redo, standardKeymap, undo } from '@codemirror/commands';
import type { Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { libraryKey } from '../tool-keys.ts';

/**
 * The field's own undo, and the keys of a plain text. Tab isn't among them: it leaves the field. Those of undo don't bubble, because
 * they have another meaning around the field.
 */
export const editorKeys: Extension = [
  history(),
  keymap.of([
    ...[
      { key: libraryKey('undo'), run: undo },
      { key: libraryKey('redo'), run: redo },
      { key: 'Mod-Shift-z', run: redo },
    ].map((binding) => ({ ...binding, preventDefault: true, stopPropagation: true })),
    ...standardKeymap,
  ]),
];
