// Icons of the toolbar, which nobody but a writer downloads.
import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, Redo2, Table2, TextQuote, Undo2 } from 'lucide';
import { icon } from '#renderer/ui/icons.tsx';

export const HeadingIcon = icon(Heading2);
export const SubheadingIcon = icon(Heading3);
export const BoldIcon = icon(Bold);
export const ItalicIcon = icon(Italic);
export const BulletsIcon = icon(List);
export const NumbersIcon = icon(ListOrdered);
export const QuoteIcon = icon(TextQuote);
export const LinkIcon = icon(Link);
export const TableIcon = icon(Table2);
export const UndoIcon = icon(Undo2);
export const RedoIcon = icon(Redo2);
