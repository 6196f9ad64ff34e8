import { expect, test } from 'vitest';
import { sameDocument } from './same-document.ts';

test.each([
  [
    { a: 1, b: { c: 'x' } },
    { b: { c: 'x' }, a: 1 },
  ],
  [{ a: undefined, b: [] }, { b: [] }],
  [{ list: [1, { x: null }] }, { list: [1, { x: null }] }],
])('the order of keys, and keys without a value, don’t count: %j, %j', (one, other) => {
  expect(sameDocument(one, other)).toBe(true);
});

test.each([
  [{ a: 'x' }, { a: 'X' }],
  [{ a: null }, {}],
  [{ a: null }, { a: {} }],
  [{ a: [1, 2] }, { a: [2, 1] }],
  [{ a: [1] }, { a: { 0: 1 } }],
  [{ a: 1 }, { a: '1' }],
  [{ a: 1 }, null],
  [{ constructor: Object }, {}],
  [{}, { toString: {}.toString }],
])('everything else does: %j, %j', (one, other) => {
  expect(sameDocument(one, other)).toBe(false);
});
