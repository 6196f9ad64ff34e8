import { isSafeAddress } from './safe-address.ts';

type Allowed = (value: string) => boolean;

const anything: Allowed = () => true;
const one =
  (...values: readonly string[]): Allowed =>
  (value) =>
    values.includes(value);
const like =
  (pattern: RegExp): Allowed =>
  (value) =>
    pattern.test(value);
/** What our parser writes escapes these four and nothing else: any other entity is another hand's. */
const address: Allowed = (value) =>
  !/&(?!(?:amp|lt|gt|quot);)/.test(value) && isSafeAddress(value.replaceAll('&amp;', '&'));
const cell = { style: like(/^text-align:(left|center|right)$/) };

/** Every element that render-markdown.ts writes, with its attributes. */
const ELEMENTS: Readonly<Record<string, Readonly<Record<string, Allowed>>>> = {
  h2: { id: like(/^s-[a-z0-9-]*$/) },
  h3: {},
  p: {},
  br: {},
  ul: {},
  ol: { start: like(/^\d+$/), style: like(/^counter-reset:step \d+$/) },
  li: {},
  blockquote: {},
  strong: {},
  em: {},
  sup: {},
  sub: {},
  a: { href: address, title: anything, rel: one('noopener noreferrer'), target: one('_blank') },
  img: {
    src: address,
    alt: anything,
    title: anything,
    loading: one('lazy'),
    srcset: (value) => value.split(', ').every((each) => address(each.split(' ')[0] ?? '')),
    sizes: anything,
  },
  div: { class: one('table-scroll'), tabindex: one('0') },
  table: {},
  thead: {},
  tbody: {},
  tr: {},
  th: cell,
  td: cell,
  section: { class: one('sources') },
};

const TAG = /<(\/?)([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)>/g;
const ATTRIBUTE = / ([a-z]+)="([^"<>]*)"/g;

/**
 * Whether HTML is what our own parser writes, and nothing else: for what was stored where somebody else may have changed it.
 * It is read as strictly as it is written, so that no browser can understand it otherwise.
 */
export function isClosedMarkdown(html: string): boolean {
  let isOurs = true;
  const rest = html.replace(TAG, (_tag, closing: string, name: string, attributes: string) => {
    const allowed = Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
    if (!allowed || (closing !== '' && attributes !== '')) isOurs = false;
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (!allowed || !Object.hasOwn(allowed, attribute) || !allowed[attribute]?.(value)) isOurs = false;
    }
    return '';
  });
  return isOurs && !/[<\0]/.test(rest);
}
