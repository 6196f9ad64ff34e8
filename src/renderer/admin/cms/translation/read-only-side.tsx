import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import { renderArticle } from '#text/render/render-article.ts';
import { inLanguage } from '#renderer/i18n/portal-i18n.ts';
import { ArticleText } from '#renderer/ui/article-text.tsx';
import { translationText, type TranslationField } from '../content-type.ts';
import { CommentedText } from '../comments/commented-text.tsx';
import { useFigureDrawer } from '../markdown/figures/use-figure-drawer.ts';
import { usePictureSource } from '../pictures/use-picture-source.ts';
import { useEditedTexts } from './editor-context.ts';

/** How fields are shown: each in its frame, or a page that is written on. */
export type EditorLayout = 'canvas' | 'form';

/** How the texts of a page look on it, written or read. */
export const CANVAS_TITLE =
  'py-1 text-[1.75rem] leading-[2.125rem] font-extrabold tracking-[-0.028em] [word-spacing:0.06em] text-balance';
export const CANVAS_LINES = 'py-1.5 text-[1.0625rem] leading-[1.5] text-ink-2';

interface Props {
  readonly field: TranslationField;
  readonly language: Language;
  readonly layout: EditorLayout;
}

/** One text of a language that the person may read but not write: on a page it stands as it does where it is written. */
export function ReadOnlySide({ field, language, layout }: Props) {
  const { document } = useEditedTexts();
  const { i18n, t } = useTranslation('translation');
  const text = translationText(document, language, field.name);
  const isCanvas = layout === 'canvas';
  return (
    <div
      className={`side-control side-read min-w-0 ${isCanvas ? '' : 'pt-3.5 pb-2'}`}
      data-side={language}
      data-field={field.name}
    >
      <p className={isCanvas ? 'sr-only' : 'text-small font-bold text-ink-2'} lang={language}>
        {inLanguage(i18n, language).t(field.label)}
      </p>
      {text === '' ? (
        <p className="text-ink-3">{t('notWritten')}</p>
      ) : field.kind === 'markup' ? (
        <CommentedText text={text} language={language} field={field.name}>
          <ReadText text={text} language={language} />
        </CommentedText>
      ) : (
        <p lang={language} className={`wrap-anywhere whitespace-pre-line ${lookOf(field, isCanvas)}`}>
          {text}
        </p>
      )}
    </div>
  );
}

function lookOf({ name, kind }: TranslationField, isCanvas: boolean): string {
  if (name === 'title') return isCanvas ? CANVAS_TITLE : 'text-[1.25rem] font-extrabold';
  return isCanvas && kind === 'lines' ? CANVAS_LINES : '';
}

function ReadText({ text, language }: { readonly text: string; readonly language: Language }) {
  const pictureSource = usePictureSource();
  const drawer = useFigureDrawer(text);
  const html = useMemo(
    () => renderArticle(text, language, pictureSource, drawer).html,
    [text, language, pictureSource, drawer],
  );
  return <ArticleText html={html} lang={language} />;
}
