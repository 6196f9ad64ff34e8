import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, LANGUAGES, otherLanguage } from '#domain/localized.ts';
import { BothIcon, FocusIcon, ReferenceIcon } from '#renderer/ui/lazy/admin-icons.ts';
import { Tooltip, Tooltips } from '#renderer/ui/lazy/tooltip.tsx';
import { useStoredChoice } from '#renderer/admin/use-stored-choice.ts';
import type { TranslationField } from '../content-type.ts';
import { useLanguageNames } from '../language-names.ts';
import { useAlignedHeadings } from './align-headings.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SideControl } from './side-control.tsx';
import type { EditorLayout } from './read-only-side.tsx';
import { TranslationStatusMark } from './translation-status-mark.tsx';
import { goToOutdatedPlace, useOutdatedKeys } from './use-outdated-keys.ts';
import { WordCount } from './word-count.tsx';

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
/** It makes room for a second state of its language. */
const COUNT = '@max-[72rem]/panes:[.pane-beside:has(.state-pill~.state-pill)_&]:sr-only';
const PANE_TOOL =
  'grid flex-none place-items-center size-11 rounded-[8px] text-ink-2 hover:bg-sunk in-data-[side=en]:hover:bg-bg aria-pressed:bg-brand-soft ' +
  'aria-pressed:text-on-brand-soft forced-colors:aria-pressed:border-2';

interface Props {
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
 * Both languages side by side, with the same field on the same line, and their translation state between them. Tab goes down one
 * language. Only one language is shown where both don't fit, or where the user chose one.
 */
export function TranslationPanes({ fields, shown, onShow, head, layout = 'form', isCovered = false }: Props) {
  const languageNames = useLanguageNames();
  const { t } = useTranslation(['translation']);
  const panes = useRef<HTMLDivElement>(null);
  const [layoutKept, setLayoutKept] = useStoredChoice('editor-languages', ['both', 'one']);
  // A form has no button that leads back.
  const isAlone = layout === 'canvas' && layoutKept === 'one';
  const [isReference, setIsReference] = useState(layout === 'form');
  useLayoutEffect(() => followTo(panes.current, shown), [shown]);
  useOutdatedKeys((step) => goToOutdatedPlace(panes.current, step, onShow));
  useAlignedHeadings(panes, layout === 'canvas' && !isAlone);
  const isCanvas = layout === 'canvas';
  const other = languageNames[otherLanguage(shown)];
  return (
    <div
      ref={panes}
      className={PANES}
      data-layout={layout}
      inert={isCovered}
      onFocus={({ target }) => noteSide(target, onShow)}
    >
      <LanguageSwitch {...{ shown, onShow, isAlone }}>
        {isCanvas && (
          <PaneTool
            name={t('references', { language: other })}
            Icon={ReferenceIcon}
            isPressed={isReference}
            onClick={() => setIsReference(!isReference)}
          />
        )}
      </LanguageSwitch>
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
            aria-label={languageNames[language]}
          >
            <header
              className="pane-head flex flex-wrap gap-x-2.5 gap-y-1 items-center content-start min-h-11 mt-2"
              data-side={language}
            >
              <h2
                className={`mr-1.5 text-[1.125rem] font-extrabold tracking-[-0.022em] ${isAlone ? 'sr-only' : '@max-[56rem]/panes:sr-only'}`}
              >
                {languageNames[language]}
              </h2>
              {head(language)}
              {isCanvas && (
                <span className="flex gap-1.5 items-center ml-auto">
                  <span className={COUNT}>
                    <WordCount fields={fields} language={language} />
                  </span>
                  <span className="contents @max-[56rem]/panes:hidden">
                    <PaneTool
                      name={isAlone ? t('both') : t('focus', { language: languageNames[language] })}
                      Icon={isAlone ? BothIcon : FocusIcon}
                      onClick={() => {
                        setLayoutKept(isAlone ? 'both' : 'one');
                        onShow(language);
                      }}
                    />
                  </span>
                </span>
              )}
            </header>
            {fields.map((field) => (
              <div key={field.name} className={`pane-row relative min-w-0 ${field.opens ? 'pane-opening' : ''}`}>
                <SideControl {...{ field, language, layout, isReference }} />
                {language === 'en' && !isAlone && <TranslationStatusMark field={field} />}
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
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

/** The language whose text has the focus is the one that is shown where only one fits. */
function noteSide(target: Element, onShow: (language: Language) => void): void {
  const side = target.closest<HTMLElement>('[data-side]')?.dataset['side'];
  const language = LANGUAGES.find((each) => each === side);
  if (language) onShow(language);
}

/** Moves the focus to the same text of the shown language, because the previous one may be hidden. */
function followTo(panes: HTMLElement | null, shown: Language): void {
  const left = document.activeElement;
  if (!left || !panes?.contains(left) || left.closest('[data-side]')?.matches(`[data-side='${shown}']`) !== false)
    return;
  const field = left.closest<HTMLElement>('[data-field]')?.dataset['field'];
  const written = ':is(input, textarea, [contenteditable="true"])';
  panes.querySelector<HTMLElement>(`[data-side='${shown}'][data-field='${field}'] ${written}`)?.focus();
}
