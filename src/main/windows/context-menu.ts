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
    | 'menu.undo'
    | 'menu.redo'
    | 'context.openInNewTab'
    | 'context.copyLink'
    | 'context.copyPicture'
    | 'context.savePicture',
    string
  >
>;

/** The properties of a click that decide on the menu. */
export type Clicked = Pick<
  ContextMenuParams,
  | 'isEditable'
  | 'selectionText'
  | 'linkURL'
  | 'misspelledWord'
  | 'dictionarySuggestions'
  | 'mediaType'
  | 'hasImageContents'
  | 'srcURL'
> & {
  readonly editFlags: Pick<
    ContextMenuParams['editFlags'],
    'canUndo' | 'canRedo' | 'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll'
  >;
};

/** The actions of the menu's own items; the other items are roles of Electron. */
export interface ContextWays {
  replaceWord(word: string): void;
  learnWord(word: string): void;
  /** Opens a page of the portal in a new window. */
  openInNewTab(address: string): void;
  copyLink(address: string): void;
  copyPicture(): void;
  savePicture(): void;
  /** Whether a link leads to a page of the portal. */
  isPortal(address: string): boolean;
  /** The public address of a page's link; null if there is none. */
  publicAddress(address: string): string | null;
}

/** Further suggestions are rarely right. */
const MOST_SUGGESTIONS = 5;

type Item = MenuItemConstructorOptions;

/** The items of a context menu, in groups with separators; none where no item applies. */
export function contextMenuItems(clicked: Clicked, texts: ContextTexts, ways: ContextWays): Item[] {
  const groups = [
    spellingItems(clicked, texts, ways),
    undoItems(clicked, texts),
    editItems(clicked, texts),
    linkItems(clicked, texts, ways),
    pictureItems(clicked, texts, ways),
  ];
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
    // A single ampersand would mark the next letter as the item's access key.
    label: word.replaceAll('&', '&&'),
    click: () => ways.replaceWord(word),
  }));
  return [
    ...(suggestions.length > 0 ? suggestions : [{ label: texts['context.noSuggestions'], enabled: false }]),
    { label: texts['context.learnWord'], click: () => ways.learnWord(misspelledWord) },
  ];
}

function undoItems({ isEditable, editFlags }: Clicked, texts: ContextTexts): Item[] {
  if (!isEditable) return [];
  return [
    { role: 'undo', label: texts['menu.undo'], enabled: editFlags.canUndo },
    { role: 'redo', label: texts['menu.redo'], enabled: editFlags.canRedo },
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
  if (linkURL === '') return [];
  const address = ways.publicAddress(linkURL);
  return [
    ...(ways.isPortal(linkURL)
      ? [{ label: texts['context.openInNewTab'], click: () => ways.openInNewTab(linkURL) }]
      : []),
    ...(address === null ? [] : [{ label: texts['context.copyLink'], click: () => ways.copyLink(address) }]),
  ];
}

/** Items for a picture that has loaded. One that the page made itself (`blob:`) can only be copied: no other program can fetch it. */
function pictureItems(
  { mediaType, hasImageContents, srcURL }: Clicked,
  texts: ContextTexts,
  ways: ContextWays,
): Item[] {
  if (mediaType !== 'image' || !hasImageContents) return [];
  return [
    { label: texts['context.copyPicture'], click: () => ways.copyPicture() },
    ...(/^(app|https?):/i.test(srcURL)
      ? [{ id: 'save-picture', label: texts['context.savePicture'], click: () => ways.savePicture() }]
      : []),
  ];
}
