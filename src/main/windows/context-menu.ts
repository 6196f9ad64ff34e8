import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';

/** The texts that a context menu shows. */
export type ContextTexts = Readonly<
  Record<
    | 'context.noSuggestions'
    | 'context.learnWord'
    | 'menu.cut'
    | 'menu.copy'
    | 'menu.paste'
    | 'menu.selectAll'
    | 'context.copyLink',
    string
  >
>;

/** What of a click decides on the menu. */
export type Clicked = Pick<
  ContextMenuParams,
  'isEditable' | 'selectionText' | 'linkURL' | 'misspelledWord' | 'dictionarySuggestions'
> & {
  readonly editFlags: Pick<ContextMenuParams['editFlags'], 'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll'>;
};

/** What the menu's own items do; the others act by Electron's roles. */
export interface ContextWays {
  replaceWord(word: string): void;
  learnWord(word: string): void;
  copyLink(address: string): void;
  /** The address under which others can open a link of a page; null if there is none. */
  publicAddress(address: string): string | null;
}

/** More suggestions than this are guesses. */
const MOST_SUGGESTIONS = 5;

type Item = MenuItemConstructorOptions;

/** The items of a context menu, in groups with lines between; none where there is nothing to do. */
export function contextMenuItems(clicked: Clicked, texts: ContextTexts, ways: ContextWays): Item[] {
  const groups = [spellingItems(clicked, texts, ways), editItems(clicked, texts), linkItems(clicked, texts, ways)];
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => (index === 0 ? group : [{ type: 'separator' } as const, ...group]));
}

function spellingItems(
  { isEditable, misspelledWord, dictionarySuggestions }: Clicked,
  texts: ContextTexts,
  ways: ContextWays,
): Item[] {
  if (!isEditable || misspelledWord === '') return [];
  const suggestions = dictionarySuggestions.slice(0, MOST_SUGGESTIONS).map((word): Item => ({
    // A single ampersand would mark the next letter as the item's key.
    label: word.replaceAll('&', '&&'),
    click: () => ways.replaceWord(word),
  }));
  return [
    ...(suggestions.length > 0 ? suggestions : [{ label: texts['context.noSuggestions'], enabled: false }]),
    { label: texts['context.learnWord'], click: () => ways.learnWord(misspelledWord) },
  ];
}

function editItems({ isEditable, selectionText, editFlags }: Clicked, texts: ContextTexts): Item[] {
  const copy: Item = { role: 'copy', label: texts['menu.copy'], enabled: editFlags.canCopy };
  if (!isEditable) return selectionText.trim() === '' ? [] : [copy];
  return [
    { role: 'cut', label: texts['menu.cut'], enabled: editFlags.canCut },
    copy,
    { role: 'paste', label: texts['menu.paste'], enabled: editFlags.canPaste },
    { role: 'selectAll', label: texts['menu.selectAll'], enabled: editFlags.canSelectAll },
  ];
}

function linkItems({ linkURL }: Clicked, texts: ContextTexts, ways: ContextWays): Item[] {
  const address = linkURL === '' ? null : ways.publicAddress(linkURL);
  return address === null ? [] : [{ label: texts['context.copyLink'], click: () => ways.copyLink(address) }];
}
