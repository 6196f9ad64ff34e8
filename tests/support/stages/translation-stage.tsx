import { screen, within } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { expect, vi } from 'vitest';
import { settle } from './admin-stage.tsx';
import { article, openEditing } from './editing-stage.tsx';
import { holdBackSelectionEvents } from './markdown-stage.tsx';
import type { ArticleDocument } from '#domain/article-document.ts';
import type { Language } from '#domain/localized.ts';
import type { TranslationField } from '#renderer/admin/cms/content-type.ts';
// Imported here, so that tests needn't wait for it; the portal loads it when a text is opened.
import '#renderer/admin/cms/markdown/source/source-field.tsx';
import type { WritingMode } from '#renderer/platform/port.ts';
import { EditorContext } from '#renderer/admin/cms/translation/editor-context.ts';
import { markPartUpToDate, markUpToDate, writeTranslation } from '#renderer/admin/cms/translation/mark-outdated.ts';
import { TranslationPanes } from '#renderer/admin/cms/translation/translation-panes.tsx';

const FIELDS: readonly TranslationField[] = [
  { name: 'title', label: 'articles:edit.title', kind: 'line', most: 1200 },
  { name: 'excerpt', label: 'articles:edit.excerpt', kind: 'lines', most: 10 },
  { name: 'content', label: 'articles:edit.content', kind: 'markup', most: 1000 },
];
const NOW = new Date(2026, 10, 22, 15, 0);
export const SINCE = new Date(2026, 10, 22, 14, 5).toISOString();
export const begun = article();
export const behind = writeTranslation(begun, 'id', { name: 'title', kind: 'line' }, 'Cabai sehat', SINCE);

/** What the stage shows now: the document, and the side that narrow screens show. */
export let kept: ArticleDocument;
export let shown: Language;
export const extras = {
  pictureSource: () => null,
  mode: 'source' as const,
  onMode: vi.fn(),
  onChoosePicture: vi.fn(),
  onChooseAttachment: vi.fn(),
  onAttachments: vi.fn(),
  onPictures: vi.fn(),
  onHeldPictures: vi.fn(),
  onPending: vi.fn(),
  findPages: { id: () => Promise.resolve([]), en: () => Promise.resolve([]) },
  handles: { current: new Map() },
  below: (language: Language, field: string) => <p>{`under ${language}.${field}`}</p>,
};

interface StageProps {
  readonly first: ArticleDocument;
  readonly invalid?: readonly string[];
  readonly layout?: 'canvas' | 'form';
  readonly mode?: WritingMode;
}

/** Both languages of an article, which can be written. */
export function Stage({ first, invalid = [], layout = 'form', mode = extras.mode }: StageProps) {
  const [written, setWritten] = useState(first);
  const [side, setSide] = useState<Language>('id');
  useLayoutEffect(() => {
    [kept, shown] = [written, side];
  }, [written, side]);
  return (
    <EditorContext
      value={{
        document: written,
        onWrite: (language, field, text) => setWritten((now) => writeTranslation(now, language, field, text, SINCE)),
        onReplace: () => {
          throw new Error('Nothing was translated before.');
        },
        onUpToDate: (field, part) =>
          setWritten((now) => (part ? markPartUpToDate(now, field, part) : markUpToDate(now, field))),
        markup: { ...extras, mode },
        invalid: { id: [], en: invalid },
      }}
    >
      <TranslationPanes
        layout={layout}
        fields={FIELDS}
        shown={side}
        onShow={setSide}
        head={(language) => <span>{`state of ${language}`}</span>}
      />
    </EditorContext>
  );
}

/** Opens the stage, with its six fields there. */
export async function open(first = begun, language: Language = 'en', invalid: readonly string[] = []) {
  const stage = await openEditing(<Stage first={first} invalid={invalid} />, language);
  await vi.waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(6));
  await settle();
  return stage;
}

/** What comes before each test. */
export function setTheClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  holdBackSelectionEvents();
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** A field on one side, with what marks it. */
export const row = (name: string, side: Language = 'en') =>
  within(document.querySelector<HTMLElement>(`[data-side="${side}"][data-field="${name}"]`)!.parentElement!);
