import { Decoration, type EditorView } from '@codemirror/view';
import type { SyntaxTree } from '../commands/block-lines.ts';
import { shownRank } from '../commands/headings.ts';

/** The levels of lists and quotes that are indented; deeper ones look like the last. */
const DEEPEST = 5;

/** What a line of text is. */
interface LineLook {
  quotes: number;
  items: number;
  /** The line that an item's mark stands on. */
  isItem: boolean;
  heading: 2 | 3 | null;
  table: 'row' | 'rule' | null;
  figure: boolean;
}

const decorations = new Map<string, Decoration>();

/** Gives each line between two places the classes of what it is part of, by where the line begins. */
export function lineClasses(view: EditorView, tree: SyntaxTree, from: number, to: number): Map<number, Decoration> {
  const looks = new Map<number, LineLook>();
  const { doc } = view.state;
  const each = (start: number, end: number, change: (look: LineLook) => void) => {
    let at = Math.max(start, from);
    while (at <= Math.min(end, to)) {
      const line = doc.lineAt(at);
      const look = looks.get(line.from) ?? {
        quotes: 0,
        items: 0,
        isItem: false,
        heading: null,
        table: null,
        figure: false,
      };
      change(look);
      looks.set(line.from, look);
      at = line.to + 1;
    }
  };
  tree.iterate({
    from,
    to,
    enter: ({ name, from: start, to: end, node }) => {
      if (name === 'Blockquote') each(start, end, (look) => (look.quotes += 1));
      if (name === 'ListItem') {
        const first = doc.lineAt(start).from;
        each(start, end, (look) => {
          look.items += 1;
          look.isItem = false;
        });
        const look = looks.get(first);
        if (look) look.isItem = true;
      }
      if (name.startsWith('ATXHeading')) {
        const marks = node.firstChild;
        each(start, end, (look) => (look.heading = shownRank(marks ? doc.sliceString(marks.from, marks.to) : '')));
      }
      if (name === 'Figure') each(start, end, (look) => (look.figure = true));
      if (name === 'Table') each(start, end, (look) => (look.table ??= 'row'));
      if (name === 'TableDelimiter' && node.parent?.name === 'Table') each(start, end, (look) => (look.table = 'rule'));
      // Within a paragraph nothing changes what the line is.
      return name !== 'Paragraph';
    },
  });
  return new Map([...looks].map(([start, look]) => [start, decorationOf(look)]));
}

function decorationOf(look: LineLook): Decoration {
  const names = [
    look.quotes > 0 ? `markup-quote markup-quote-${Math.min(look.quotes, DEEPEST)}` : '',
    look.items > 0 ? `markup-items-${Math.min(look.items, DEEPEST)}` : '',
    look.isItem ? 'markup-item' : '',
    look.heading === null ? '' : `markup-h${look.heading}`,
    look.table === null ? '' : `markup-table-${look.table}`,
    // Like the rows of a table: letters of one width, on a ground of their own.
    look.figure ? 'markup-table-row' : '',
  ];
  const className = names.filter((name) => name !== '').join(' ');
  const known = decorations.get(className) ?? Decoration.line({ class: className });
  decorations.set(className, known);
  return known;
}
