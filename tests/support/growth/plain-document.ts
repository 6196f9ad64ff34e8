/** Attributes of an element, and what is in it: texts and elements. */
type Children = readonly (PlainElement | PlainText)[];

interface PlainText {
  readonly nodeType: typeof Node.TEXT_NODE;
  readonly nodeValue: string;
  readonly textContent: string;
  nextSibling: PlainElement | PlainText | null;
}

/**
 * As much of an element as is asked by what reads pasted documents. The document of the unit tests looks for a node among all beside it
 * whenever it is asked for the next one, which takes the square of their number; browsers don't.
 */
class PlainElement {
  readonly nodeType = Node.ELEMENT_NODE;
  readonly localName: string;
  readonly firstChild: PlainElement | PlainText | null;
  nextSibling: PlainElement | PlainText | null = null;
  private readonly attributes: Readonly<Record<string, string>>;

  constructor(localName: string, attributes: Readonly<Record<string, string>>, children: Children) {
    this.localName = localName;
    this.attributes = attributes;
    this.firstChild = children[0] ?? null;
    children.forEach((child, at) => (child.nextSibling = children[at + 1] ?? null));
  }

  readonly classList = { contains: () => false };

  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null;
  }

  hasAttribute(name: string): boolean {
    return name in this.attributes;
  }

  get firstElementChild(): PlainElement | null {
    return elementFrom(this.firstChild);
  }

  get nextElementSibling(): PlainElement | null {
    return elementFrom(this.nextSibling);
  }

  get textContent(): string {
    let text = '';
    for (let child = this.firstChild; child; child = child.nextSibling) text += child.textContent;
    return text;
  }

  querySelector(selector: string): PlainElement | null {
    return this.descendants().find((each) => each.matches(selector)) ?? null;
  }

  querySelectorAll(selector: string): readonly PlainElement[] {
    return this.descendants().filter((each) => each.matches(selector));
  }

  private descendants(found: PlainElement[] = []): PlainElement[] {
    for (let child = this.firstElementChild; child; child = child.nextElementSibling) {
      found.push(child);
      child.descendants(found);
    }
    return found;
  }

  /** The name of an element, or what a style holds. */
  private matches(selector: string): boolean {
    const [, held] = /^\[style\*="(.+)"\]$/.exec(selector) ?? [];
    return held === undefined ? this.localName === selector : (this.attributes['style'] ?? '').includes(held);
  }
}

function elementFrom(node: PlainElement | PlainText | null): PlainElement | null {
  let at = node;
  while (at && !(at instanceof PlainElement)) at = at.nextSibling;
  return at;
}

type Written = string | Element;

/** An element with these parts. */
export function element(name: string, parts: readonly Written[] = [], attributes = {}): Element {
  const children = parts.map((part) => (typeof part === 'string' ? textNode(part) : part));
  return new PlainElement(name, attributes, children as unknown as Children) as unknown as Element;
}

function textNode(text: string): PlainText {
  return { nodeType: Node.TEXT_NODE, nodeValue: text, textContent: text, nextSibling: null };
}
