import { type ReactNode, type RefObject, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { otherLanguage, type Language } from '#domain/localized.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { inLanguage } from '#renderer/i18n/portal-i18n.ts';
import {
  translationText,
  translationValue,
  type TranslationField,
  type TranslatedDocument,
  type TranslationValue,
} from '../content-type.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';
import { countWords } from '../markdown/count-words.ts';
import type { FindPages } from '#renderer/data/queries/portal-pages.ts';
import { MarkdownField } from '../markdown/markdown-field.tsx';
import type { MarkdownHandle } from '../markdown/markdown-handle.ts';
import type { WritingMode } from '#renderer/platform/port.ts';
import type { PendingPicture } from '../markdown/paste/pending-pictures.ts';
import { EntryList } from '../fields/entry-list.tsx';
import { OutdatedNote } from './outdated-note.tsx';
import { Reference } from './reference.tsx';

const SIDE_COUNT = 'text-ink-3 text-small tabular-nums data-wrong:text-danger data-wrong:font-bold';

/** What fields with markup need besides their text. */
export interface MarkdownExtras {
  readonly pictureSource: (address: string) => string | null;
  readonly onPictures: (language: Language, field: string, files: readonly File[]) => void;
  /** Pictures that came with a pasted text. */
  readonly onHeldPictures: (language: Language, field: string, pictures: readonly PendingPicture[]) => void;
  /** Pages of the portal, for links, by what they are called in each language. */
  readonly findPages: Readonly<Record<Language, FindPages>>;
  /** How the texts are shown, in both languages. */
  readonly mode: WritingMode;
  readonly onMode: (mode: WritingMode) => void;
  /** The fields themselves, by `<language>.<field>`. */
  readonly handles: RefObject<Map<string, MarkdownHandle>>;
  /** What stands under a text: its pictures. */
  readonly below: (language: Language, field: string) => ReactNode;
}

interface Props<Document extends TranslatedDocument> {
  readonly field: TranslationField;
  readonly language: Language;
  readonly document: Document;
  readonly onWrite: (value: TranslationValue) => void;
  readonly onUpToDate: () => void;
  readonly markup: MarkdownExtras;
  readonly invalid: boolean;
}

/** One text of one language: its label in that language, how long it is, and what of the other one it doesn’t say yet. */
export function TranslationControl<Document extends TranslatedDocument>(props: Props<Document>) {
  const { field, language, document, onWrite, onUpToDate, markup, invalid } = props;
  const { t } = useTranslation(['translation', 'common']);
  const { language: shownIn } = useLanguage();
  const own = useOwnWords(language);
  const id = useId();
  const text = translationText(document, language, field.name);
  const value = translationValue(document, language, field.name);
  const outdated = document.outdated[field.name];
  const isOutdated = outdated?.language === language;
  const isMarkup = field.kind === 'markup';
  const isList = field.kind === 'items';
  // A field with markup says that by itself, a list of each of its texts.
  const tooLong = !isMarkup && !isList && text.length > field.most;
  const noteId = `${id}-note`;
  const countId = `${id}-count`;
  const note = tooLong ? t('tooLong', { count: text.length - field.most }) : invalid ? t('lacking') : null;
  const shared = {
    id,
    lang: language,
    value: text,
    'aria-invalid': invalid || tooLong || undefined,
    'aria-describedby': [note !== null && noteId, field.note && `${id}-about`, countId].filter(Boolean).join(' '),
  };
  return (
    <div
      className="side-control min-w-0 pt-3.5 [.pane-opening>&]:pt-9 min-[64em]:pl-7 min-[64em]:pr-5.5 min-[64em]:data-[side=en]:pl-5.5 min-[64em]:data-[side=en]:pr-7"
      data-side={language}
      data-field={field.name}
      data-outdated={isOutdated || undefined}
    >
      <div className="flex flex-wrap gap-x-3 gap-y-0 items-baseline justify-between mb-1.5">
        {isMarkup || isList ? (
          <span id={`${id}-name`} className="font-bold" lang={language}>
            {own(field.label)}
          </span>
        ) : (
          <>
            <span>
              <label className="font-bold" htmlFor={id} lang={language}>
                {own(field.label)}
              </label>
              {field.note && (
                <span id={`${id}-about`} className="inline-block ml-2 text-ink-3 text-small" lang={language}>
                  {own(field.note)}
                </span>
              )}
            </span>
            <span id={countId} className={SIDE_COUNT} data-wrong={tooLong || undefined}>
              {wholeNumber(text.length, shownIn)}
              <span className="sr-only"> {t('ofMost', { most: wholeNumber(field.most, shownIn) })}</span>
            </span>
          </>
        )}
      </div>
      <Reference field={field} document={document} language={otherLanguage(language)} />
      {field.kind === 'line' && (
        // A text area, so that a long one is seen whole; it stays one line of text all the same.
        <textarea
          {...shared}
          rows={1}
          className={`field-control in-data-outdated:border-warn ${field.name === 'title' ? 'side-title field-sizing-content min-h-13 resize-none text-[1.25rem] font-extrabold tracking-[-0.02em]' : 'field-sizing-content min-h-12 resize-none'}`}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
          }}
          onChange={(event) => onWrite(event.target.value.replace(/[\r\n]+/g, ' '))}
        />
      )}
      {field.kind === 'lines' && (
        <textarea
          {...shared}
          rows={3}
          className="field-control in-data-outdated:border-warn side-lines field-sizing-content min-h-[5.5rem]"
          onChange={(event) => onWrite(event.target.value)}
        />
      )}
      {isMarkup && (
        <MarkdownField
          id={id}
          mode={markup.mode}
          onMode={markup.onMode}
          label={`${own(field.label)}, ${LANGUAGE_NAMES[language]}`}
          lang={language}
          value={text}
          onChange={onWrite}
          maxLength={field.most}
          invalid={invalid}
          describedBy={note === null ? undefined : noteId}
          pictureSource={markup.pictureSource}
          onPictures={(files) => markup.onPictures(language, field.name, files)}
          onHeldPictures={(pictures) => markup.onHeldPictures(language, field.name, pictures)}
          findPages={markup.findPages[language]}
          ref={(handle) => {
            const key = `${language}.${field.name}`;
            if (handle) markup.handles.current.set(key, handle);
            return () => void markup.handles.current.delete(key);
          }}
          aside={
            <span className={SIDE_COUNT} lang={language}>
              {own('translation:words', {
                count: countWords(text),
                number: wholeNumber(countWords(text), language),
              })}
            </span>
          }
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
          onChange={onWrite}
        />
      )}
      {isMarkup && markup.below(language, field.name)}
      {note !== null && (
        <p id={noteId} className="side-note mt-2 text-danger font-semibold">
          {note}
        </p>
      )}
      {isOutdated && outdated && (
        <OutdatedNote
          outdated={outdated}
          now={translationText(document, otherLanguage(language), field.name)}
          onUpToDate={() => {
            onUpToDate();
            // The note goes away with its button: the text that it was about takes the focus.
            globalThis.document.getElementById(id)?.focus();
          }}
        />
      )}
    </div>
  );
}

/** `t` in the language of a side, whatever the screen speaks: whoever writes English thinks of a "Title". */
function useOwnWords(language: Language) {
  const { i18n } = useTranslation();
  return useMemo(() => inLanguage(i18n, language).t, [i18n, language]);
}
