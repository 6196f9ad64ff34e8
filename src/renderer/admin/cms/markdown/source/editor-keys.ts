import { history, redo, standardKeymap } from '@codemirror/commands';
import type { Extension } from '@codemirror/state';
import { keymap, type KeyBinding } from '@codemirror/view';
import { backspace, breakLine, enter } from './commands/enter.ts';
import { toggleHeading } from './commands/headings.ts';
import { toggleInline } from './commands/inline-marks.ts';
import { indentItems } from './commands/list-indent.ts';
import { toggleList } from './commands/lists.ts';
import { toggleQuote } from './commands/quotes.ts';
import { nextCell, previousCell } from './commands/table-keys.ts';
import { libraryKey } from '../tool-keys.ts';
import { pastedPictures, undoWithPictures } from './pasted-pictures.ts';

/** What the field's own keys do, as the library names them. The table has none; undo and redo have the system's. */
const COMMAND_KEYS = {
  heading: { key: libraryKey('heading'), run: toggleHeading(2) },
  subheading: { key: libraryKey('subheading'), run: toggleHeading(3) },
  bold: { key: libraryKey('bold'), run: toggleInline('strong') },
  italic: { key: libraryKey('italic'), run: toggleInline('emphasis') },
  bullets: { key: libraryKey('bullets'), run: toggleList('bullets') },
  numbers: { key: libraryKey('numbers'), run: toggleList('numbers') },
  quote: { key: libraryKey('quote'), run: toggleQuote },
  indent: { key: 'Mod-]', run: indentItems('in') },
  outdent: { key: 'Mod-[', run: indentItems('out') },
  undo: { key: libraryKey('undo'), run: undoWithPictures },
  redo: { key: libraryKey('redo'), run: redo },
  redoToo: { key: 'Mod-Shift-z', run: redo },
} as const;

/**
 * The keys of the field, and its own undo. Tab is only handled in a table: elsewhere it leaves the field, and in a table after
 * Escape. Handled keys don't bubble, because they have another meaning around the field.
 */
export function editorKeys(openLink: () => void): Extension {
  const own: KeyBinding[] = [
    ...Object.values(COMMAND_KEYS),
    { key: libraryKey('link'), run: () => (openLink(), true) },
  ].map((binding) => ({ ...binding, preventDefault: true, stopPropagation: true }));
  return [
    history(),
    pastedPictures,
    keymap.of([
      ...own,
      { key: 'Tab', run: nextCell, shift: previousCell },
      { key: 'Enter', run: enter, shift: breakLine },
      { key: 'Backspace', run: backspace },
      ...standardKeymap,
    ]),
  ];
}
