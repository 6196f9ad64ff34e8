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

export const PLAIN: Marks = { bold: false, italic: false, script: null, link: null };
