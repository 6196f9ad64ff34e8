// A form with the source view of an article's text, in English, writing Indonesian.
import { EditorSelection } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { act, render, screen } from '@testing-library/react';
import { createRef, StrictMode, useLayoutEffect, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import { SourceField } from '#renderer/admin/cms/markdown/source/source-field.tsx';
import type { MarkdownHandle } from '#renderer/admin/cms/markdown/markdown-handle.ts';
import en from '#renderer/admin/cms/messages/en.json';
import id from '#renderer/admin/cms/messages/id.json';
import { LanguageContext } from '#renderer/i18n/language.ts';
import { addMessages, createI18n } from '#renderer/i18n/portal-i18n.ts';

const translator = createI18n('en', { markdown: en.markdown });
addMessages(translator, 'id', { markdown: id.markdown });

export const onChoosePicture = vi.fn<() => void>();
export const onPictures = vi.fn<(files: readonly File[]) => void>();
export const onAttachments = vi.fn<(files: readonly File[]) => void>();
export const handle = createRef<MarkdownHandle>();
/** What the form holds, and how it changes it from outside. */
export const form = { value: '', set: (_value: string): void => undefined };

interface Options {
  readonly readOnly?: boolean;
  readonly maxLength?: number;
  /** What the form makes of each report; by itself it keeps it. */
  readonly keep?: (text: string, set: (text: string) => void) => void;
}

function Stage({ first, options }: { readonly first: string; readonly options: Options }) {
  const [text, setText] = useState(first);
  const left = useRef({});
  useLayoutEffect(() => {
    form.set = setText;
    form.value = text;
  }, [text]);
  return (
    <SourceField
      mode="source"
      onMode={() => undefined}
      id="body"
      label="Content"
      lang="id"
      value={text}
      onChange={(next) => (options.keep ?? ((each, set) => set(each)))(next, setText)}
      maxLength={options.maxLength ?? 1000}
      readOnly={options.readOnly ?? false}
      pictureSource={() => null}
      onPictures={onPictures}
      onAttachments={onAttachments}
      onChoosePicture={onChoosePicture}
      findPages={() => Promise.resolve([])}
      ref={handle}
      left={left}
      onPending={() => undefined}
      aside="3 words"
    />
  );
}

/** Shows the field with a text, as strictly as React can, and gives its editor. */
export function openField(first: string, options: Options = {}): EditorView {
  render(
    <StrictMode>
      <I18nextProvider i18n={translator}>
        <LanguageContext value={{ language: 'en', unreachable: null, choose: () => undefined }}>
          <Stage first={first} options={options} />
        </LanguageContext>
      </I18nextProvider>
    </StrictMode>,
  );
  const view = EditorView.findFromDOM(field());
  if (!view) throw new Error('No editor was made.');
  return view;
}

export const field = () => screen.getByRole<HTMLElement>('textbox', { name: 'Content' });
export const tool = (name: string) => screen.getByRole('button', { name });
export const select = (view: EditorView, from: number, to = from) =>
  act(() => view.dispatch({ selection: EditorSelection.range(from, to) }));
export const write = (view: EditorView, text: string) =>
  act(() => view.dispatch(view.state.replaceSelection(text), { userEvent: 'input.type' }));

/** Pastes: texts by their type, and files. */
export function paste(data: Readonly<Record<string, string>>, files: readonly File[] = []): void {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: (type: string) => data[type] ?? '', files } });
  act(() => void field().dispatchEvent(event));
}

/**
 * A browser fires selectionchange later; happy-dom fires it at once, in the middle of the change. To be called before each test;
 * `vi.restoreAllMocks` ends it.
 */
export function holdBackSelectionEvents(): void {
  const dispatch = document.dispatchEvent.bind(document);
  vi.spyOn(document, 'dispatchEvent').mockImplementation(
    (event) => event.type === 'selectionchange' || dispatch(event),
  );
}
