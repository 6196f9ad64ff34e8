import type { Slices } from '../../src/renderer/admin/cms/markdown/paste/blocks.ts';
import { htmlToMarkup, type Markup } from '../../src/renderer/admin/cms/markdown/paste/html-to-markup.ts';

/** The markup of pasted HTML, and the pictures that are missing in it. */
export function pasted(html: string): Markup {
  let number = 0;
  const pictures = {
    own: (source: string) => (source.startsWith('/pictures/') ? source : null),
    newPlaceholder: () => `/media/missing/${(number += 1)}`,
    missing: 'Gambar belum ada',
  };
  return finished(htmlToMarkup(html, pictures));
}

/** The markup alone. */
export function markupOf(html: string): string {
  return pasted(html).text;
}

/** Does work without pausing. */
export function finished<Result>(work: Slices<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
