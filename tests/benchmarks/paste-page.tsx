import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { CanvasField } from '#renderer/admin/cms/markdown/canvas/canvas-field.tsx';
import type { MarkdownViewProps } from '#renderer/admin/cms/markdown/field-props.ts';
import { markdown } from '#renderer/admin/cms/messages/en.json';
import { LanguageContext } from '#renderer/i18n/language.ts';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';

// The page of paste.bench.ts: the canvas of an article's text alone, as the editor has it.

/** What the benchmark does with the page. */
export interface PastePage {
  text: string;
  setText: (text: string) => void;
}

const page = window as unknown as PastePage;
const i18n = createI18n('en', { markdown });
const left: MarkdownViewProps['left'] = { current: {} };

function Page() {
  const [value, setValue] = useState('');
  page.text = value;
  page.setText = setValue;
  return (
    <CanvasField
      {...{ value, left }}
      mode="canvas"
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
root.render(
  <I18nextProvider i18n={i18n}>
    <LanguageContext value={{ language: 'en', unreachable: null, choose: () => undefined }}>
      <Page />
    </LanguageContext>
  </I18nextProvider>,
);
