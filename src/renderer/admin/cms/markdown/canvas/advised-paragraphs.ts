import type { Node } from 'prosemirror-model';
import type { Advice, GivenAdvice } from '../../readability/advice.ts';
import type { Adviser } from '../../readability/adviser.ts';
import type { Slices } from '#text/from-html/in-slices.ts';

/** Advice on a document, from one place of it to another. */
export interface PlacedAdvice extends GivenAdvice {
  readonly from: number;
  readonly to: number;
}

/** Advice by paragraph, and by whether its article names its sources: unchanged paragraphs aren't checked again. */
export type KnownAdvice = WeakMap<Node, Partial<Record<'sourced' | 'unsourced', readonly Advice[]>>>;

/** Letters of a sentence that tell its advice from that of others: an endless one has thousands, and would be read for each. */
const MOST_NAMED = 300;

/** Reads a document paragraph by paragraph. Tables hold no sentences, and what stands below the heading of the sources is names. */
export function* adviceOn(doc: Node, adviser: Adviser, known: KnownAdvice): Slices<PlacedAdvice[]> {
  const paragraphs = paragraphsOf(doc, adviser);
  const hasSources = paragraphs.hasSources;
  const found: PlacedAdvice[] = [];
  const times = new Map<string, number>();
  for (const { node, at } of paragraphs.list) {
    const words = wordsOf(node);
    for (const advice of adviceOnParagraph(node, hasSources, adviser, known)) {
      const text = words.slice(advice.from, advice.to);
      const name = keyOf(`${advice.kind} ${text} ${advice.sentence.slice(0, MOST_NAMED)}`);
      const time = (times.get(name) ?? 0) + 1;
      times.set(name, time);
      const key = time === 1 ? name : `${name}-${time}`;
      found.push({ ...advice, key, text, from: at + 1 + advice.from, to: at + 1 + advice.to });
    }
    yield;
  }
  return found;
}

interface PlacedParagraph {
  readonly node: Node;
  readonly at: number;
}

function paragraphsOf(
  doc: Node,
  adviser: Adviser,
): { readonly list: readonly PlacedParagraph[]; readonly hasSources: boolean } {
  const list: PlacedParagraph[] = [];
  let hasSources = false;
  let isWithinSources = false;
  doc.descendants((node, at) => {
    if (node.type.name === 'table') return false;
    if (!node.isTextblock) return true;
    if (node.type.name === 'heading') isWithinSources = adviser.isSourcesHeading(node.textContent);
    hasSources ||= isWithinSources;
    if (!isWithinSources && node.content.size > 0) list.push({ node, at });
    return false;
  });
  return { list, hasSources };
}

function adviceOnParagraph(node: Node, hasSources: boolean, adviser: Adviser, known: KnownAdvice): readonly Advice[] {
  const kind = hasSources ? 'sourced' : 'unsourced';
  const before = known.get(node);
  if (before?.[kind]) return before[kind];
  const text = wordsOf(node);
  const isSourced = hasSources || hasLink(node) || adviser.namesSource(text);
  const advice = adviser.advise({ text, isHeading: node.type.name === 'heading', isSourced });
  known.set(node, { ...before, [kind]: advice });
  return advice;
}

/** The words of a paragraph, each at its place: what isn't a letter takes one place too. */
function wordsOf(node: Node): string {
  return node.textBetween(0, node.content.size, undefined, (leaf) => (leaf.type.name === 'hard_break' ? '\n' : ' '));
}

function hasLink(node: Node): boolean {
  return node.children.some(({ marks }) => marks.some(({ type }) => type.name === 'link'));
}

/** A short name of words (FNV-1a, 53 bits): what is dismissed is kept by it, without the words. */
function keyOf(words: string): string {
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < words.length; at += 1) {
    const code = words.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}
