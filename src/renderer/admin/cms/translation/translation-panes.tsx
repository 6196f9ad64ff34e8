import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, LANGUAGES, otherLanguage } from '#domain/localized.ts';
import {
  type TranslatedDocument,
  type TranslationField,
  translationText,
  type TranslationValue,
} from '../content-type.ts';
import { BothIcon, FocusIcon, OutdatedIcon, ReferenceIcon } from '#renderer/ui/private/admin-icons.ts';
import { Tooltip, Tooltips } from '#renderer/ui/private/tooltip.tsx';
import { useRights } from '#renderer/admin/rights.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';
import { SWITCH_BUTTON } from '../switch-button-classes.ts';
import { useAlignedHeadings } from './align-headings.ts';
import { outdatedCount, outdatedField } from './mark-outdated.ts';
import type { OutdatedPart } from './parts/outdated-parts.ts';
import { ReadOnlySide } from './read-only-side.tsx';
import { type EditorLayout, type MarkdownExtras, TranslationControl, WordCount } from './translation-control.tsx';
import { CheckIcon } from '#renderer/ui/icons.tsx';
import { useOutdatedKeys } from './use-outdated-keys.ts';

const PANES =
  'panes @container/panes flex-1 min-w-0 [--markup-top:var(--bar-height)] max-sm:[--markup-top:0px] ' +
  'data-[layout=canvas]:[&_.pane]:pb-6';
/** Beside one another the panes share their rows, so that the same field stands on the same line. */
const BESIDE =
  '@min-[56rem]/panes:grid @min-[56rem]/panes:grid-cols-[1fr_1fr] @min-[56rem]/panes:content-start min-h-full ' +
  '@min-[56rem]/panes:bg-[image:linear-gradient(90deg,transparent_calc(50%_-_0.5px),var(--sunk)_calc(50%_-_0.5px))]';
const PANE = 'pane min-w-0 px-5 pb-14 max-sm:px-3.5';
const PANE_BESIDE =
  'pane-beside @max-[56rem]/panes:not-data-[shown]:hidden @min-[56rem]/panes:grid @min-[56rem]/panes:grid-rows-subgrid ' +
  '@min-[56rem]/panes:content-start @min-[56rem]/panes:pl-7 @min-[56rem]/panes:pr-5.5 ' +
  '@min-[56rem]/panes:data-[side=en]:pl-5.5 @min-[56rem]/panes:data-[side=en]:pr-7';
/** One language alone: the measure of an article. */
const PANE_ALONE = 'not-data-[shown]:hidden max-w-[48rem] mx-auto @min-[56rem]/panes:px-6';
const SWITCH =
  'flex gap-1 px-5 pt-2 *:last:ml-auto max-sm:flex-wrap max-sm:px-3.5 data-[alone]:max-w-[48rem] data-[alone]:mx-auto ' +
  'not-data-[alone]:@min-[56rem]/panes:hidden';
const PANE_SWITCH = `${SWITCH_BUTTON} inline-flex flex-[1_1_0] gap-2 items-center justify-center min-w-min max-w-[11rem] px-3 rounded-[8px]`;
/** It makes room for a second state of its language. */
const COUNT = '@max-[72rem]/panes:[.pane-beside:has(.state-pill~.state-pill)_&]:sr-only';
const PANE_TOOL =
  'grid flex-none place-items-center size-11 rounded-[8px] text-ink-2 hover:bg-sunk in-data-[side=en]:hover:bg-bg aria-pressed:bg-brand-soft ' +
  'aria-pressed:text-on-brand-soft forced-colors:aria-pressed:border-2';

interface Sides<Document extends TranslatedDocument> {
  readonly document: Document;
  readonly onWrite: (language: Language, field: TranslationField, value: TranslationValue) => void;
  readonly onUpToDate: (field: string, part?: OutdatedPart) => void;
  readonly markup: MarkdownExtras;
  /** Names of the fields that publishing asked for, by language. */
  readonly invalid: Readonly<Record<Language, readonly string[]>>;
}

interface Props<Document extends TranslatedDocument> extends Sides<Document> {
  readonly fields: readonly TranslationField[];
  /** A page for one text, or a form of many. */
  readonly layout?: EditorLayout;
  /** Something lies over it: nothing in it can be reached. */
  readonly isCovered?: boolean;
  /** The language that is shown where only one is. */
  readonly shown: Language;
  readonly onShow: (language: Language) => void;
  /** What stands beside a language's name: its state. */
  readonly head: (language: Language) => ReactNode;
}

/**
 * Both languages beside one another, the same field on the same line; between them whether they are in step. Tab goes down one
 * language. One language is shown where only one fits, or where somebody wants to write in one alone.
 */
