// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { article, editableStage } from '#tests/support/stages/editing-stage.tsx';
import { extras } from '#tests/support/stages/translation-stage.tsx';
import type { TranslationField } from '../content-type.ts';
import { withTranslationText } from '../content-type.ts';
import { useItemSides } from './use-item-sides.ts';

const CONTENT: TranslationField = { name: 'content', label: 'articles:edit.content', kind: 'markup', most: 1000 };

function opened() {
  const drawn = article();
  const editable = editableStage(drawn);
  const change = vi.spyOn(editable, 'change');
  const { result } = renderHook(() =>
    useItemSides({ editable, document: drawn, bothLive: false, markup: extras, invalid: { id: [], en: [] } }),
  );
  return { editable, change, ...result.current };
}

test('a computed text includes letters that aren’t rendered yet', () => {
  const { editable, sides } = opened();
  editable.change((now) => withTranslationText(now, 'en', 'content', 'Mulch first'));
  sides.onReplace('en', CONTENT, (texts) => `${texts.en}\n\nThen water.`);
  expect(editable.read().document.en.content).toBe('Mulch first\n\nThen water.');
  sides.onReplace('en', CONTENT, () => null);
  expect(editable.read().document.en.content).toBe('Mulch first\n\nThen water.');
});

test('typing in a markup field is rendered later, a computed text at once', () => {
  const { change, sides, wroteRef } = opened();
  sides.onWrite('id', CONTENT, 'Siram');
  expect(change).toHaveBeenLastCalledWith(expect.any(Function), 'later');
  sides.onReplace('en', CONTENT, () => 'Water');
  expect(change).toHaveBeenLastCalledWith(expect.any(Function), 'now');
  expect(wroteRef.current).toBe('en');
});
