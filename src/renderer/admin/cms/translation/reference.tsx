import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/localized.ts';
import { translationText, type TranslationField } from '../content-type.ts';
import { useLanguageNames } from '../language-names.ts';
import { useEditedTexts } from './editor-context.ts';

interface Props {
  readonly field: TranslationField;
  /** The language to look at while the other one is written. */
  readonly language: Language;
}

/** The other language's text above a field: where only one language fits on the screen. */
export function Reference({ field, language }: Props) {
  const { document } = useEditedTexts();
  const languageNames = useLanguageNames();
  const { t } = useTranslation('translation');
  const text = translationText(document, language, field.name);
  if (text === '') return null;
  return (
    <details
      className="mb-2 px-3 py-1 rounded-[8px] bg-mist text-ink-2 @min-[56rem]/panes:in-[.pane-beside]:hidden"
      open={field.kind !== 'markup'}
    >
      <summary className="disclosure flex items-center justify-between min-h-11 cursor-pointer text-small font-bold">
        {t('reference', { language: languageNames[language] })}
      </summary>
      <p className="max-h-[14rem] pb-2.5 overflow-y-auto wrap-anywhere whitespace-pre-wrap" lang={language}>
        {text}
      </p>
    </details>
  );
}
