import { describe, expect, it, vi } from 'vitest';
import { nativeTexts } from '#main/words/native-texts.ts';
import { contextMenuItems, type Clicked } from './context-menu.ts';
import { publicLink } from './public-link.ts';

const texts = nativeTexts('en');
const ways = () => ({
  replaceWord: vi.fn(),
  learnWord: vi.fn(),
  copyLink: vi.fn(),
  publicAddress: (address: string) => publicLink(address, 'https://tunas.example'),
});
const nothing: Clicked = {
  isEditable: false,
  selectionText: '',
  linkURL: '',
  misspelledWord: '',
  dictionarySuggestions: [],
  editFlags: { canCut: false, canCopy: false, canPaste: false, canSelectAll: true },
};
const itemsOf = (clicked: Partial<Clicked>, by = ways()) => contextMenuItems({ ...nothing, ...clicked }, texts, by);
const shown = (clicked: Partial<Clicked>) =>
  itemsOf(clicked).map(({ type, label, enabled }) =>
    type === 'separator' ? '-' : enabled === false ? `(${label ?? ''})` : label,
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
    const editFlags = { canCut: false, canCopy: false, canPaste: true, canSelectAll: true };
    expect(shown({ isEditable: true, editFlags })).toEqual(['(Cut)', '(Copy)', 'Paste', 'Select All']);
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
    expect(items.map(({ label }) => label)).toEqual(['Copy link']);
    items[0]?.click?.({} as never, undefined, {} as never);
    expect(by.copyLink.mock.calls).toEqual([['https://tunas.example/article/3?from=home#water']]);
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
