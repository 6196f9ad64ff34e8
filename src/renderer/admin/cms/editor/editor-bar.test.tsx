// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { worded } from '#tests/support/stages/words-stage.tsx';
import { emptyArticle } from '#domain/article-document.ts';
import type { ArticleDocument } from '#domain/article-document.ts';
import { BarSlotContext, ItemNameSlotContext } from '#renderer/admin/section.ts';
import type { EditableDraft, EditableDraftState } from '../drafts/editable-draft.ts';
import { EditorBar } from './editor-bar.tsx';
import { drafts, editor } from '../messages/en.json';

const EMPTY = emptyArticle({ id: '', en: '' });
const onCompare = vi.fn();
const ACTIONS = {
  ...{ details: null, publishLabel: 'Publish', onHistory: null, onDuplicate: null, onBin: null, opener: null },
  ...{ onFind: vi.fn(), onPublish: vi.fn(), preview: null },
};

function draw(document: ArticleDocument, conflict: object | null = null, isPasting = false) {
  const [slot, name] = [globalThis.document.createElement('div'), globalThis.document.createElement('div')];
  globalThis.document.body.append(slot, name);
  const state = { document, conflict, saveState: { kind: 'typing' } } as unknown as EditableDraftState<ArticleDocument>;
  const editable = { read: () => state, subscribe: () => () => undefined } as unknown as EditableDraft<ArticleDocument>;
  const bar = (
    <BarSlotContext value={slot}>
      <ItemNameSlotContext value={name}>
        <EditorBar editable={editable} state={state} onCompare={onCompare} actions={{ ...ACTIONS, isPasting }} />
      </ItemNameSlotContext>
    </BarSlotContext>
  );
  render(worded(bar, { editor, drafts }, 'en'));
  return { slot, name };
}

test.each([
  [EMPTY, 'Untitled'],
  [{ ...EMPTY, id: { ...EMPTY.id, title: 'Cabai' } }, 'Cabai'],
  [{ ...EMPTY, en: { ...EMPTY.en, title: 'Chili' }, id: { ...EMPTY.id, title: 'Cabai' } }, 'Chili'],
])('the bar names what is open, and says how safe it is', (document, title) => {
  const { slot, name } = draw(document);
  expect([name.textContent, slot.textContent]).toEqual([title, expect.stringContaining('Not saved')]);
});

test.each([true, false])('it can’t be published while something pasted isn’t in the text yet (%s)', (isPasting) => {
  draw(EMPTY, null, isPasting);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Publish/ }).disabled).toBe(isPasting);
});
