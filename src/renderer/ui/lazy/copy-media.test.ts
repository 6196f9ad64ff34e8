import { expect, test } from 'vitest';
import { copyMedia, copySheetMedia } from './copy-media.ts';

const media = (mediaText: string, ...cssRules: object[]) => ({ media: { mediaText }, cssRules });

test('queries are copied rule by rule, within layers too, and nothing else is', () => {
  const plain = { selectorText: 'a' };
  const copy = [plain, { cssRules: [media('screen', plain), media('print')] }];
  const from = [plain, { cssRules: [media('all', plain), media('print')] }, media('speech')];
  copyMedia(from as unknown as CSSRuleList, copy as unknown as CSSRuleList);
  expect(copy).toEqual([plain, { cssRules: [media('all', plain), media('print')] }]);
});

test('a stylesheet that no script may read stays as it is', () => {
  const unreadable = {
    get cssRules(): never {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  expect(() =>
    copySheetMedia(unreadable as unknown as CSSStyleSheet, unreadable as unknown as CSSStyleSheet),
  ).not.toThrow();
});
