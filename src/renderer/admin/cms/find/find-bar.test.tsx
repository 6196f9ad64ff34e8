// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/localized.ts';
import type { ArticleDocument } from '#domain/article-document.ts';
import { article, editableStage, openEditing } from '#tests/support/stages/editing-stage.tsx';
import { settle } from '#tests/support/stages/admin-stage.tsx';
import { articleContentType } from '../../sections/articles/article-content-type.ts';
import { type TranslationValue, withTranslationText } from '../content-type.ts';
import type { MarkdownExtras } from '../translation/editor-context.ts';
import { useFindInItem } from './use-find-in-item.tsx';

const fields = articleContentType([]).sideFields.filter(({ name }) => name === 'title' || name === 'excerpt');
const markup = { handles: { current: new Map() } } as unknown as MarkdownExtras;
let written: ArticleDocument;

function Stage({ first }: { readonly first: ArticleDocument }) {
  const [editable] = useState(() => editableStage(first));
  const [document, setDocument] = useState(first);
  const onWrite = (language: 'id' | 'en', field: { readonly name: string }, text: TranslationValue) => {
    editable.become({ document: withTranslationText(editable.read().document, language, field.name, text) });
    written = editable.read().document;
    setDocument(written);
  };
  const state = { ...editable.read(), document };
  const find = useFindInItem({ fields, editable, state, markup, onWrite, onShow: () => undefined });
  return (
    <>
      {find.bar}
      {LANGUAGES.map((language) =>
        fields.map((field) => (
          <div key={language + field.name} className="side-control" data-side={language} data-field={field.name}>
            <textarea
              aria-label={`${language} ${field.name}`}
              value={document[language][field.name as 'title']}
              onChange={({ target }) => onWrite(language, field, target.value)}
            />
          </div>
        )),
      )}
    </>
  );
}

async function open() {
  const empty = article();
  written = article({
    id: { ...empty.id, title: 'Cabai dan cabai', excerpt: 'Cabai rawit' },
    en: { ...empty.en, title: 'Chilies (cabai)', excerpt: 'Water' },
  });
  await openEditing(<Stage first={written} />);
  field('id title').focus();
  field('id title').setSelectionRange(0, 0);
  fireEvent.keyDown(field('id title'), { key: 'h', ctrlKey: true });
  await settle();
}
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (key: string, more: object = {}) =>
  act(async () => {
    fireEvent.keyDown(field('Find'), { key, ...more });
    await settle();
  });
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const texts = () => LANGUAGES.flatMap((language) => [written[language].title, written[language].excerpt]);

test('Enter goes on through all texts and begins anew, Shift+Enter and Shift+F3 go back', async () => {
  await open();
  expect(document.activeElement).toBe(field('Find'));
  type('Find', 'cabai');
  expect(status()).toBe('1 of 4, in Indonesian: Title');
  await press('Enter');
  await press('F3');
  expect(status()).toBe('3 of 4, in Indonesian: Excerpt');
  await press('Enter');
  expect(status()).toBe('4 of 4, in English: Title');
  await press('Enter');
  expect(status()).toBe('1 of 4, in Indonesian: Title');
  await press('Enter', { shiftKey: true });
  await press('F3', { shiftKey: true });
  expect(status()).toBe('3 of 4, in Indonesian: Excerpt');
});

test('Escape closes it and selects the place that it stood at', async () => {
  await open();
  type('Find', 'cabai');
  await press('Enter');
  await press('Escape');
  expect(screen.queryByRole('search')).toBeNull();
  const title = field('id title');
  expect(document.activeElement).toBe(title);
  expect([title.selectionStart, title.selectionEnd]).toEqual([10, 15]);
});

test('one place is replaced, and the next one shown; what was put in isn’t found again', async () => {
  await open();
  type('Find', 'cabai');
  type('Replace with', 'cabai merah');
  fireEvent.click(screen.getByRole('button', { name: 'Replace' }));
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Replace' }));
  await settle();
  expect(texts()).toEqual(['cabai merah dan cabai merah', 'Cabai rawit', 'Chilies (cabai)', 'Water']);
  expect(status()).toBe('3 of 4, in Indonesian: Excerpt');
});

test('all is replaced in one language or both, counted, and taken back at once', async () => {
  await open();
  const before = texts();
  type('Find', 'cabai');
  fireEvent.change(screen.getByRole('combobox', { name: 'Where' }), { target: { value: 'id' } });
  type('Replace with', 'tomat');
  fireEvent.click(screen.getByRole('button', { name: 'Replace all' }));
  await settle();
  expect(texts()).toEqual(['tomat dan tomat', 'tomat rawit', 'Chilies (cabai)', 'Water']);
  expect(status()).toBe('3 places replaced.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await settle();
  expect(texts()).toEqual(before);
});

test('the way back goes once somebody has written on', async () => {
  await open();
  type('Find', 'cabai');
  fireEvent.click(screen.getByRole('button', { name: 'Replace all' }));
  await settle();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  type('en excerpt', 'Water them');
  await settle();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('elsewhere the browser’s own search opens', async () => {
  await open();
  await press('Escape');
  // The focus may have gone back to the text in which something was found.
  act(() => (document.activeElement as HTMLElement).blur());
  expect(fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('search')).toBeNull();
});
