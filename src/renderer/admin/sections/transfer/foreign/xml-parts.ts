import { cleanText } from '#domain/clean-text.ts';

/** Why a file isn't read as XML: it breaks off or isn't well formed, or it declares words of its own, which none needs. */
export class BrokenXml extends Error {
  readonly fault: 'broken' | 'declares';

  constructor(fault: BrokenXml['fault'], detail: string) {
    super(detail);
    this.fault = fault;
  }
}

/** An element with all that is in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  text: string;
  readonly children: XmlElement[];
}

const TAG = /<(\/?)([A-Za-z_][\w:.-]{0,60})((?:\s+[\w:.-]{1,60}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:.-]{1,60})\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Nothing in an RSS feed lies deeper. */
const DEEPEST = 12;

/**
 * The parts of the channel of an RSS feed, one by one, so that a large file is never a tree as a whole. Written by hand because
 * WordPress writes control characters that a browser's parser stops at, and because that one follows declared entities, by which
 * a small file can become gigabytes: here a declaration is refused. Throws BrokenXml.
 */
export function* partsOfChannel(xml: string): Generator<XmlElement> {
  const open: XmlElement[] = [];
  let isOver = false;
  let at = 0;
  const addText = (text: string) => {
    const last = open.at(-1);
    if (last && open.length > 2) last.text += text;
  };
  const after = (sign: string, from: number) => {
    const end = xml.indexOf(sign, from);
    if (end < 0) throw new BrokenXml('broken', `No ${sign} after ${from}`);
    return end + sign.length;
  };
  for (;;) {
    const next = xml.indexOf('<', at);
    if (next < 0) break;
    addText(withoutEntities(xml.slice(at, next)));
    if (xml.startsWith('<![CDATA[', next)) {
      at = after(']]>', next);
      addText(xml.slice(next + 9, at - 3));
    } else if (xml.startsWith('<!--', next)) at = after('-->', next + 4);
    else if (xml.startsWith('<?', next)) at = after('?>', next);
    else if (xml.startsWith('<!', next)) throw new BrokenXml('declares', xml.slice(next, next + 40));
    else {
      TAG.lastIndex = next;
      const tag = TAG.exec(xml);
      if (tag === null || isOver) throw new BrokenXml('broken', `No tag at ${next}`);
      at = TAG.lastIndex;
      const [, isEnd = '', name = '', attributes = '', isBare = ''] = tag;
      if (isEnd === '') begin(open, { name, attributes: attributesOf(attributes), text: '', children: [] });
      if (isEnd !== '' || isBare !== '') {
        const ended = open.pop();
        if (ended?.name !== name) throw new BrokenXml('broken', `${name} ends at ${next}`);
        // Older databases write a character as two halves, each an entity: only the whole text says which halves are alone.
        ended.text = cleanText(ended.text);
        if (open.length === 2 && open[1]?.name === 'channel') yield ended;
        isOver = open.length === 0;
      }
    }
  }
  if (!isOver) throw new BrokenXml('broken', 'It breaks off');
}

function begin(open: XmlElement[], element: XmlElement): void {
  if (open.length === DEEPEST) throw new BrokenXml('broken', 'Too deep');
  // What is in the channel itself is given away part by part.
  if (open.length > 2) open.at(-1)?.children.push(element);
  open.push(element);
}

function attributesOf(written: string): ReadonlyMap<string, string> {
  return new Map(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', one, other]) => [
      name,
      cleanText(withoutEntities(one ?? other ?? '')),
    ]),
  );
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? all;
    const point = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}

/** The text of the first child of a name; empty where there is none. */
export function textIn(element: XmlElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text.trim() ?? '';
}
