import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import { renderArticle } from '#renderer/data/markdown/render-article.ts';
import { inLanguage } from '#renderer/i18n/portal-i18n.ts';
import { ArticleText } from '#renderer/ui/article-text.tsx';
import { translationText, type TranslatedDocument, type TranslationField } from '../content-type.ts';
import { CommentedText } from '../comments/commented-text.tsx';
import { useFigureDrawer } from '../markdown/figures/use-figure-drawer.ts';
import { usePictureSource } from '../pictures/use-picture-source.ts';

interface Props {
  readonly field: TranslationField;
  readonly language: Language;
  readonly document: TranslatedDocument;
}

/** One text of a language that the person may read but not write. */
export function ReadOnlySide({ field, language, document }: Props) {
  const { i18n, t } = useTranslation('translation');
  const text = translationText(document, language, field.name);
  return (
    <div className="side-control side-read min-w-0 pt-3.5 pb-2" data-side={language} data-field={field.name}>
      <p className="text-small font-bold text-ink-2" lang={language}>
        {inLanguage(i18n, language).t(field.label)}
      </p>
      {text === '' ? (
        <p className="text-ink-3">{t('notWritten')}</p>
      ) : field.kind === 'markup' ? (
        <CommentedText text={text} language={language} field={field.name}>
          <ReadText text={text} language={language} />
        </CommentedText>
      ) : (
        <p
          lang={language}
          className={`wrap-anywhere whitespace-pre-line ${field.name === 'title' ? 'text-[1.25rem] font-extrabold' : ''}`}
        >
          {text}
        </p>
      )}
    </div>
  );
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
