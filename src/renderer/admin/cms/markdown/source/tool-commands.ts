import { redo } from '@codemirror/commands';
import type { StateCommand } from '@codemirror/state';
import { toggleHeading } from './commands/headings.ts';
import { toggleInline } from './commands/inline-marks.ts';
import { toggleList } from './commands/lists.ts';
import { toggleQuote } from './commands/quotes.ts';
import { addTable } from './commands/tables.ts';
import { undoWithPictures } from './pasted-pictures.ts';
import type { PlainToolName } from '../toolbar.tsx';

/** What each tool does to the text. Links, pictures and attached files ask for something first. */
export function toolCommand(tool: PlainToolName, columns: readonly [string, string]): StateCommand {
  switch (tool) {
    case 'heading':
      return toggleHeading(2);
    case 'subheading':
      return toggleHeading(3);
    case 'bold':
      return toggleInline('strong');
    case 'italic':
      return toggleInline('emphasis');
    case 'bullets':
    case 'numbers':
      return toggleList(tool);
    case 'quote':
      return toggleQuote;
    case 'table':
      return addTable(columns);
    case 'undo':
      return undoWithPictures;
    case 'redo':
      return redo;
  }
}
