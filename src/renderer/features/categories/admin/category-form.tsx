import { useEffect, useId, useRef } from 'react';
import { errorMessageKey } from '../../../i18n/error-message.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CATEGORY_LIMIT, type KeptCategory } from '../../../data/collections/categories.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import type { KeptWords, WordKeeping } from './kept-words.ts';
import { NewerCategory } from './newer-category.tsx';
import { useCategoryForm, type CategoryField } from './use-category-form.ts';
import type { AskDesk } from './use-desk.ts';

interface Props {
  /** As it is saved; null for a new one. */
  readonly category: KeptCategory | null;
  readonly found: KeptWords | null;
  readonly keeping: WordKeeping;
  readonly ask: AskDesk;
  readonly onSaved: (saved: KeptCategory) => void;
  readonly onTaken: (theirs: KeptCategory) => void;
  readonly onCancel: () => void;
}

const FIELDS: readonly CategoryField[] = ['id', 'en', 'slug'];

/** Both names side by side, and the part of the address. */
export function CategoryForm({ onCancel, ...options }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useCategoryForm(options);
  const element = useRef<HTMLFormElement>(null);
  const { category, found, keeping } = options;
  const { words, faults, busy, newer } = form;
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  const focusFirstFault = (wrong: object) => {
    const field = FIELDS.find((each) => each in wrong);
    if (field) element.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  };
  const fault = (field: CategoryField) => faults[field] && t(faults[field]);
  const field = (name: CategoryField, value: string) => ({
    id: `${id}${name}`,
    name,
    value,
    onChange: (event: { readonly target: { readonly value: string } }) => form.type(name, event.target.value),
    maxLength: CATEGORY_LIMIT,
    readOnly: busy,
    required: true,
    error: fault(name),
  });
  return (
    <form
      ref={element}
      noValidate
      aria-busy={busy}
      className="category-form"
      onSubmit={(event) => {
        event.preventDefault();
        void form.save().then(focusFirstFault);
      }}
    >
      {found && (
        <p role="status" className="category-note">
          {t('category.kept')}
        </p>
      )}
      <div className="category-names">
        <Field {...field('id', words.name.id)} label={t('category.indonesian')} />
        <Field {...field('en', words.name.en)} label={t('category.english')} />
      </div>
      <div className="category-address">
        <Field {...field('slug', words.slug)} label={t('category.slug')} />
        <p className="category-hint">{t('category.slugHint', { address: `/blog?category=${words.slug}` })}</p>
        <div role="status">
          {category && words.slug !== category.slug && (
            <p className="category-warning">{t('category.slugChanged', { slug: category.slug })}</p>
          )}
        </div>
      </div>
      {form.failure !== null && (
        <p role="alert" className="category-failure">
          {t('category.notSaved')} {t(errorMessageKey(form.failure))}
        </p>
      )}
      {form.gone && (
        <p role="alert" className="category-failure">
          {t('category.gone')}
        </p>
      )}
      {newer ? (
        <NewerCategory mine={words} theirs={newer} busy={busy} onMine={form.saveOver} onTheirs={form.takeNewer} />
      ) : (
        <div className="category-actions">
          <Button type="submit" size="sm" busy={busy} busyLabel={t('category.saving')}>
            {t('category.save')}
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={busy}
            onClick={() => {
              keeping.forget();
              onCancel();
            }}
          >
            {t('category.cancel')}
          </Button>
        </div>
      )}
    </form>
  );
}
