import type { Slices } from '#text/from-html/blocks.ts';
import { htmlToMarkdown, type Markdown } from '#text/from-html/html-to-markdown.ts';

/** The markup of pasted HTML, and the pictures that are missing in it. */
export function pasted(html: string): Markdown {
  let number = 0;
  const pictures = {
    own: (source: string) => (source.startsWith('/pictures/') ? source : null),
    newPlaceholder: () => `/media/missing/${(number += 1)}`,
    missing: 'Gambar belum ada',
  };
  return finished(htmlToMarkdown(html, pictures));
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
