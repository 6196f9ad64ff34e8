import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Category } from '#domain/article.ts';
import { isSlug, suggestedSlug } from '#domain/slug.ts';
import { type CategorySave, type SavedCategory, SLUG_TAKEN } from '#renderer/data/collections/categories.ts';
import { type Request, RequestError } from '#renderer/data/request-error.ts';
import type { MessageKey } from '#renderer/i18n/portal-i18n.ts';
import { useOnTyped, useZodForm } from '#renderer/ui/form/use-zod-form.ts';
import type { FormApi, FormWords } from './form-words.ts';
import type { FieldStorage, StoredFields } from './stored-fields.ts';

const name = z.string().check(z.trim(), z.minLength(1, { error: 'common:valid.name' satisfies MessageKey }));
const schema = z.object({
  id: name,
  en: name,
  slug: z.string().check(z.trim(), z.refine(isSlug, { error: 'categories:slugForm' satisfies MessageKey })),
});
type Values = z.infer<typeof schema>;

interface Options {
  /** As it is saved; null for a new one. */
  readonly category: SavedCategory | null;
  /** What was typed earlier and not saved. */
  readonly found: StoredFields | null;
  readonly storage: FieldStorage;
  readonly request: Request<FormApi>;
  readonly words: FormWords;
  readonly onSaved: (saved: SavedCategory) => void;
  /** Called when the version that another person saved was taken instead of this text. */
  readonly onTaken: (theirs: SavedCategory) => void;
}

/** The words of one category while they are typed: kept on this device until they are saved. */
export function useCategoryForm({ category, found, storage, request, words, onSaved, onTaken }: Options) {
  const { form, onSubmit } = useZodForm(schema, valuesOf(found?.words ?? category));
  const [id, en, slug] = useWatch({ control: form.control, name: ['id', 'en', 'slug'] });
  const [basedOn, setBasedOn] = useState(found ? found.basedOn : (category?.version ?? null));
  // A slug that the user has typed stays; before, it follows the English name.
  const [slugChosen, setSlugChosen] = useState(category !== null || slug !== suggestedSlug(en));
  const [gone, setGone] = useState(false);
  const [newer, setNewer] = useState<SavedCategory | null>(null);
  const { mutateAsync, isPending, error } = useMutation({
    mutationKey: ['categories', 'save'],
    mutationFn: ({ version, written }: { readonly version: number | null; readonly written: Category }) =>
      category === null || version === null
        ? create(request, written)
        : request((api) => api.save(category.id, version, written)),
  });

  useOnTyped(form, (values, field) => {
    if (field === 'slug') setSlugChosen(true);
    const follows = field === 'en' && !slugChosen;
    if (follows) {
      form.setValue('slug', suggestedSlug(values.en));
      form.clearErrors('slug');
    }
    storage.write({ words: categoryOf(form.getValues()), basedOn });
  });

  const saveOn = (version: number | null) =>
    onSubmit(async (values) => {
      if (isPending) return;
      const written = categoryOf(values);
      try {
        settle(await mutateAsync({ version, written }), written);
      } catch (failure) {
        if (!(failure instanceof RequestError)) throw failure;
        refused(failure, written);
      }
    });

  const settle = ({ saved, category: there }: CategorySave, written: Category) => {
    // The answer to an earlier try got lost: what is there are these very words.
    if (saved || sameWords(there, written)) finish(there);
    else setNewer(there);
  };

  const refused = (failure: RequestError, written: Category) => {
    if (isSlugTaken(failure))
      form.setError('slug', { message: words.slugTaken satisfies MessageKey }, { shouldFocus: true });
    if (failure.code !== 'not-found') return;
    setGone(true);
    setBasedOn(null);
    setNewer(null);
    storage.write({ words: written, basedOn: null });
  };

  const finish = (saved: SavedCategory) => {
    storage.forget();
    onSaved(saved);
  };

  return {
    control: form.control,
    words: categoryOf({ id, en, slug }),
    /** Why it isn't saved, where neither a field nor `gone` shows it. */
    failure: error && !isSlugTaken(error) && error.code !== 'not-found' ? error.failure : null,
    gone,
    newer,
    busy: isPending,
    save: saveOn(basedOn),
    /** Saves this text over the version that another person saved meanwhile. */
    saveOver: saveOn(newer?.version ?? basedOn),
    /** Takes what is saved; what was typed here goes. */
    takeNewer() {
      storage.forget();
      if (newer) onTaken(newer);
    },
  };
}

function valuesOf(category: Category | null): Values {
  return { id: category?.name.id ?? '', en: category?.name.en ?? '', slug: category?.slug ?? '' };
}

function categoryOf({ id, en, slug }: Values): Category {
  return { slug, name: { id, en } };
}

function sameWords(one: Category, other: Category): boolean {
  return one.slug === other.slug && one.name.id === other.name.id && one.name.en === other.name.en;
}

function isSlugTaken({ failure }: RequestError): boolean {
  return failure.code === 'duplicate' && failure.reason === SLUG_TAKEN;
}

/** If the response to the first try was lost, the category exists already. */
async function create(request: Request<FormApi>, written: Category): Promise<CategorySave> {
  try {
    return await request((api) => api.create(written));
  } catch (error) {
    if (!(error instanceof RequestError) || !isSlugTaken(error)) throw error;
    const list = await request((api) => api.list());
    const made = list.find((each) => sameWords(each, written));
    if (!made) throw error;
    return { saved: true, category: made };
  }
}
