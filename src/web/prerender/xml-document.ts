import { DOMImplementation, XMLSerializer, type Document, type Element } from '@xmldom/xmldom';

/** One element of an XML document: its name (`xhtml:link` where its prefix is declared), attributes and content. */
export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content?: string | readonly XmlElement[];
}

/** A short way to write an element. */
export function xml(name: string, content: XmlElement['content'] = '', attributes: XmlElement['attributes'] = {}) {
  return { name, attributes, content };
}

/** Characters that XML documents may not contain, not even escaped: some editors paste them with a text. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * Serializes the document. `namespaces` are declared by its root; the empty prefix is the default namespace. With a stylesheet a
 * browser shows it as a page.
 */
export function xmlText(root: XmlElement, namespaces: Readonly<Record<string, string>>, stylesheet?: string): string {
  const document = new DOMImplementation().createDocument(null, '');
  const place = (element: XmlElement): Element => {
    const node = document.createElementNS(namespaces[prefixOf(element.name)] ?? null, element.name);
    for (const [name, value] of Object.entries(element.attributes ?? {})) node.setAttribute(name, allowed(value));
    fill(document, node, element.content ?? '', place);
    return node;
  };
  const top = place(root);
  for (const [prefix, address] of Object.entries(namespaces))
    top.setAttribute(prefix === '' ? 'xmlns' : `xmlns:${prefix}`, address);
  if (stylesheet !== undefined)
    document.appendChild(
      document.createProcessingInstruction('xml-stylesheet', `href="${stylesheet}" type="text/css"`),
    );
  document.appendChild(top);
  const text = new XMLSerializer().serializeToString(document, { requireWellFormed: true });
  return `<?xml version="1.0" encoding="utf-8"?>\n${text}\n`;
}

function fill(
  document: Document,
  node: Element,
  content: string | readonly XmlElement[],
  place: (element: XmlElement) => Element,
): void {
  if (typeof content !== 'string') for (const child of content) node.appendChild(place(child));
  else if (content !== '') node.appendChild(document.createTextNode(allowed(content)));
}

function prefixOf(name: string): string {
  return name.includes(':') ? name.slice(0, name.indexOf(':')) : '';
}

/** The text without characters that XML forbids. */
export function allowed(text: string): string {
  return text.replace(FORBIDDEN, '');
}
