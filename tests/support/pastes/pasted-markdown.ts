import type { Slices } from '#text/from-html/in-slices.ts';
import type { Node } from 'prosemirror-model';
import { htmlToBlocks, htmlToMarkdown, type Markdown } from '#text/from-html/html-to-markdown.ts';

function pictures() {
  let number = 0;
  return {
    own: (source: string) => (source.startsWith('/pictures/') ? source : null),
    newPlaceholder: () => `/media/missing/${(number += 1)}`,
    missing: 'Gambar belum ada',
  };
}

/** The markup of pasted HTML, and the pictures that are missing in it. */
export function pasted(html: string): Markdown {
  return finished(htmlToMarkdown(html, pictures()));
}

/** What the canvas gets of the same. */
export function pastedBlocks(html: string): readonly Node[] {
  return finished(htmlToBlocks(html, pictures())).blocks;
}

/** The markup alone. */
export function markdownOf(html: string): string {
  return pasted(html).text;
}

/** Does work without pausing. */
export function finished<Value>(work: Slices<Value>): Value {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
