import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import { EditorSelection, type EditorState, type Line, type TransactionSpec } from '@codemirror/state';
import type { markdownParser } from '../markdown-language.ts';

export type SyntaxTree = ReturnType<typeof markdownParser.parse>;
export type SyntaxNode = SyntaxTree['topNode'];

/** Longest wait for the whole text to be read, ms. What a press of a button may take. */
const PATIENCE_MS = 300;
/** How long the buttons of the toolbar may wait for it, ms. */
const AT_ONCE_MS = 10;

/** A line of Markdown, taken apart: `> 1. text`. Concatenated, the parts are the line again. */
interface LineParts {
  /** Marks of the quotes that it stands in. */
  readonly quote: string;
  readonly indent: string;
  /** Mark of a list's item, with the blanks after it; empty on other lines. */
  readonly item: string;
  /** Marks of a heading, with the blanks after it. */
  readonly heading: string;
  readonly text: string;
}

const PARTS = /^((?:[ \t]{0,3}>[ \t]?)*)([ \t]*)((?:[-+*]|\d{1,9}[.)])(?:[ \t]+|$))?(#{1,6}(?:[ \t]+|$))?([^]*)/;

/** Takes a line apart. */
export function partsOf(text: string): LineParts {
  const [, quote = '', indent = '', item = '', heading = '', rest = ''] = PARTS.exec(text) ?? [];
  return { quote, indent, item, heading, text: rest };
}

/** How long the marks at a line's start are, in characters. */
export function startLength(text: string): number {
  return text.length - partsOf(text).text.length;
}

/** The syntax of the whole text. */
export function wholeTree(state: EditorState): SyntaxTree {
  return ensureSyntaxTree(state, state.doc.length, PATIENCE_MS) ?? syntaxTree(state);
}

/** Whether the syntax of the whole text is there, or can be had before anybody feels it. */
export function isReadAtOnce(state: EditorState): boolean {
  return ensureSyntaxTree(state, state.doc.length, AT_ONCE_MS) !== null;
}

/** The lines that the selection touches, in order. One that it only ends before isn't among them. */
export function selectedLines(state: EditorState): Line[] {
  const { from, to } = state.selection.main;
  const first = state.doc.lineAt(from);
  const last = state.doc.lineAt(to);
  const end = last.number > first.number && to === last.from ? last.number - 1 : last.number;
  return Array.from({ length: end - first.number + 1 }, (_, index) => state.doc.line(first.number + index));
}

/** The nearest node of one of these names around a place, or null. */
export function nodeAround(tree: SyntaxTree, position: number, ...names: readonly string[]): SyntaxNode | null {
  for (const side of [-1, 1] as const) {
    for (let node: SyntaxNode | null = tree.resolveInner(position, side); node; node = node.parent) {
      if (names.includes(node.name)) return node;
    }
  }
  return null;
}

/** True within a table, whose lines can be nothing else. */
export function isInTable(state: EditorState, line: Line): boolean {
  return nodeAround(wholeTree(state), line.to, 'Table') !== null;
}

/** True for a line that ends a paragraph: nothing, or the mark of a quote alone. */
export function isBlank(line: Line): boolean {
  return /^[\s>]*$/.test(line.text);
}

/**
 * Begins a list or a quote on a blank line, by its mark. Blank lines come around it where there are none, so that it belongs
 * to nothing above or below.
 */
export function beginBlock(state: EditorState, line: Line, mark: string): TransactionSpec {
  const quote = partsOf(line.text).quote;
  const isText = (number: number) => number >= 1 && number <= state.doc.lines && !isBlank(state.doc.line(number));
  const before = isText(line.number - 1) ? `${quote.trimEnd()}\n` : '';
  const after = isText(line.number + 1) ? `\n${quote.trimEnd()}` : '';
  return {
    changes: { from: line.from, to: line.to, insert: before + quote + mark + after },
    selection: EditorSelection.cursor(line.from + (before + quote + mark).length),
    userEvent: 'input',
    scrollIntoView: true,
  };
}