export function TranslationPanes<Document extends TranslatedDocument>(props: Props<Document>) {
  const { fields, document, shown, onShow, head, layout = 'form', isCovered = false } = props;
  const { t } = useTranslation(['translation']);
  const panes = useRef<HTMLDivElement>(null);
  const [isAlone, setIsAlone] = useState(false);
  const [isReference, setIsReference] = useState(layout === 'form');
  useLayoutEffect(() => followTo(panes.current, shown), [shown]);
  useOutdatedKeys(panes, onShow);
  useAlignedHeadings(panes, layout === 'canvas' && !isAlone);
  const isCanvas = layout === 'canvas';
  const other = LANGUAGE_NAMES[otherLanguage(shown)];
  return (
    <div
      ref={panes}
      className={PANES}
      data-layout={layout}
      inert={isCovered}
      onFocus={({ target }) => noteSide(target, onShow)}
    >
      <div className={SWITCH} data-alone={isAlone || undefined} role="group" aria-label={t('switch')}>
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
        {isCanvas && (
          <PaneTool
            name={t('references', { language: other })}
            Icon={ReferenceIcon}
            isPressed={isReference}
            onClick={() => setIsReference(!isReference)}
          />
        )}
      </div>
      <div
        className={isAlone ? '' : BESIDE}
        style={isAlone ? undefined : { gridTemplateRows: `repeat(${fields.length + 1}, auto)` }}
      >
        {LANGUAGES.map((language) => (
          <section
            key={language}
            className={`${PANE} ${isAlone ? PANE_ALONE : PANE_BESIDE}`}
            style={isAlone ? undefined : { gridRow: `1 / span ${fields.length + 1}` }}
            data-side={language}
            data-shown={language === shown || undefined}
            aria-label={LANGUAGE_NAMES[language]}
          >
            <header
              className="pane-head flex flex-wrap gap-x-2.5 gap-y-1 items-center min-h-11 mt-2"
              data-side={language}
            >
              <h2
                className={`mr-1.5 text-[1.125rem] font-extrabold tracking-[-0.022em] ${isAlone ? 'sr-only' : '@max-[56rem]/panes:sr-only'}`}
                lang={language}
              >
                {LANGUAGE_NAMES[language]}
              </h2>
              {head(language)}
              {isCanvas && (
                <span className="flex gap-1.5 items-center ml-auto">
                  <span className={COUNT}>
                    <WordCount fields={fields} document={document} language={language} />
                  </span>
                  <span className="contents @max-[56rem]/panes:hidden">
                    <PaneTool
                      name={isAlone ? t('both') : t('focus', { language: LANGUAGE_NAMES[language] })}
                      Icon={isAlone ? BothIcon : FocusIcon}
                      onClick={() => {
                        setIsAlone(!isAlone);
                        onShow(language);
                      }}
                    />
                  </span>
                </span>
              )}
            </header>
            {fields.map((field) => (
              <div key={field.name} className={`pane-row relative min-w-0 ${field.opens ? 'pane-opening' : ''}`}>
                <SideControl {...props} field={field} language={language} layout={layout} isReference={isReference} />
                {language === 'en' && !isAlone && <TranslationStatusMark field={field} document={document} />}
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

interface FieldProps<Document extends TranslatedDocument> extends Sides<Document> {
  readonly field: TranslationField;
}

/** A text that stands apart from the others, in both languages. */
export function FieldInBothLanguages<Document extends TranslatedDocument>(props: FieldProps<Document>) {
  return LANGUAGES.map((language) => <SideControl key={language} {...props} language={language} />);
}

interface SideProps<Document extends TranslatedDocument> extends FieldProps<Document> {
  readonly language: Language;
  readonly layout?: EditorLayout;
  readonly isReference?: boolean;
}

function SideControl<Document extends TranslatedDocument>(props: SideProps<Document>) {
  const {
    field,
    language,
    document,
    onWrite,
    onUpToDate,
    markup,
    invalid,
    layout = 'form',
    isReference = false,
  } = props;
  const { languages } = useRights();
  if (!languages.includes(language)) return <ReadOnlySide field={field} language={language} document={document} />;
  return (
    <TranslationControl
      field={field}
      language={language}
      document={document}
      layout={layout}
      isReference={isReference}
      onWrite={(value) => onWrite(language, field, value)}
      onUpToDate={(part) => onUpToDate(field.name, part)}
      markup={markup}
      invalid={invalid[language].some((problem) => problem.split('.')[0] === field.name)}
    />
  );
}

interface PaneToolProps {
  readonly name: string;
  readonly Icon: ComponentType;
  /** Of a switch. */
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

function PaneTool({ name, Icon, isPressed, onClick }: PaneToolProps) {
  return (
    <Tooltips>
      <Tooltip text={name} side="bottom">
        <button type="button" className={PANE_TOOL} aria-label={name} aria-pressed={isPressed} onClick={onClick}>
          <Icon />
        </button>
      </Tooltip>
    </Tooltips>
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
  const field = left.closest<HTMLElement>('[data-field]')?.dataset['field'];
  const written = ':is(input, textarea, [contenteditable="true"])';
  panes.querySelector<HTMLElement>(`[data-side='${shown}'][data-field='${field}'] ${written}`)?.focus();
}

/** Between the panes, on the line of the field. */
const STEP_MARK =
  'hidden absolute z-3 top-13 left-[calc(-1.375rem_-_14px)] @min-[56rem]/panes:grid place-items-center size-7 rounded-[6px] ' +
  'bg-surface text-ok [.pane-opening>&]:top-18.5 [[data-layout=canvas]_&]:top-4 [&_svg]:size-4 data-outdated:bg-accent ' +
  'data-outdated:text-on-accent forced-colors:border';

/** Between two texts: whether they are up to date. Nothing where one of them isn't written. */
function TranslationStatusMark({
  field,
  document,
}: {
  readonly field: TranslationField;
  readonly document: TranslatedDocument;
}) {
  const { t } = useTranslation('translation');
  const outdated = outdatedField(document, field.name);
  if (LANGUAGES.some((language) => translationText(document, language, field.name).trim() === '')) return null;
  const words = outdated
    ? outdated.bothChanged
      ? t('bothChanged')
      : t('outdated', { language: LANGUAGE_NAMES[outdated.language] })
    : t('upToDate');
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
