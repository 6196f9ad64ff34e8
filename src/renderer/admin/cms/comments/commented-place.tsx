import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cutText } from '#domain/clean-text.ts';
import { LANGUAGES } from '#domain/localized.ts';
import type { CommentedParagraph } from '#renderer/data/collections/comments.ts';
import { TEXT_BUTTON } from '#renderer/admin/classes.ts';
import type { TranslationField } from '../content-type.ts';
import { useLanguageNames } from '../language-names.ts';
import { findParagraph, quotedWords } from './paragraphs.ts';

/** How many characters of a paragraph are shown in the list. */
const SHOWN = 70;

interface Props {
  readonly paragraphs: readonly CommentedParagraph[];
  readonly fields: readonly TranslationField[];
  /** Null for all of the draft. */
  readonly paragraph: CommentedParagraph | null;
  readonly onChoose: (paragraph: CommentedParagraph | null) => void;
}

/** What the next comment is about: the cursor chooses it. Without the text it is chosen from the list of all paragraphs. */
export function CommentedPlace({ paragraphs, fields, paragraph, onChoose }: Props) {
  const languageNames = useLanguageNames();
  const { t, i18n } = useTranslation('comments');
  const id = useId();
  const [isListed, setIsListed] = useState(false);
  const nameOf = ({ language, field, place }: CommentedParagraph) => `${language} ${field} ${place}`;
  // Written on since it was chosen, it is found by its words; one that is gone is shown as it was.
  const known = paragraph && (findParagraph(paragraph, paragraphs) ?? paragraph);
  const wordsOf = (each: CommentedParagraph) => {
    const label = fields.find(({ name, kind }) => name === each.field && kind !== 'markup')?.label;
    const words = quotedWords(each).replace(/\s+/g, ' ');
    const short = words.length > SHOWN ? `${cutText(words, SHOWN)}…` : words;
    return label === undefined ? short : `${i18n.t(label)}: ${short}`;
  };
  return (
    <div>
      <div className="flex flex-wrap gap-x-3 items-center justify-between">
        <span id={id} className="text-small font-bold text-ink-2">
          {t('about')}
        </span>
        <span className="flex gap-3">
          <button type="button" className={TEXT_BUTTON} aria-pressed={!known} onClick={() => onChoose(null)}>
            {t('aboutAll')}
          </button>
          {!isListed && (
            <button type="button" className={TEXT_BUTTON} onClick={() => setIsListed(true)}>
              {t('choose')}
            </button>
          )}
        </span>
      </div>
      {isListed ? (
        <select
          aria-labelledby={id}
          autoFocus
          className="field-control text-[0.938rem] text-ellipsis"
          value={known ? nameOf(known) : ''}
          onChange={({ target }) => onChoose(paragraphs.find((each) => nameOf(each) === target.value) ?? null)}
        >
          <option value="">{t('aboutAll')}</option>
          {LANGUAGES.map((language) => {
            const own = paragraphs.filter((each) => each.language === language);
            if (own.length === 0) return null;
            return (
              <optgroup key={language} label={languageNames[language]}>
                {own.map((each) => (
                  <option key={nameOf(each)} value={nameOf(each)} lang={language}>
                    {wordsOf(each)}
                  </option>
                ))}
              </optgroup>
            );
          })}
        </select>
      ) : (
        <p
          className="comment-about pl-3 border-l-4 border-line text-[0.938rem] wrap-anywhere"
          lang={known?.language}
          aria-live="polite"
        >
          {known ? wordsOf(known) : t('aboutAll')}
        </p>
      )}
    </div>
  );
}
