import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ALL_TAGS_MAX, CATEGORY_MAX } from '#domain/limits.ts';
import { errorMessageKey } from '#renderer/i18n/error-message.ts';
import { useLanguage } from '#renderer/i18n/language.ts';
import { wholeNumber } from '#renderer/i18n/numbers.ts';
import type { SavedCategory } from '#renderer/data/collections/categories.ts';
import { NO_ROOM_FOR_TAG } from '#renderer/data/collections/tags.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormField } from '#renderer/ui/form/form-field.tsx';
import type { FormApi, FormWords } from './form-words.ts';
import type { StoredFields, FieldStorage } from './stored-fields.ts';
import { NewerCategory } from './newer-category.tsx';
import { useCategoryForm } from './use-category-form.ts';
import type { Request } from '#renderer/data/request-error.ts';

interface Props {
  /** As it is saved; null for a new one. */
  readonly category: SavedCategory | null;
  readonly found: StoredFields | null;
  readonly storage: FieldStorage;
  readonly request: Request<FormApi>;
  /** The texts for a category, or for a tag. */
  readonly words: FormWords;
  readonly onSaved: (saved: SavedCategory) => void;
  readonly onTaken: (theirs: SavedCategory) => void;
  readonly onCancel: () => void;
}

/** Both names of a category or a tag side by side, and the part of the address. */
export function CategoryForm({ onCancel, ...options }: Props) {
  const { t } = useTranslation(['categories', 'common']);
  const { language } = useLanguage();
  const form = useCategoryForm(options);
  const element = useRef<HTMLFormElement>(null);
  const { category, found, storage, words: say } = options;
  const { control, words, busy, newer } = form;
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  const bound = { control, busy, maxLength: CATEGORY_MAX, required: true } as const;
  return (
    <form
      ref={element}
      noValidate
      aria-busy={busy}
      className="category-form grid col-span-full gap-4 in-[.category-row]:py-3"
      onSubmit={form.save}
    >
      {found && (
        <p role="status" className="font-bold">
          {t('kept')}
        </p>
      )}
      <div className="grid gap-4 @min-[40rem]:grid-cols-[1fr_1fr] @min-[40rem]:gap-6">
        <FormField {...bound} name="id" label={t('indonesian')} />
        <FormField {...bound} name="en" label={t('english')} />
      </div>
      <div className="max-w-[30rem]">
        <FormField {...bound} name="slug" label={t('slug')} />
        <p className="mt-2 wrap-anywhere text-ink-2">
          {t('slugHint', { address: `/blog?${say.parameter}=${words.slug}` })}
        </p>
        <div role="status">
          {category && words.slug !== category.slug && (
            <p className="mt-2 text-warn font-semibold">{t(say.slugChanged, { slug: category.slug })}</p>
          )}
        </div>
      </div>
      {form.failure !== null && (
        <p role="alert" className="mt-2 text-danger font-semibold">
          {t(say.notSaved)}{' '}
          {form.failure.reason === NO_ROOM_FOR_TAG
            ? t('tag.full', { number: wholeNumber(ALL_TAGS_MAX, language) })
            : t(errorMessageKey(form.failure.code))}
        </p>
      )}
      {form.gone && (
        <p role="alert" className="mt-2 text-danger font-semibold">
          {t(say.gone)}
        </p>
      )}
      {newer ? (
        <NewerCategory mine={words} theirs={newer} busy={busy} onMine={form.saveOver} onTheirs={form.takeNewer} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm" busy={busy} busyLabel={t('saving')}>
            {t('save')}
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={busy}
            onClick={() => {
              storage.forget();
              onCancel();
            }}
          >
            {t('cancel')}
          </Button>
        </div>
      )}
    </form>
  );
}
