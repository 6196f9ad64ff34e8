import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, LANGUAGES } from '#domain/localized.ts';
import {
  type TranslatedDocument,
  type TranslationField,
  translationText,
  type TranslationValue,
} from '../content-type.ts';
import { OutdatedIcon } from '#renderer/ui/private/admin-icons.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';
import { SWITCH_BUTTON } from '../switch-button-classes.ts';
import { outdatedCount } from './mark-outdated.ts';
import { type MarkdownExtras, TranslationControl } from './translation-control.tsx';
import { CheckIcon } from '#renderer/ui/icons.tsx';

const PANES =
  'panes [--markup-top:60px] relative px-5 pt-0 pb-14 [.editor>&]:flex-1 ' +
  "max-[64em]:data-[shown=id]:[&_[data-side='en']]:hidden max-[64em]:data-[shown=en]:[&_[data-side='id']]:hidden " +
  'min-[64em]:px-0 min-[64em]:pt-0 min-[64em]:pb-14 ' +
  'min-[64em]:bg-[image:linear-gradient(90deg,transparent_calc(50%_-_0.5px),var(--sunk)_calc(50%_-_0.5px))] ' +
  'min-[64em]:grid min-[64em]:grid-cols-[1fr_1fr] min-[64em]:content-start ' +
  'max-sm:[--markup-top:0px] max-sm:px-3.5';
const PANE_SWITCH = `${SWITCH_BUTTON} inline-flex flex-[1_1_0] gap-2 items-center justify-center min-w-min rounded-[8px]`;
const PANE_HEAD =
  'pane-head flex flex-wrap gap-x-2.5 gap-y-2 items-center pt-4 pb-1 ' +
  'min-[64em]:pl-7 min-[64em]:pr-5.5 ' +
  'min-[64em]:data-[side=en]:pl-5.5 min-[64em]:data-[side=en]:pr-7';

interface Props<Document extends TranslatedDocument> {
  readonly fields: readonly TranslationField[];
  readonly document: Document;
  readonly onWrite: (language: Language, field: string, value: TranslationValue) => void;
  readonly onUpToDate: (field: string) => void;
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
  const { fields, document, onWrite, onUpToDate, shown, onShow, head, markup, invalid } = props;
  const { t, i18n } = useTranslation(['translation']);
  const panes = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => followTo(panes.current, shown), [shown]);
  return (
    <div ref={panes} className={PANES} data-shown={shown} onFocus={({ target }) => noteSide(target, onShow)}>
      <div className="flex flex-wrap gap-1 pt-3 pb-1 min-[64em]:hidden" role="group" aria-label={t('switch')}>
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="button"
            className={PANE_SWITCH}
            aria-pressed={language === shown}
            onClick={() => onShow(language)}
          >
            {LANGUAGE_NAMES[language]}
            <BehindCount count={outdatedCount(document, language)} />
          </button>
        ))}
      </div>
      {LANGUAGES.map((language) => (
        <header key={language} className={PANE_HEAD} data-side={language}>
          <h2 className="mr-1.5 text-[1.25rem] font-extrabold tracking-[-0.022em]" lang={language}>
            {LANGUAGE_NAMES[language]}
          </h2>
          {head(language)}
        </header>
      ))}
      {fields.map((field) => (
        <div
          key={field.name}
          className={`pane-row relative min-[64em]:grid min-[64em]:col-span-full min-[64em]:grid-cols-[1fr_1fr] ${field.opens ? 'pane-opening' : ''}`}
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
              onUpToDate={() => onUpToDate(field.name)}
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
    <span className="grid place-items-center size-7 rounded-[6px] bg-accent text-on-accent [&_svg]:size-4">
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

const STEP_MARK =
  'hidden min-[64em]:absolute min-[64em]:top-14 min-[64em]:left-[calc(50%_-_14px)] min-[64em]:grid ' +
  'min-[64em]:place-items-center min-[64em]:size-7 min-[64em]:rounded-[6px] min-[64em]:bg-surface min-[64em]:text-ok ' +
  'min-[64em]:[.pane-opening>&]:top-19.5 min-[64em]:[&_svg]:size-4 min-[64em]:data-outdated:bg-accent ' +
  'min-[64em]:data-outdated:text-on-accent forced-colors:border';

/** Between two texts: whether they are up to date. Nothing where one of them isn't written. */
function TranslationStatusMark({
  field,
  document,
}: {
  readonly field: TranslationField;
  readonly document: TranslatedDocument;
}) {
  const { t } = useTranslation('translation');
  const outdated = document.outdated[field.name];
  if (LANGUAGES.some((language) => translationText(document, language, field.name).trim() === '')) return null;
  const words = outdated ? t('outdated', { language: LANGUAGE_NAMES[outdated.language] }) : t('upToDate');
  return (
    <span
      className={STEP_MARK}
      data-outdated={outdated !== undefined || undefined}
      role="img"
      aria-label={words}
      title={words}
    >
      {outdated ? <OutdatedIcon /> : <CheckIcon />}
    </span>
  );
}
