// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyArticle } from '#domain/article-document.ts';
import type { ArticleDocument } from '#domain/article-document.ts';
import { BarSlotContext, ItemNameSlotContext } from '#renderer/admin/section.ts';
import { LanguageContext } from '#renderer/i18n/language.ts';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import { memoryPlatform } from '#renderer/platform/memory/memory-platform.ts';
import { PlatformContext } from '#renderer/platform/port.ts';
import keepingTexts from '../drafts/messages/en.json';
import type { EditableDraft, EditableDraftState } from '../drafts/editable-draft.ts';
import { EditorBar } from './editor-bar.tsx';
import texts from './messages/en.json';

const EMPTY = emptyArticle({ id: '', en: '' });
const onCompare = vi.fn();

function draw(document: ArticleDocument, conflict: object | null = null) {
  const [slot, name] = [globalThis.document.createElement('div'), globalThis.document.createElement('div')];
  globalThis.document.body.append(slot, name);
  const state = { document, conflict, saveState: { kind: 'typing' } } as unknown as EditableDraftState<ArticleDocument>;
  const copy = { save: () => Promise.resolve() } as unknown as EditableDraft<ArticleDocument>;
  render(
    <I18nextProvider i18n={createI18n('en', { editor: texts, drafts: keepingTexts })}>
      <LanguageContext value={{ language: 'en', unreachable: null, choose: () => undefined }}>
        <PlatformContext value={memoryPlatform()}>
          <BarSlotContext value={slot}>
            <ItemNameSlotContext value={name}>
              <MemoryRouter>
                <EditorBar copy={copy} state={state} onCompare={onCompare} />
              </MemoryRouter>
            </ItemNameSlotContext>
          </BarSlotContext>
        </PlatformContext>
      </LanguageContext>
    </I18nextProvider>,
  );
  return { slot, name };
}

afterEach(() => {
  globalThis.document.body.replaceChildren();
});

test.each([
  [EMPTY, 'Untitled'],
  [{ ...EMPTY, id: { ...EMPTY.id, title: 'Cabai' } }, 'Cabai'],
  [{ ...EMPTY, en: { ...EMPTY.en, title: 'Chili' }, id: { ...EMPTY.id, title: 'Cabai' } }, 'Chili'],
])('the bar names what is open, and says how safe it is', (document, title) => {
  const { slot, name } = draw(document);
  expect([name.textContent, slot.textContent]).toEqual([title, expect.stringContaining('Not saved')]);
});

test('another version is told of, and compared from here', () => {
  draw(EMPTY, {});
  fireEvent.click(screen.getByRole('button', { name: 'Another version: compare' }));
  expect(onCompare).toHaveBeenCalledOnce();
});
