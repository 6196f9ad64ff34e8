import type { Slices } from '#text/from-html/in-slices.ts';
import type { Node } from 'prosemirror-model';
import { htmlToBlocks, type ReadHtml } from '#text/from-html/html-to-blocks.ts';
import { writeMarkdown } from '#text/write-blocks.ts';

export interface Markdown extends Omit<ReadHtml, 'blocks'> {
  readonly text: string;
}

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
  const { blocks, ...rest } = finished(htmlToBlocks(html, pictures()));
  return { text: finished(writeMarkdown(blocks)), ...rest };
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
