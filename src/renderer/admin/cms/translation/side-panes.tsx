import './translation.css';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import type { SideField, SidedDocument, SideValue } from '../document-kind.ts';
import { BehindIcon } from '#renderer/ui/private/state-icons.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';
import { behindCount } from './in-step.ts';
import { SideControl, type MarkupExtras } from './side-control.tsx';
import { StepMark } from './step-mark.tsx';

interface Props<Document extends SidedDocument> {
  readonly fields: readonly SideField[];
  readonly document: Document;
  readonly onWrite: (language: Language, field: string, value: SideValue) => void;
  readonly onInStep: (field: string) => void;
  /** The language that narrow screens show. */
  readonly shown: Language;
  readonly onShow: (language: Language) => void;
  /** What stands beside a language's name: its state. */
  readonly head: (language: Language) => ReactNode;
  readonly markup: MarkupExtras;
  /** Names of the fields that publishing asked for, by language. */
  readonly lacking: Readonly<Record<Language, readonly string[]>>;
}

/**
 * Both languages beside one another, the same field on the same line; between them whether they are in step. Narrow screens
 * show one language, with the other one's text above each field.
 */
export function SidePanes<Document extends SidedDocument>(props: Props<Document>) {
  const { fields, document, onWrite, onInStep, shown, onShow, head, markup, lacking } = props;
  const { t, i18n } = useTranslation(['translation']);
  const panes = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => followTo(panes.current, shown), [shown]);
  return (
    <div ref={panes} className="panes" data-shown={shown} onFocus={({ target }) => noteSide(target, onShow)}>
      <div className="panes-switch" role="group" aria-label={t('switch')}>
        {LANGUAGES.map((language) => (
          <button key={language} type="button" aria-pressed={language === shown} onClick={() => onShow(language)}>
            {LANGUAGE_NAMES[language]}
            <BehindCount count={behindCount(document, language)} />
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
            <SideControl
              key={language}
              field={field}
              language={language}
              document={document}
              onWrite={(value) => onWrite(language, field.name, value)}
              onInStep={() => onInStep(field.name)}
              markup={markup}
              lacking={lacking[language].some((problem) => problem.split('.')[0] === field.name)}
            />
          ))}
          <StepMark field={field} document={document} />
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
      <BehindIcon />
      <span className="sr-only">{t('behindCount', { count })}</span>
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
