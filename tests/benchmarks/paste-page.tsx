import { useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { CanvasField } from '#renderer/admin/cms/markdown/canvas/canvas-field.tsx';
import type { MarkdownViewProps } from '#renderer/admin/cms/markdown/field-props.ts';
import words from '#renderer/admin/cms/markdown/messages/en.json';
import { SourceField } from '#renderer/admin/cms/markdown/source/source-field.tsx';
import { LanguageContext } from '#renderer/i18n/language.ts';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import type { WritingMode } from '#renderer/platform/port.ts';

// The page of paste.bench.ts: the field for an article's text alone, as the editor has it.

/** What the benchmark does with the page. */
export interface PastePage {
  text: string;
  setText: (text: string) => void;
  show: (mode: WritingMode) => void;
}

const page = window as unknown as PastePage;
const i18n = createI18n('en', { markdown: words });
const left: MarkdownViewProps['left'] = { current: {} };
const fields: Record<WritingMode, ComponentType<MarkdownViewProps>> = { canvas: CanvasField, source: SourceField };

function Page({ mode }: { readonly mode: WritingMode }) {
  const [value, setValue] = useState('');
  const Field = fields[mode];
  page.text = value;
  page.setText = setValue;
  return (
    <Field
      {...{ mode, value, left }}
      id="b"
      label="Content"
      lang="en"
      onChange={setValue}
      maxLength={100_000}
      onMode={() => undefined}
      onPending={() => undefined}
      pictureSource={() => null}
      findPages={() => Promise.resolve([])}
    />
  );
}

const root = createRoot(document.body.appendChild(document.createElement('div')));
page.show = (mode) =>
  root.render(
    <I18nextProvider i18n={i18n}>
      <LanguageContext value={{ language: 'en', unreachable: null, choose: () => undefined }}>
        <Page key={mode} mode={mode} />
      </LanguageContext>
    </I18nextProvider>,
  );
