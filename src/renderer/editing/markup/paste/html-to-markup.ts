import TurndownService from 'turndown';
import { cleanPasted } from './clean-pasted.ts';
import { escapeText } from './escape-text.ts';
import { addTableRules } from './pasted-tables.ts';

/** Deeper than any document that a person wrote; the conversion goes down one call for each level. */
const DEEPEST = 200;

let converter: TurndownService | undefined;

/**
 * The markup that articles may use, made of HTML from the clipboard: from Word, Google Docs or a web page. Everything else
 * goes; its text stays. Null where it is nested too deeply to be a text: then the plain text serves.
 */
export function htmlToMarkup(html: string): string | null {
  // A document of its own: nothing in it runs or is fetched.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (isTooDeep(body)) return null;
  cleanPasted(body);
  converter ??= makeConverter();
  return converter
    .turndown(body)
    .replace(/[^\S\n\u00a0]+$/gm, (blanks) => (blanks === '  ' ? blanks : ''))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function makeConverter(): TurndownService {
  const service = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' });
  service.escape = escapeText;
  for (const [name, marks] of [
    ['h1', '##'],
    ['h2', '##'],
    ['h3', '###'],
    ['h4', '###'],
    ['h5', '###'],
    ['h6', '###'],
  ] as const) {
    service.addRule(name, {
      filter: name,
      replacement: (content) => `\n\n${marks} ${content.replace(/\s+/g, ' ').trim()}\n\n`,
    });
  }
  service.addRule('item', { filter: 'li', replacement: (content, node) => item(content, node) });
  service.addRule('link', {
    filter: (node) => node.localName === 'a' && node.hasAttribute('href'),
    replacement: (content, node) => {
      const words = content.trim().replace(/\s*\n\s*/g, ' ');
      return words === '' ? '' : `[${words}](${addressOf(node as Element, 'href')})`;
    },
  });
  service.addRule('picture', {
    filter: 'img',
    replacement: (_content, node) => {
      const description = ((node as Element).getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim();
      return `\n\n![${escapeText(description).replace(/\[/g, '\\[')}](${addressOf(node as Element, 'src')})\n\n`;
    },
  });
  // Articles have no code and no rules: the words stay, line by line.
  service.addRule('code', { filter: ['code', 'kbd', 'samp'], replacement: (content) => content });
  service.addRule('prepared text', {
    filter: 'pre',
    replacement: (content) => `\n\n${content.trim().replace(/\n/g, '  \n')}\n\n`,
  });
  service.addRule('rule', { filter: 'hr', replacement: () => '\n\n' });
  addTableRules(service);
  return service;
}

/** An item of a list; a list within it stands under its first word. */
function item(content: string, node: Node): string {
  const list = node.parentNode as Element | null;
  const items = list ? [...list.children].filter((child) => child.localName === 'li') : [];
  const start = Number.parseInt(list?.getAttribute('start') ?? '1', 10) || 1;
  const mark = list?.localName === 'ol' ? `${start + items.indexOf(node as Element)}. ` : '- ';
  const text = content.trim().replace(/\n/g, `\n${' '.repeat(mark.length)}`);
  return `${mark}${text}${node.nextSibling ? '\n' : ''}`;
}

/** An address as it can stand in the markup. */
function addressOf(element: Element, attribute: string): string {
  const address = (element.getAttribute(attribute) ?? '').trim();
  return address.replace(/[\s()<>\\]/g, (sign) => (sign === '(' ? '%28' : sign === ')' ? '%29' : encodeURI(sign)));
}

function isTooDeep(root: Element): boolean {
  let depth = 0;
  for (let node: Node | null = root; node;) {
    if (node.firstChild) {
      node = node.firstChild;
      depth += 1;
      if (depth > DEEPEST) return true;
      continue;
    }
    while (node && node !== root && !node.nextSibling) {
      node = node.parentNode;
      depth -= 1;
    }
    node = node === root ? null : (node?.nextSibling ?? null);
  }
  return false;
}
