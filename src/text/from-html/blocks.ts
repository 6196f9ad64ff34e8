/** How a piece of text looks. */
export interface Marks {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly script: 'sup' | 'sub' | null;
  /** The address that it leads to. */
  readonly link: string | null;
}

/** A piece of text within a paragraph, or the end of a line. */
export type Run = { readonly kind: 'text'; readonly text: string; readonly marks: Marks } | { readonly kind: 'break' };

/** One item of a list; without a number, a dot. */
export interface Item {
  readonly number: number | null;
  readonly blocks: Block[];
}

/** A pasted document, in the parts that articles may be made of. */
export type Block =
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'heading'; readonly rank: 2 | 3; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly items: Item[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Run[])[])[] }
  | { readonly kind: 'picture'; readonly alt: string; readonly source: string };

export const PLAIN: Marks = { bold: false, italic: false, script: null, link: null };

/** Work that can be interrupted at each `yield`. */
export type Slices<Value> = Generator<undefined, Value>;
