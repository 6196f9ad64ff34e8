import { useState } from 'react';
import type { ParseKeys } from 'i18next';
import type { Category } from '#domain/category.ts';
import type { ErrorCode, Reply } from '#domain/reply.ts';
import { SLUG_TAKEN, type CategorySave, type KeptCategory } from '#renderer/data/collections/categories.ts';
import type { KeptWords, WordKeeping } from './kept-words.ts';
import { isSlug, suggestedSlug } from './slug.ts';
import type { AskDesk } from './use-desk.ts';

export type CategoryField = 'id' | 'en' | 'slug';
export type Faults = Partial<Record<CategoryField, ParseKeys<['categories', 'common']> | undefined>>;

interface Options {
  /** As it is saved; null for a new one. */
  readonly category: KeptCategory | null;
  /** What was typed earlier and not saved. */
  readonly found: KeptWords | null;
  readonly keeping: WordKeeping;
  readonly ask: AskDesk;
  readonly onSaved: (saved: KeptCategory) => void;
  /** What somebody else saved meanwhile was taken in place of these words. */
  readonly onTaken: (theirs: KeptCategory) => void;
}

const EMPTY: Category = { slug: '', name: { id: '', en: '' } };

/** The words of one category while they are typed: kept on this device until they are saved. */
export function useCategoryForm({ category, found, keeping, ask, onSaved, onTaken }: Options) {
  const [words, setWords] = useState<Category>(found?.words ?? category ?? EMPTY);
  const [basedOn, setBasedOn] = useState(found ? found.basedOn : (category?.version ?? null));
  // An address part that somebody chose stays; before, it follows the English name.
  const [slugChosen, setSlugChosen] = useState(category !== null || words.slug !== suggestedSlug(words.name.en));
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const [gone, setGone] = useState(false);
  const [newer, setNewer] = useState<KeptCategory | null>(null);
  const [busy, setBusy] = useState(false);

  const type = (field: CategoryField, text: string) => {
    const name = field === 'slug' ? words.name : { ...words.name, [field]: text };
    const follows = field === 'en' && !slugChosen;
    const slug = field === 'slug' ? text : follows ? suggestedSlug(text) : words.slug;
    if (field === 'slug') setSlugChosen(true);
    setWords({ slug, name });
    setFaults((before) => ({ ...before, [field]: undefined, ...(follows ? { slug: undefined } : {}) }));
    keeping.write({ words: { slug, name }, basedOn });
  };

  /** Saves on top of a version; the faults that kept it from being sent. */
  const saveOn = async (version: number | null): Promise<Faults> => {
    const written = trimmed(words);
    const found = faultsOf(written);
    setFaults(found);
    if (Object.keys(found).length > 0 || busy) return found;
    setBusy(true);
    setFailure(null);
    const reply = await ask((desk) =>
      category === null || version === null ? desk.create(written) : desk.save(category.id, version, written),
    );
    const taken = await settle(reply, written);
    setBusy(false);
    return taken;
  };

  const settle = async (reply: Reply<CategorySave>, written: Category): Promise<Faults> => {
    if (reply.ok) {
      const { saved, category: there } = reply.value;
      // The answer to an earlier try got lost: what is there are these very words.
      if (saved || sameWords(there, written)) finish(there);
      else setNewer(there);
    } else if (reply.code === 'duplicate' && reply.reason === SLUG_TAKEN) {
      const mine = basedOn === null ? await alreadyMade(ask, written) : null;
      if (mine === null) {
        const taken: Faults = { slug: 'categories:slugTaken' };
        setFaults(taken);
        return taken;
      }
      finish(mine);
    } else if (reply.code === 'not-found') {
      setGone(true);
      setBasedOn(null);
      setNewer(null);
      keeping.write({ words: written, basedOn: null });
    } else setFailure(reply.code);
    return {};
  };

  const finish = (saved: KeptCategory) => {
    keeping.forget();
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
      keeping.forget();
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
async function alreadyMade(ask: AskDesk, written: Category): Promise<KeptCategory | null> {
  const list = await ask((desk) => desk.list());
  return list.ok ? (list.value.find((each) => sameWords(each, written)) ?? null) : null;
}
