import type { FindableText } from './find/find-pattern.ts';

/** What a screen can ask of the field. */
export interface MarkdownHandle {
  focus(): void;
  /**
   * Puts Markdown in the place of the selection; a picture, or several lines, get lines of their own below the cursor. Where the text
   * has the placeholder that it is for, it comes in its place. False before there is an editor: nothing is in then.
   */
  insert(markdown: string, placeholder?: string): boolean;
  /** Its words, to be found and replaced; null before there is an editor. */
  readonly find: FindableText | null;
  /** Which segment of the text the cursor is in; null in the source view, and where it is in none. */
  segment(): number | null;
}
