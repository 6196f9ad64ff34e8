import { expect, test } from 'vitest';
import { addressedItem } from './addressed-editor.tsx';

test.each([
  ['7', '', { id: 7, creationKey: null }],
  ['new', '', { id: null, creationKey: null }],
  ['new', 'key=a-b', { id: null, creationKey: 'a-b' }],
  // An id that no article has: the editor shows that there is none.
  ['', '', { id: 0, creationKey: null }],
  ['07', '', { id: 0, creationKey: null }],
  ['7/8', '', { id: 0, creationKey: null }],
  ['__proto__', 'key=x', { id: 0, creationKey: null }],
  ['9'.repeat(40), '', { id: 0, creationKey: null }],
])('/admin/blogs/%s?%s', (rest, search, expected) => {
  expect(addressedItem(rest, new URLSearchParams(search))).toEqual(expected);
});
