/** Word writes the items of its lists as paragraphs that name their level and carry their mark as text. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const NUMBERED = /^\s*(?:\d+|[a-z]{1,4})[.)]/i;

/** Makes real lists of Word's list paragraphs. */
export function makeWordLists(root: ParentNode & Node): void {
  const lists: { readonly element: Element; readonly level: number }[] = [];
  let before: Element | null = null;
  for (const paragraph of [...root.querySelectorAll('[style*="mso-list"]')]) {
    const level = Number(LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const kind = NUMBERED.test(takeMark(paragraph)) ? 'ol' : 'ul';
    if (paragraph.previousElementSibling !== before || before === null) lists.length = 0;
    while ((lists.at(-1)?.level ?? 0) > level) lists.pop();
    let list = lists.at(-1);
    if (!list || list.level < level || list.element.localName !== kind) {
      if (list?.level === level) lists.pop();
      const element = paragraph.ownerDocument.createElement(kind);
      const owner = lists.at(-1)?.element.lastElementChild;
      if (owner) owner.append(element);
      else paragraph.before(element);
      list = { element, level };
      lists.push(list);
    }
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.element.append(item);
    paragraph.remove();
    before = lists[0]?.element ?? null;
  }
}

/** The mark that Word wrote as text, taken away. */
function takeMark(paragraph: Element): string {
  const mark = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  const text = mark?.textContent ?? '';
  mark?.remove();
  return text;
}
