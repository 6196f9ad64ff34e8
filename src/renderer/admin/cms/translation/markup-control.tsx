import type { Language, Localized } from '#domain/localized.ts';
import { useCommentMarks } from '../comments/comment-marks.tsx';
import { translationText, type TranslationField } from '../content-type.ts';
import { OWN_LANGUAGE_NAMES } from '../language-names.ts';
import { MarkdownField } from '../markdown/markdown-field.tsx';
import { useEditedTexts } from './editor-context.ts';
import { outdatedField } from './mark-outdated.ts';
import { useMemoryOffers } from './memory/use-memory-offers.tsx';
import { OutdatedSummary } from './outdated-summary.tsx';
import { useOutdatedMarks } from './use-outdated-marks.tsx';
import { useOwnWords } from './use-own-words.ts';
import { WordCount } from './word-count.tsx';

interface Props {
  readonly id: string;
  readonly field: TranslationField;
  readonly language: Language;
  readonly invalid: boolean;
  /** On a page for one text it has no frame. */
  readonly isCanvas: boolean;
  readonly describedBy: string | undefined;
}

const NOTHING: Localized = { id: '', en: '' };

/** A text in Markdown, with what of it is behind part by part, its comments, and what was translated before. */
export function MarkupControl({ id, field, language, invalid, isCanvas, describedBy }: Props) {
  const { document, markup, onWrite, onReplace, onUpToDate } = useEditedTexts();
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
    onUpToDate(field.name, part);
    // The note goes away with its button: the next one takes the focus, or the text.
    requestAnimationFrame(() => focusPlace(index));
  });
  const commented = useCommentMarks(language, field.name);
  const texts = { id: translationText(document, 'id', field.name), en: translationText(document, 'en', field.name) };
  const offers = useMemoryOffers({
    language,
    field: field.name,
    // The source view shows no notes, so it has none.
    texts: markup.mode === 'source' ? NOTHING : texts,
    onReplace: (textFrom) => onReplace(language, field, textFrom),
  });
  return (
    <>
      {outdated?.language === language && (
        <OutdatedSummary
          outdated={outdated}
          count={marks.length}
          onNext={() => focusPlace(0)}
          onUpToDate={() => {
            onUpToDate(field.name);
            globalThis.document.getElementById(id)?.focus();
          }}
        />
      )}
      {/* The source view has no marks: there they stand above it. */}
      {markup.mode === 'source' && marks.map(({ key, note: words }) => <div key={key}>{words}</div>)}
      <MarkdownField
        id={id}
        marks={[...marks, ...commented, ...offers]}
        mode={markup.mode}
        onMode={markup.onMode}
        label={`${own(field.label)}, ${OWN_LANGUAGE_NAMES[language]}`}
        lang={language}
        value={texts[language]}
        onChange={(text) => onWrite(language, field, text)}
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
        aside={!isCanvas && <WordCount fields={[field]} language={language} />}
      />
      {markup.below(language, field.name)}
    </>
  );
}
