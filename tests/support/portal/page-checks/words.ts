import type { PageView } from './page-view.ts';

/** What a page says, with the language that it says it is in. */
export interface ShownWords {
  readonly text: string;
  readonly language: string;
  /** A paragraph or a line; else a text within one, or the name of a control. */
  readonly isWhole: boolean;
}

/** Everything that readers see or hear, each text once. Runs in the page. */
export function wordsOnPage(sight: PageView): readonly ShownWords[] {
  const said = new Map<string, ShownWords>();
  const say = (text: string, language: string, isWhole: boolean): void => {
    const tidied = text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
    if (/\p{L}{2}/u.test(tidied)) said.set(`${language} ${tidied}`, { text: tidied, language, isWhole });
  };
  const isOfNoLanguage = (element: Element): boolean =>
    sight.isWritten(element) ||
    element.closest('[translate=no], code, pre, kbd, [data-sonner-toast] [lang=""]') !== null;
  const paragraphs = new Map<Element, Map<string, string[]>>();
  for (const { text, element } of sight.texts) {
    if (isOfNoLanguage(element)) continue;
    const language = sight.languageOf(element);
    say(text, language, false);
    let block = element;
    while (block.parentElement && sight.styleOf(block).display.startsWith('inline')) block = block.parentElement;
    const parts = paragraphs.get(block) ?? new Map<string, string[]>();
    paragraphs.set(block, parts);
    parts.set(language, [...(parts.get(language) ?? []), text]);
  }
  for (const parts of paragraphs.values()) for (const [language, texts] of parts) say(texts.join(' '), language, true);
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || isOfNoLanguage(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      say(element.getAttribute(name) ?? '', sight.languageOf(element), false);
  }
  for (const part of document.title.split(' · ')) say(part, document.documentElement.lang, false);
  return [...said.values()];
}
