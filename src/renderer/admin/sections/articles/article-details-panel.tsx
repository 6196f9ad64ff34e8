import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AUTHOR_LIMIT, type ArticleDocument } from '#domain/article-document.ts';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import type { SavedCategory } from '#renderer/data/collections/categories.ts';
import { DateField } from '../../cms/fields/date-field.tsx';
import { ValidationError } from '../../cms/fields/validation-error.tsx';
import { LANGUAGE_NAMES } from '../../cms/language-names.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { FIELD } from '../../cms/fields/field-class.ts';

const FACTS_PANEL = 'facts-panel grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-6 gap-y-4 mt-5';

interface Props {
  readonly article: ArticleDocument;
  readonly categories: readonly SavedCategory[];
  readonly onChange: (change: Partial<ArticleDocument>) => void;
  /** What publishing asked for. */
  readonly invalid: readonly string[];
}

/** What both languages share: category, author, dates. */
export function ArticleDetailsPanel({ article, categories, onChange, invalid }: Props) {
  const { t } = useTranslation('articles');
  const { language } = useLanguage();
  const id = useId();
  // What is there isn't folded away.
  const dated = article.date !== null || article.reviewedOn !== null || article.reviewBy !== null;
  const known = article.category === null || categories.some((each) => each.id === article.category);
  const lacksAuthor = (each: Language) => invalid.includes('author') && article.author[each].trim() === '';
  return (
    <>
      <div className={FACTS_PANEL}>
        <div className={FIELD}>
          <label htmlFor={`${id}-category`}>{t('edit.category')}</label>
          <select
            id={`${id}-category`}
            data-field="category"
            className="field-control"
            value={article.category ?? ''}
            aria-invalid={invalid.includes('category') || undefined}
            aria-describedby={`${id}-category-lacks`}
            onChange={(event) => onChange({ category: event.target.value === '' ? null : Number(event.target.value) })}
          >
            <option value="">{t('edit.categoryNone')}</option>
            {!known && <option value={article.category ?? ''}>{t('edit.categoryUnknown')}</option>}
            {categories.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name[language]}
              </option>
            ))}
          </select>
          <ValidationError
            id={`${id}-category-lacks`}
            words={invalid.includes('category') ? t('lacks.category') : null}
          />
        </div>
        {LANGUAGES.map((each) => (
          <div key={each} className={FIELD}>
            <label htmlFor={`${id}-author-${each}`}>
              {t('edit.author')} · {LANGUAGE_NAMES[each]}
            </label>
            <input
              id={`${id}-author-${each}`}
              data-field="author"
              data-side={each}
              className="field-control"
              lang={each}
              maxLength={AUTHOR_LIMIT}
              value={article.author[each]}
              aria-invalid={lacksAuthor(each) || undefined}
              aria-describedby={`${id}-author-${each}-lacks`}
              onChange={(event) => onChange({ author: { ...article.author, [each]: event.target.value } })}
            />
            <ValidationError id={`${id}-author-${each}-lacks`} words={lacksAuthor(each) ? t('lacks.author') : null} />
          </div>
        ))}
      </div>
      <details
        className="mt-3 mb-5 [&>summary]:min-h-11 [&>summary]:py-2.5 [&>summary]:font-bold [&>summary]:cursor-pointer"
        open={dated || invalid.includes('date') || undefined}
      >
        <summary>{t('edit.dates')}</summary>
        <div className={FACTS_PANEL}>
          <DateField
            label={t('edit.reviewedOn')}
            help={t('edit.reviewedOnHelp')}
            value={article.reviewedOn}
            onChange={(reviewedOn) => onChange({ reviewedOn })}
          />
          <DateField
            label={t('edit.reviewBy')}
            help={t('edit.reviewByHelp')}
            value={article.reviewBy}
            onChange={(reviewBy) => onChange({ reviewBy })}
          />
          <DateField
            name="date"
            label={t('edit.date')}
            help={t('edit.dateHelp')}
            value={article.date}
            lacks={invalid.includes('date') ? t('lacks.date') : null}
            onChange={(date) => onChange({ date })}
          />
        </div>
      </details>
    </>
  );
}
