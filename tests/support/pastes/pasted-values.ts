import type { Markdown } from './pasted-markdown.ts';
import { renderMarkdown } from '#text/render/render-markdown.ts';

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐᵒᵖʳˢᵗᵘᵛʷˣʸᶻ₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ';
const LOWERED_FROM = 40;
const PLAIN = '0123456789+-=()nabcdefghijklmoprstuvwxyz0123456789+-=()aehijklmnoprstuvx';

/** What readers see of a markup, as an element: by the portal's own renderer. */
export function rendered(markup: Pick<Markdown, 'text'> | string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderMarkdown(typeof markup === 'string' ? markup : markup.text, 'en').html;
  // Figures and tables bring their styles with them.
  for (const style of place.querySelectorAll('style')) style.remove();
  return place;
}

/**
 * The words and figures of an element, one after another, with the numbers of its lists: raised text after `^`, lowered
 * after `_`, and without blanks, so that two texts with the same values are the same.
 */
export function valuesOf(root: Node): string {
  let values = '';
  const walk = (node: Node, script: string) => {
    if (node.nodeType === 3) values += marked(node.nodeValue ?? '', script);
    if (node.nodeType !== 1) return;
    const element = node as HTMLElement;
    if (element.localName === 'li' && element.parentElement?.localName === 'ol') values += `${numberOf(element)}.`;
    const isRaised = element.localName === 'sup' || /vertical-align:\s*super/.test(element.getAttribute('style') ?? '');
    const isLowered =
      element.localName === 'sub' || /vertical-align:\s*sub\b/.test(element.getAttribute('style') ?? '');
    const own = isRaised ? '^' : isLowered ? '_' : script;
    for (const child of element.childNodes) walk(child, own);
  };
  walk(root, '');
  return values.replace(/[\s\u00a0]+/g, '');
}

function marked(text: string, script: string): string {
  const signs = [...text].map((sign) => {
    const at = [...RAISED].indexOf(sign);
    if (at < 0)
      return script === '' || /\s/.test(sign) ? sign : `${script}${sign === '−' || sign === '–' ? '-' : sign}`;
    return `${at < LOWERED_FROM ? '^' : '_'}${PLAIN[at]}`;
  });
  return signs.join('');
}

function numberOf(item: Element): number {
  const list = item.parentElement as Element;
  const own = item.getAttribute('value');
  if (own !== null) return Number(own);
  const before = item.previousElementSibling;
  return before ? numberOf(before) + 1 : Number(list.getAttribute('start') ?? 1);
}
