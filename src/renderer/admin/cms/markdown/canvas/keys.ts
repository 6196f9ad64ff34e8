import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { redo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keydownHandler } from 'prosemirror-keymap';
import { sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin } from 'prosemirror-state';
import { libraryKey } from '../tool-keys.ts';
import { breakLine, canvasCommand, outdent, undoStep } from './commands.ts';
import { schema } from '#text/schema.ts';
import { nextCell, nextRow, previousCell, TABLE_TOOLS, type TableTool } from './tables.ts';

const { nodes } = schema;

/** The keys of what can be done to a table. */
export const TABLE_KEYS: Readonly<Partial<Record<TableTool, string>>> = {
  rowAbove: 'Alt+Shift+ArrowUp',
  rowBelow: 'Alt+Shift+ArrowDown',
  columnLeft: 'Alt+Shift+ArrowLeft',
  columnRight: 'Alt+Shift+ArrowRight',
  deleteRow: 'Alt+Shift+Backspace',
  deleteColumn: 'Alt+Shift+Delete',
};

const NO_COLUMNS = ['', ''] as const;

/** The keys that take back and bring back. */
export const HISTORY_KEYS: Readonly<Record<string, Command>> = {
  [libraryKey('undo')]: (...args) => (undoStep(...args), true),
  [libraryKey('redo')]: (...args) => (redo(...args), true),
  'Mod-Shift-z': (...args) => (redo(...args), true),
};

/**
 * The keys of the canvas. Tab is only handled in a table: elsewhere it leaves the field, and in a table after Escape. Handled keys
 * don't bubble, because they have another meaning around the field.
 */
export function canvasKeys(openLink: () => void): Plugin {
  const tools = (['heading', 'subheading', 'bold', 'italic', 'bullets', 'numbers', 'quote'] as const).map(
    (tool) => [libraryKey(tool), canvasCommand(tool, NO_COLUMNS)] as const,
  );
  const ofTables = Object.entries(TABLE_KEYS).map(
    ([tool, key]) => [key.replaceAll('+', '-'), TABLE_TOOLS[tool as TableTool]] as const,
  );
  const link: Command = () => (openLink(), true);
  const own = keydownHandler({
    ...Object.fromEntries([...tools, ...ofTables]),
    [libraryKey('link')]: link,
    'Mod-]': (...args) => (sinkListItem(nodes.list_item)(...args), true),
    'Mod-[': (...args) => (outdent(...args), true),
    ...HISTORY_KEYS,
  });
  const writing = keydownHandler({
    ...baseKeymap,
    Enter: chainCommands(nextRow, splitListItem(nodes.list_item), base('Enter')),
    'Shift-Enter': breakLine,
    Backspace: chainCommands(undoInputRule, base('Backspace')),
  });
  const tab = keydownHandler({ Tab: nextCell, 'Shift-Tab': previousCell });
  let isLeaving = false;
  return new Plugin({
    props: {
      handleDOMEvents: {
        // Undo from a menu: the browser's own history only has typed text, including that of other fields.
        beforeinput: ({ state, dispatch }, event) => {
          const { inputType } = event;
          const change = inputType === 'historyUndo' ? undoStep : inputType === 'historyRedo' ? redo : null;
          if (!change) return false;
          change(state, dispatch);
          event.preventDefault();
          return true;
        },
      },
      handleKeyDown: (view, event) => {
        if (event.key === 'Tab') return !isLeaving && tab(view, event);
        if (event.key !== 'Shift') isLeaving = event.key === 'Escape';
        if (own(view, event)) {
          event.stopPropagation();
          return true;
        }
        return writing(view, event);
      },
    },
  });
}

function base(key: string): Command {
  return baseKeymap[key] ?? (() => false);
}

/** Marks of Markdown at the start of a paragraph become what they mean. */
export function markdownShortcuts(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,3})\s$/, nodes.heading, ([, marks = '']) => ({ level: marks.length < 3 ? 2 : 3 })),
      wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list),
      wrappingInputRule(
        /^(\d{1,3})\.\s$/,
        nodes.ordered_list,
        ([, start]) => ({ start: Number(start) }),
        ([, start], list) => list.childCount + (list.attrs['start'] as number) === Number(start),
      ),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    ],
  });
}
