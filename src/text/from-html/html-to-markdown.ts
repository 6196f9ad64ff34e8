import type { Slices } from './blocks.ts';
import { DocumentReader } from './read-document.ts';
import { escapeText } from './escape-text.ts';
import { parseHtml } from './parse-html.ts';
import { writeMarkdown } from './write-markdown.ts';

/** A picture of a pasted document that the portal doesn't have; it is replaced by a placeholder. */
export interface MissingPicture {
  /** Its given source: an address, a file of another device, or a picture within the HTML (`data:`). */
  readonly source: string;
  readonly alt: string;
  /** The address of its placeholder. */
  readonly placeholder: string;
}

interface Pictures {
  /** The address of a picture that the portal has, or null. */
  readonly own: (source: string) => string | null;
  /** A placeholder that the text doesn't have yet. */
  readonly newPlaceholder: () => string;
  /** The text before the description of a missing picture. */
  readonly missing: string;
}

export interface Markdown {
  readonly text: string;
  readonly missing: readonly MissingPicture[];
}

/**
 * The markup that articles may use, made of HTML from the clipboard: from an office program or a web page. Everything else
 * goes; its text stays. The work grows with the length of the document only, and may pause at each `yield`.
 */
export function* htmlToMarkdown(html: string, pictures: Pictures): Slices<Markdown> {
  const blocks = yield* new DocumentReader().read(yield* parseHtml(html));
  const missing: MissingPicture[] = [];
  const lines = yield* writeMarkdown(blocks, ({ source, alt }) => {
    const own = pictures.own(source);
    if (own !== null) return `![${inPicture(alt)}](${own})`;
    const placeholder = pictures.newPlaceholder();
    missing.push({ source, alt, placeholder });
    return `![${inPicture(alt === '' ? pictures.missing : `${pictures.missing}: ${alt}`)}](${placeholder})`;
  });
  return { text: lines.join('\n'), missing };
}

/** A description as it stands between the brackets of a picture. */
export function inPicture(alt: string): string {
  return escapeText(alt, { isInLink: true, next: ']' });
}
