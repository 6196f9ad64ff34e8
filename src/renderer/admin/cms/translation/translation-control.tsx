import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { otherLanguage, type Language } from '#domain/localized.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { translationText, translationValue, type TranslationField, type TranslationValue } from '../content-type.ts';
import { EntryList } from '../fields/entry-list.tsx';
import { fieldOfProblem, mediaProblemWords } from '../problem-codes.ts';
import { useEditedTexts } from './editor-context.ts';
import { outdatedField } from './mark-outdated.ts';
import { MarkupControl } from './markup-control.tsx';
import { OutdatedNote } from './outdated-note.tsx';
import { SourceNote } from './outdated-summary.tsx';
import { CANVAS_LINES, CANVAS_TITLE, type EditorLayout } from './read-only-side.tsx';
import { Reference } from './reference.tsx';
import { useOwnWords } from './use-own-words.ts';
import { SIDE_COUNT } from './word-count.tsx';

/** On the canvas it is seen where the end comes near. */
const CANVAS_COUNT =
  'absolute right-0 bottom-full opacity-0 data-near:opacity-100 pointer-events-none px-1 rounded-[4px] bg-bg';
const LINE = 'field-control in-data-outdated:border-warn field-sizing-content resize-none';
/** A text without a frame: its words are all that there is to see. */
const BARE =
  'block box-border w-[calc(100%_+_16px)] -mx-2 px-2 rounded-[6px] bg-transparent field-sizing-content resize-none ' +
  'placeholder:text-ink-3 placeholder:opacity-100 focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2 ' +
  'aria-invalid:outline-2 aria-invalid:outline-danger';
const BARE_TITLE = `side-title ${CANVAS_TITLE}`;
/** One line while it is empty. */
const BARE_LINES =
  `side-lines ${CANVAS_LINES} not-focus:h-[calc(1.5em_+_12px)] not-focus:overflow-hidden ` +
  'not-focus:whitespace-nowrap not-focus:text-ellipsis not-focus:[field-sizing:fixed]';

/** The part of the longest text from which on its length is shown. */
const NEAR = 0.8;

interface Props {
  readonly field: TranslationField;
  readonly language: Language;
  readonly layout: EditorLayout;
  /** Whether the other language’s text stands above it. */
  readonly isReference: boolean;
}

