import './translation.css';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import type { TranslationField, TranslatedDocument, TranslationValue } from '../content-type.ts';
import { OutdatedIcon } from '#renderer/ui/private/state-icons.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';
import { outdatedCount } from './write-translation.ts';
import { TranslationControl, type MarkdownExtras } from './translation-control.tsx';
import { TranslationStatusMark } from './translation-status-mark.tsx';

interface Props<Document extends TranslatedDocument> {
  readonly fields: readonly TranslationField[];
  readonly document: Document;
  readonly onWrite: (language: Language, field: string, value: TranslationValue) => void;
  readonly onInStep: (field: string) => void;
  /** The language that narrow screens show. */
  readonly shown: Language;
  readonly onShow: (language: Language) => void;
  /** What stands beside a language's name: its state. */
  readonly head: (language: Language) => ReactNode;
  readonly markup: MarkdownExtras;
  /** Names of the fields that publishing asked for, by language. */
  readonly invalid: Readonly<Record<Language, readonly string[]>>;
}

/**
 * Both languages beside one another, the same field on the same line; between them whether they are in step. Narrow screens
 * show one language, with the other one's text above each field.
 */
export function TranslationPanes<Document extends TranslatedDocument>(props: Props<Document>) {
  const { fields, document, onWrite, onInStep, shown, onShow, head, markup, invalid } = props;
  const { t, i18n } = useTranslation(['translation']);
  const panes = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => followTo(panes.current, shown), [shown]);
  return (
    <div ref={panes} className="panes" data-shown={shown} onFocus={({ target }) => noteSide(target, onShow)}>
      <div className="panes-switch" role="group" aria-label={t('switch')}>
        {LANGUAGES.map((language) => (
          <button key={language} type="button" aria-pressed={language === shown} onClick={() => onShow(language)}>
            {LANGUAGE_NAMES[language]}
            <BehindCount count={outdatedCount(document, language)} />
          </button>
        ))}
      </div>
      {LANGUAGES.map((language) => (
        <header key={language} className="pane-head" data-side={language}>
          <h2 lang={language}>{LANGUAGE_NAMES[language]}</h2>
          {head(language)}
        </header>
      ))}
      {fields.map((field) => (
        <div
          key={field.name}
          className={field.opens ? 'pane-row pane-opening' : 'pane-row'}
          role="group"
          aria-label={i18n.t(field.label)}
        >
          {LANGUAGES.map((language) => (
            <TranslationControl
              key={language}
              field={field}
              language={language}
              document={document}
              onWrite={(value) => onWrite(language, field.name, value)}
              onInStep={() => onInStep(field.name)}
              markup={markup}
              invalid={invalid[language].some((problem) => problem.split('.')[0] === field.name)}
            />
          ))}
          <TranslationStatusMark field={field} document={document} />
        </div>
      ))}
    </div>
  );
}

function BehindCount({ count }: { readonly count: number }) {
  const { t } = useTranslation('translation');
  if (count === 0) return null;
  return (
    <span className="panes-behind">
      <OutdatedIcon />
      <span className="sr-only">{t('outdatedCount', { count })}</span>
    </span>
  );
}

/** The language whose text has the focus is the one that is shown where only one fits. */
function noteSide(target: Element, onShow: (language: Language) => void): void {
  const side = target.closest<HTMLElement>('[data-side]')?.dataset['side'];
  const language = LANGUAGES.find((each) => each === side);
  if (language) onShow(language);
}

/** Whoever writes goes on in the same text of the language that is shown now: the one they left may be hidden. */
function followTo(panes: HTMLElement | null, shown: Language): void {
  const left = document.activeElement;
  if (!left || !panes?.contains(left) || left.closest('[data-side]')?.matches(`[data-side='${shown}']`) !== false)
    return;
  left
    .closest('.pane-row')
    ?.querySelector<HTMLElement>(`[data-side='${shown}'] :is(input, textarea, [contenteditable='true'])`)
    ?.focus();
}
