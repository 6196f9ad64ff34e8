import { useState } from 'react';
import type { ParseKeys } from 'i18next';
import type { Category } from '#domain/category.ts';
import type { ErrorCode, Result } from '#domain/result.ts';
import { SLUG_TAKEN, type CategorySave, type SavedCategory } from '#renderer/data/collections/categories.ts';
import type { StoredFields, FieldStorage } from './stored-fields.ts';
import { isSlug, suggestedSlug } from './slug.ts';
import type { QueryApi } from './use-categories-api.ts';

export type CategoryField = 'id' | 'en' | 'slug';
export type Faults = Partial<Record<CategoryField, ParseKeys<['categories', 'common']> | undefined>>;

interface Options {
  /** As it is saved; null for a new one. */
  readonly category: SavedCategory | null;
  /** What was typed earlier and not saved. */
  readonly found: StoredFields | null;
  readonly keeping: FieldStorage;
  readonly ask: QueryApi;
  readonly onSaved: (saved: SavedCategory) => void;
  /** What somebody else saved meanwhile was taken in place of these words. */
  readonly onTaken: (theirs: SavedCategory) => void;
}

const EMPTY: Category = { slug: '', name: { id: '', en: '' } };

/** The words of one category while they are typed: kept on this device until they are saved. */
export function useCategoryForm({ category, found, keeping: saveState, ask, onSaved, onTaken }: Options) {
  const [words, setWords] = useState<Category>(found?.words ?? category ?? EMPTY);
  const [basedOn, setBasedOn] = useState(found ? found.basedOn : (category?.version ?? null));
  // An address part that somebody chose stays; before, it follows the English name.
  const [slugChosen, setSlugChosen] = useState(category !== null || words.slug !== suggestedSlug(words.name.en));
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const [gone, setGone] = useState(false);
  const [newer, setNewer] = useState<SavedCategory | null>(null);
  const [busy, setBusy] = useState(false);

  const type = (field: CategoryField, text: string) => {
    const name = field === 'slug' ? words.name : { ...words.name, [field]: text };
    const follows = field === 'en' && !slugChosen;
    const slug = field === 'slug' ? text : follows ? suggestedSlug(text) : words.slug;
    if (field === 'slug') setSlugChosen(true);
    setWords({ slug, name });
    setFaults((before) => ({ ...before, [field]: undefined, ...(follows ? { slug: undefined } : {}) }));
    saveState.write({ words: { slug, name }, basedOn });
  };

  /** Saves on top of a version; the faults that kept it from being sent. */
  const saveOn = async (version: number | null): Promise<Faults> => {
    const written = trimmed(words);
    const found = faultsOf(written);
    setFaults(found);
    if (Object.keys(found).length > 0 || busy) return found;
    setBusy(true);
    setFailure(null);
    const result = await ask((api) =>
      category === null || version === null ? api.create(written) : api.save(category.id, version, written),
    );
    const taken = await settle(result, written);
    setBusy(false);
    return taken;
  };

  const settle = async (result: Result<CategorySave>, written: Category): Promise<Faults> => {
    if (result.ok) {
      const { saved, category: there } = result.value;
      // The answer to an earlier try got lost: what is there are these very words.
      if (saved || sameWords(there, written)) finish(there);
      else setNewer(there);
    } else if (result.code === 'duplicate' && result.reason === SLUG_TAKEN) {
      const mine = basedOn === null ? await alreadyMade(ask, written) : null;
      if (mine === null) {
        const taken: Faults = { slug: 'categories:slugTaken' };
        setFaults(taken);
        return taken;
      }
      finish(mine);
    } else if (result.code === 'not-found') {
      setGone(true);
      setBasedOn(null);
      setNewer(null);
      saveState.write({ words: written, basedOn: null });
    } else setFailure(result.code);
    return {};
  };

  const finish = (saved: SavedCategory) => {
    saveState.forget();
    onSaved(saved);
  };

  return {
    words,
    faults,
    failure,
    gone,
    newer,
    busy,
    type,
    save: () => saveOn(basedOn),
    /** Saves these words over what somebody else saved meanwhile. */
    saveOver: () => saveOn(newer?.version ?? basedOn),
    /** Takes what is saved; what was typed here goes. */
    takeNewer() {
      saveState.forget();
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

/** A new category whose first try was heard without an answer is there already. */
async function alreadyMade(ask: QueryApi, written: Category): Promise<SavedCategory | null> {
  const list = await ask((api) => api.list());
  return list.ok ? (list.value.find((each) => sameWords(each, written)) ?? null) : null;
}
