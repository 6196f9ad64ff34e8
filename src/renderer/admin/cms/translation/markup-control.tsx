import type { ReactNode, RefObject } from 'react';
import type { Language } from '#domain/localized.ts';
import type { FindPages } from '#renderer/data/collections/portal-pages.ts';
import type { WritingMode } from '#renderer/platform/port.ts';
import { useCommentMarks } from '../comments/comment-marks.tsx';
import { translationText, type TranslatedDocument, type TranslationField } from '../content-type.ts';
import { OWN_LANGUAGE_NAMES } from '../language-names.ts';
import type { MarkdownHandle } from '../markdown/markdown-handle.ts';
import type { PendingPicture } from '../markdown/paste/pending-pictures.ts';
import { outdatedField } from './mark-outdated.ts';
import { FieldWithOffers } from './memory/field-with-offers.tsx';
import type { ReplaceText } from './replace-text.ts';
import { OutdatedSummary } from './outdated-summary.tsx';
import type { OutdatedPart } from './parts/outdated-parts.ts';
import { useOutdatedMarks } from './use-outdated-marks.tsx';
import { useOwnWords } from './use-own-words.ts';
import { WordCount } from './word-count.tsx';

/** What fields with markup need besides their text. */
export interface MarkdownExtras {
  readonly pictureSource: (address: string) => string | null;
  readonly onChoosePicture: (language: Language, field: string) => void;
  readonly onPictures: (language: Language, field: string, files: readonly File[]) => void;
  readonly onChooseAttachment: (language: Language, field: string) => void;
  /** Files that are no pictures. */
  readonly onAttachments: (language: Language, field: string, files: readonly File[]) => void;
  /** Pictures that came with a pasted text. */
  readonly onHeldPictures: (language: Language, field: string, pictures: readonly PendingPicture[]) => void;
  /** Called with how many pastes aren't in the text yet. */
  readonly onPending: (language: Language, field: string, pastes: number) => void;
  /** Pages of the portal, for links, by what they are called in each language. */
  readonly findPages: Readonly<Record<Language, FindPages>>;
  /** How the texts are shown, in both languages. */
  readonly mode: WritingMode;
  readonly onMode: (mode: WritingMode) => void;
  /** The fields themselves, by `<language>.<field>`. */
  readonly handles: RefObject<Map<string, MarkdownHandle>>;
  /** What stands under a text: its pictures and attached files. */
  readonly below: (language: Language, field: string) => ReactNode;
}

interface Props<Document extends TranslatedDocument> {
  readonly id: string;
  readonly field: TranslationField;
  readonly language: Language;
  readonly document: Document;
  readonly markup: MarkdownExtras;
  readonly invalid: boolean;
  /** On a page for one text it has no frame. */
  readonly isCanvas: boolean;
  readonly describedBy: string | undefined;
  readonly onWrite: (value: string) => void;
  readonly onReplace: ReplaceText;
  /** Of one part of the text, or of all of it. */
  readonly onUpToDate: (part?: OutdatedPart) => void;
}

/** A text in Markdown, with what of it is behind part by part, its comments, and what was translated before. */
export function MarkupControl<Document extends TranslatedDocument>(props: Props<Document>) {
  const { id, field, language, document, markup, invalid, isCanvas, describedBy, onWrite, onReplace, onUpToDate } =
    props;
  const own = useOwnWords(language);
  const outdated = outdatedField(document, field.name);
  const focusPlace = (index: number) => {
    const places = globalThis.document
      .getElementById(id)
      ?.closest('.side-control')
      ?.querySelectorAll('.outdated-place');
    const place = places?.[index] ?? places?.[0] ?? globalThis.document.getElementById(id);
    if (place instanceof HTMLElement) place.focus();
  };
  const marks = useOutdatedMarks(document, language, field, (part, index) => {
    onUpToDate(part);
    // The note goes away with its button: the next one takes the focus, or the text.
    requestAnimationFrame(() => focusPlace(index));
  });
  const commented = useCommentMarks(language, field.name);
  return (
    <>
      {outdated?.language === language && (
        <OutdatedSummary
          outdated={outdated}
          count={marks.length}
          onNext={() => focusPlace(0)}
          onUpToDate={() => {
            onUpToDate();
            globalThis.document.getElementById(id)?.focus();
          }}
        />
      )}
      {/* The source view has no marks: there they stand above it. */}
      {markup.mode === 'source' && marks.map(({ key, note: words }) => <div key={key}>{words}</div>)}
      <FieldWithOffers
        id={id}
        field={field.name}
        texts={{
          id: translationText(document, 'id', field.name),
          en: translationText(document, 'en', field.name),
        }}
        marks={[...marks, ...commented]}
        mode={markup.mode}
        onMode={markup.onMode}
        label={`${own(field.label)}, ${OWN_LANGUAGE_NAMES[language]}`}
        lang={language}
        value={translationText(document, language, field.name)}
        onChange={onWrite}
        onReplace={onReplace}
        maxLength={field.most}
        invalid={invalid}
        describedBy={describedBy}
        pictureSource={markup.pictureSource}
        onChoosePicture={() => markup.onChoosePicture(language, field.name)}
        onPictures={(files) => markup.onPictures(language, field.name, files)}
        onChooseAttachment={() => markup.onChooseAttachment(language, field.name)}
        onAttachments={(files) => markup.onAttachments(language, field.name, files)}
        onHeldPictures={(pictures) => markup.onHeldPictures(language, field.name, pictures)}
        onPending={(pastes) => markup.onPending(language, field.name, pastes)}
        findPages={markup.findPages[language]}
        ref={(handle) => {
          const key = `${language}.${field.name}`;
          if (handle) markup.handles.current.set(key, handle);
          return () => void markup.handles.current.delete(key);
        }}
        isBare={isCanvas}
        aside={!isCanvas && <WordCount fields={[field]} document={document} language={language} />}
      />
      {markup.below(language, field.name)}
    </>
  );
}
