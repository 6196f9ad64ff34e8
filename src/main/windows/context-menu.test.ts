import { describe, expect, it, vi } from 'vitest';
import { nativeTexts } from '#main/messages/native-texts.ts';
import { plainLabel } from '#main/menu/access-keys.ts';
import { isAppAddress } from '#main/protocol/app-address.ts';
import { contextMenuItems, type Clicked } from './context-menu.ts';
import { publicLink } from '#main/share/public-page.ts';

const texts = nativeTexts('en');
const ways = () => ({
  replaceWord: vi.fn(),
  learnWord: vi.fn(),
  openInNewTab: vi.fn(),
  copyLink: vi.fn(),
  copyPicture: vi.fn(),
  savePicture: vi.fn(),
  isPortal: isAppAddress,
  publicAddress: (address: string) => publicLink(address, 'https://tunas.example'),
});
const nothing: Clicked = {
  isEditable: false,
  selectionText: '',
  linkURL: '',
  misspelledWord: '',
  dictionarySuggestions: [],
  mediaType: 'none',
  hasImageContents: false,
  srcURL: '',
  editFlags: {
    canUndo: false,
    canRedo: false,
    canCut: false,
    canCopy: false,
    canPaste: false,
    canSelectAll: true,
  },
};
const itemsOf = (clicked: Partial<Clicked>, by = ways()) => contextMenuItems({ ...nothing, ...clicked }, texts, by);
const shown = (clicked: Partial<Clicked>) =>
  itemsOf(clicked).map(({ type, label, enabled }) =>
    type === 'separator' ? '-' : enabled === false ? `(${plainLabel(label ?? '')})` : plainLabel(label ?? ''),
  );

describe('contextMenuItems', () => {
  it('is empty where there is nothing to do', () => {
    expect(itemsOf({})).toEqual([]);
  });

  it('copies selected text', () => {
    expect(shown({ selectionText: 'benih', editFlags: { ...nothing.editFlags, canCopy: true } })).toEqual(['Copy']);
    expect(shown({ selectionText: ' \n' })).toEqual([]);
  });

  it('edits a field, as far as that goes', () => {
    const editFlags = { ...nothing.editFlags, canUndo: true, canPaste: true };
    expect(shown({ isEditable: true, editFlags })).toEqual([
      'Undo',
      '(Redo)',
      '-',
      '(Cut)',
      '(Copy)',
      'Paste',
      'Select All',
    ]);
  });

  it('offers at most five spellings first, and to learn the word', () => {
    const by = ways();
    const items = itemsOf(
      { isEditable: true, misspelledWord: 'tnam', dictionarySuggestions: ['tanam', 'R&B', 'c', 'd', 'e', 'f'] },
      by,
    );
    expect(items.slice(0, 7).map(({ label, type }) => label ?? type)).toEqual([
      'tanam',
      'R&&B',
      'c',
      'd',
      'e',
      'Add to dictionary',
      'separator',
    ]);
    for (const item of items.slice(0, 6)) item.click?.({} as never, undefined, {} as never);
    expect(by.replaceWord.mock.calls.flat()).toEqual(['tanam', 'R&B', 'c', 'd', 'e']);
    expect(by.learnWord.mock.calls).toEqual([['tnam']]);
  });

  it('says that there are no suggestions', () => {
    expect(shown({ isEditable: true, misspelledWord: 'xqz' }).slice(0, 3)).toEqual([
      '(No suggestions)',
      'Add to dictionary',
      '-',
    ]);
  });

  it('has no spelling where nothing can be written', () => {
    expect(shown({ misspelledWord: 'tnam', dictionarySuggestions: ['tanam'] })).toEqual([]);
  });

  it('copies the public address of a link', () => {
    const by = ways();
    const items = itemsOf({ linkURL: 'app://bundle/article/3?from=home#water' }, by);
    expect(items.map(({ label }) => label)).toEqual(['Open link in a new window', 'Copy link']);
    items[1]?.click?.({} as never, undefined, {} as never);
    expect(by.copyLink.mock.calls).toEqual([['https://tunas.example/article/3?from=home#water']]);
  });

  it('opens a page of the portal in a window of its own, and no other address', () => {
    const by = ways();
    itemsOf({ linkURL: 'app://bundle/article/3' }, by)[0]?.click?.({} as never, undefined, {} as never);
    expect(by.openInNewTab.mock.calls).toEqual([['app://bundle/article/3']]);
    expect(shown({ linkURL: 'https://example.org/a' })).toEqual(['Copy link']);
  });

  it('copies and saves a picture that has arrived', () => {
    const picture = { mediaType: 'image', hasImageContents: true, srcURL: 'app://bundle/pictures/a.svg' } as const;
    const by = ways();
    const items = itemsOf(picture, by);
    expect(items.map(({ label }) => label)).toEqual(['Copy picture', 'Save picture...']);
    for (const item of items) item.click?.({} as never, undefined, {} as never);
    expect([by.copyPicture.mock.calls.length, by.savePicture.mock.calls.length]).toEqual([1, 1]);
    expect(shown({ ...picture, hasImageContents: false })).toEqual([]);
    expect(shown({ ...picture, mediaType: 'canvas' })).toEqual([]);
    expect(shown({ ...picture, srcURL: 'blob:app://bundle/7f3c' })).toEqual(['Copy picture']);
  });

  it.each(['file:///etc/passwd', 'javascript:alert(1)', 'app://other/', 'http://example.org/'])(
    'copies no %s',
    (linkURL) => {
      expect(shown({ linkURL })).toEqual([]);
    },
  );
});

describe('publicLink', () => {
  it('gives no app:// address where the site has no public one', () => {
    expect(publicLink('app://bundle/article/3', null)).toBeNull();
    expect(publicLink('https://example.org/a', null)).toBe('https://example.org/a');
  });
});