/** One text of one language: its label in that language, how long it is, and what of the other one it doesn’t say yet. */
export function TranslationControl({ field, language, layout, isReference }: Props) {
  const { document, onWrite, onUpToDate, invalid: reported } = useEditedTexts();
  const { t, i18n } = useTranslation(['translation', 'common']);
  const { language: shownIn } = useLanguage();
  const own = useOwnWords(language);
  const id = useId();
  const text = translationText(document, language, field.name);
  const value = translationValue(document, language, field.name);
  const outdated = outdatedField(document, field.name);
  const isOutdated = outdated?.language === language;
  const isMarkup = field.kind === 'markup';
  const isList = field.kind === 'items';
  const isCanvas = layout === 'canvas';
  const hidden = isCanvas ? 'sr-only' : '';
  // A field with markup shows that itself, and a list does for each of its texts.
  const tooLong = !isMarkup && !isList && text.length > field.most;
  const noteId = `${id}-note`;
  const countId = `${id}-count`;
  const problem = reported[language].find((each) => fieldOfProblem(each) === field.name);
  const invalid = problem !== undefined;
  const lacking = invalid ? i18n.t(mediaProblemWords(problem) ?? 'translation:lacking') : null;
  const note = tooLong ? t('tooLong', { count: text.length - field.most }) : lacking;
  const write = (written: TranslationValue) => onWrite(language, field, written);
  const shared = {
    id,
    lang: language,
    value: text,
    'aria-invalid': invalid || tooLong || undefined,
    'aria-describedby': [note !== null && noteId, field.note && `${id}-about`, countId].filter(Boolean).join(' '),
  };
  return (
    <div
      className={`side-control relative min-w-0 ${isCanvas ? 'group' : 'pt-3.5 [.pane-opening>&]:pt-9'}`}
      data-side={language}
      data-field={field.name}
      data-outdated={isOutdated || undefined}
    >
      <div className={isCanvas ? '' : 'flex flex-wrap gap-x-3 gap-y-0 items-baseline justify-between mb-1.5'}>
        {isMarkup || isList ? (
          <span id={`${id}-name`} className={`font-bold ${hidden}`} lang={language}>
            {own(field.label)}
          </span>
        ) : (
          <>
            <span className={hidden}>
              <label className="font-bold" htmlFor={id} lang={language}>
                {own(field.label)}
              </label>
              {field.note && (
                <span id={`${id}-about`} className="inline-block ml-2 text-ink-3 text-small" lang={language}>
                  {own(field.note)}
                </span>
              )}
            </span>
            <span
              id={countId}
              className={`${SIDE_COUNT} ${isCanvas ? CANVAS_COUNT : ''}`}
              data-wrong={tooLong || undefined}
              data-near={text.length > field.most * NEAR || undefined}
            >
              {wholeNumber(text.length, shownIn)}
              <span className="sr-only"> {t('ofMost', { most: wholeNumber(field.most, shownIn) })}</span>
            </span>
          </>
        )}
      </div>
      {isReference && <Reference field={field} language={otherLanguage(language)} />}
      {field.kind === 'line' && (
        // A text area, so that a long one is seen whole; it stays one line of text all the same.
        <textarea
          {...shared}
          rows={1}
          placeholder={isCanvas ? own(field.label) : undefined}
          className={lineClass(field, isCanvas)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (isCanvas && field.name === 'title') focusText(language);
          }}
          onChange={(event) => write(event.target.value.replace(/[\r\n]+/g, ' '))}
        />
      )}
      {field.kind === 'lines' && (
        <textarea
          {...shared}
          rows={isCanvas ? 1 : 3}
          placeholder={isCanvas ? own(field.label) : undefined}
          className={isCanvas ? `${BARE} ${BARE_LINES}` : `${LINE} side-lines resize-y min-h-[5.5rem]`}
          onChange={(event) => write(event.target.value)}
        />
      )}
      {isMarkup && (
        <MarkupControl
          {...{ id, field, language, invalid, isCanvas }}
          describedBy={note === null ? undefined : noteId}
        />
      )}
      {field.items && (
        <EntryList
          id={id}
          labelledBy={`${id}-name`}
          field={field.items}
          entries={typeof value === 'string' ? [] : value}
          say={own}
          lang={language}
          invalid={invalid}
          describedBy={note === null ? undefined : noteId}
          onChange={write}
        />
      )}
      {note !== null && (
        <p id={noteId} className="side-note mt-2 text-danger font-semibold">
          {note}
        </p>
      )}
      {!isMarkup && outdated && !isOutdated && !outdated.bothChanged && (
        <SourceNote language={outdated.language} onUpToDate={() => onUpToDate(field.name)} />
      )}
      {!isMarkup && isOutdated && outdated && (
        <OutdatedNote
          outdated={outdated}
          now={translationText(document, otherLanguage(language), field.name)}
          onUpToDate={() => {
            onUpToDate(field.name);
            // The note goes away with its button: the text that it was about takes the focus.
            globalThis.document.getElementById(id)?.focus();
          }}
        />
      )}
    </div>
  );
}

/** As in other programs to write in, Enter leads from the title to the text. */
function focusText(language: Language): void {
  const text = `.side-control[data-side="${language}"] [contenteditable="true"]`;
  globalThis.document.querySelector<HTMLElement>(text)?.focus();
}

function lineClass({ name }: TranslationField, isCanvas: boolean): string {
  if (isCanvas) return name === 'title' ? `${BARE} ${BARE_TITLE}` : BARE;
  return name === 'title'
    ? `${LINE} side-title min-h-13 text-[1.25rem] font-extrabold tracking-[-0.02em]`
    : `${LINE} min-h-12`;
}
