import { Facet } from '@codemirror/state';

/** The editor's own texts. */
interface EditorWords {
  readonly pasting: string;
  readonly pictureLost: string;
  readonly pictureForeign: string;
  /** Of the text, in its own language. */
  readonly pictureMissing: string;
}

const NONE: EditorWords = { pasting: '', pictureLost: '', pictureForeign: '', pictureMissing: '' };

/** Not the library's own `phrases`: another one of those begins all of the editor's work anew. */
export const editorMessages = Facet.define<EditorWords, EditorWords>({ combine: ([words]) => words ?? NONE });
