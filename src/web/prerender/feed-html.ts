/** The addresses that relative links of an article are resolved against. */
export interface FeedPlace {
  /** Public address of the site. */
  readonly site: string;
  /** Public address of the article. */
  readonly article: string;
}

/** Attributes of the HTML that the Markdown parser writes, which escapes quotes within them and within texts. */
const ADDRESS = /\b(href|src)="([^"]*)"/g;

/** What figures have beside their tables and lists, which hold all of the data: styles, SVG, and rows for the calculator. */
const FIGURE_EXTRAS = /<(style|svg)\b[^>]*>.*?<\/\1>| data-rows="[^"]*"/gs;

/**
 * An article's HTML for a feed reader: absolute addresses; pictures as PNG, which more readers show than SVG; figures as tables
 * only; and no soft hyphens, which a few readers show as hyphens.
 */
export function feedHtml(html: string, place: FeedPlace): string {
  return (
    html
      .replaceAll('\u00ad', '')
      .replace(FIGURE_EXTRAS, '')
      // Small text is put on a line of its own, as the page's styles do.
      .replace(/(?<!<td>)<small>/g, '<br><small>')
      .replace(ADDRESS, (_all, name: string, address: string) => `${name}="${wholeAddress(address, place)}"`)
  );
}

/** An address of the site as an absolute one. */
export function wholeAddress(address: string, { site, article }: FeedPlace): string {
  if (address.startsWith('#')) return article + address;
  if (address.startsWith('/') && !address.startsWith('//')) return site + drawingAsPng(address);
  return address;
}

/** The site has a PNG of every drawing that articles show (share-pictures.ts). */
function drawingAsPng(address: string): string {
  return address.replace(/^\/pictures\/([\w-]+)\.svg$/, '/share/$1.png');
}
