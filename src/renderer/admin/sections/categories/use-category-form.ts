import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ParseKeys } from 'i18next';
import type { Category } from '#domain/category.ts';
import {
  SLUG_TAKEN,
  type CategoryApi,
  type CategorySave,
  type SavedCategory,
} from '#renderer/data/collections/categories.ts';
import type { StoredFields, FieldStorage } from './stored-fields.ts';
import { isSlug, suggestedSlug } from './slug.ts';
import { RequestError, type Request } from '#renderer/data/request.ts';

export type CategoryField = 'id' | 'en' | 'slug';
export type Faults = Partial<Record<CategoryField, ParseKeys<['categories', 'common']> | undefined>>;

interface Options {
  /** As it is saved; null for a new one. */
  readonly category: SavedCategory | null;
  /** What was typed earlier and not saved. */
  readonly found: StoredFields | null;
  readonly storage: FieldStorage;
  readonly request: Request<CategoryApi>;
  readonly onSaved: (saved: SavedCategory) => void;
  /** What somebody else saved meanwhile was taken in place of these words. */
  readonly onTaken: (theirs: SavedCategory) => void;
}

const EMPTY: Category = { slug: '', name: { id: '', en: '' } };

/** The words of one category while they are typed: kept on this device until they are saved. */
export function useCategoryForm({ category, found, storage, request, onSaved, onTaken }: Options) {
  const [words, setWords] = useState<Category>(found?.words ?? category ?? EMPTY);
  const [basedOn, setBasedOn] = useState(found ? found.basedOn : (category?.version ?? null));
  // An address part that somebody chose stays; before, it follows the English name.
  const [slugChosen, setSlugChosen] = useState(category !== null || words.slug !== suggestedSlug(words.name.en));
  const [faults, setFaults] = useState<Faults>({});
  const [gone, setGone] = useState(false);
  const [newer, setNewer] = useState<SavedCategory | null>(null);
  const { mutateAsync, isPending, error } = useMutation({
    mutationKey: ['categories', 'save'],
    mutationFn: ({ version, written }: { readonly version: number | null; readonly written: Category }) =>
      category === null || version === null
        ? create(request, written)
        : request((api) => api.save(category.id, version, written)),
  });

  const type = (field: CategoryField, text: string) => {
    const name = field === 'slug' ? words.name : { ...words.name, [field]: text };
    const follows = field === 'en' && !slugChosen;
    const slug = field === 'slug' ? text : follows ? suggestedSlug(text) : words.slug;
    if (field === 'slug') setSlugChosen(true);
    setWords({ slug, name });
    setFaults((before) => ({ ...before, [field]: undefined, ...(follows ? { slug: undefined } : {}) }));
    storage.write({ words: { slug, name }, basedOn });
  };

  /** Saves on top of a version; the faults that kept it from being sent. */
  const saveOn = async (version: number | null): Promise<Faults> => {
    const written = trimmed(words);
    const found = faultsOf(written);
    setFaults(found);
    if (Object.keys(found).length > 0 || isPending) return found;
    try {
      settle(await mutateAsync({ version, written }), written);
      return {};
    } catch (failure) {
      if (!(failure instanceof RequestError)) throw failure;
      return refused(failure, written);
    }
  };

  const settle = ({ saved, category: there }: CategorySave, written: Category) => {
    // The answer to an earlier try got lost: what is there are these very words.
    if (saved || sameWords(there, written)) finish(there);
    else setNewer(there);
  };

  const refused = (failure: RequestError, written: Category): Faults => {
    const taken: Faults = isSlugTaken(failure) ? { slug: 'categories:slugTaken' } : {};
    setFaults(taken);
    if (failure.code === 'not-found') {
      setGone(true);
      setBasedOn(null);
      setNewer(null);
      storage.write({ words: written, basedOn: null });
    }
    return taken;
  };

  const finish = (saved: SavedCategory) => {
    storage.forget();
    onSaved(saved);
  };

  return {
    words,
    faults,
    /** Why it isn't saved, where neither a field nor `gone` says so. */
    failure: error && !isSlugTaken(error) && error.code !== 'not-found' ? error.code : null,
    gone,
    newer,
    busy: isPending,
    type,
    save: () => saveOn(basedOn),
    /** Saves these words over what somebody else saved meanwhile. */
    saveOver: () => saveOn(newer?.version ?? basedOn),
    /** Takes what is saved; what was typed here goes. */
    takeNewer() {
      storage.forget();
      if (newer) onTaken(newer);
    },
  };
}

/** What is wrong with the words, field by field. */
function faultsOf({ slug, name }: Category): Faults {
  return {
    ...(name.id === '' ? { id: 'common:valid.name' } : {}),
    ...(name.en === '' ? { en: 'common:valid.name' } : {}),
    ...(isSlug(slug) ? {} : { slug: 'categories:slugForm' }),
  };
}

function trimmed({ slug, name }: Category): Category {
  return { slug: slug.trim(), name: { id: name.id.trim(), en: name.en.trim() } };
}

function sameWords(one: Category, other: Category): boolean {
  return one.slug === other.slug && one.name.id === other.name.id && one.name.en === other.name.en;
}

function isSlugTaken({ failure }: RequestError): boolean {
  return failure.code === 'duplicate' && failure.reason === SLUG_TAKEN;
}

/** A new category whose first try was heard without an answer is there already. */
async function create(request: Request<CategoryApi>, written: Category): Promise<CategorySave> {
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
