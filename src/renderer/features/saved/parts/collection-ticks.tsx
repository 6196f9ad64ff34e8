import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '#renderer/data/saved/saved.ts';
import { collectArticle } from '#renderer/data/saved/saved-changes.ts';
import type { SavedOnDevice } from './use-saved.ts';

interface Props {
  readonly id: number;
  readonly title: string;
  readonly collections: readonly Collection[];
  readonly change: SavedOnDevice['change'];
}

/** In which collections an article is. */
export function CollectionTicks({ id, title, collections, change }: Props) {
  const { t } = useTranslation('saved');
  /** Ticks on their way to the disk, by collection: they are shown at once. */
  const [underWay, setUnderWay] = useState<Readonly<Record<string, boolean>>>({});
  if (collections.length === 0) return null;
  const tick = async (collection: string, isIn: boolean) => {
    setUnderWay((before) => ({ ...before, [collection]: isIn }));
    await change(collectArticle(collection, id, isIn));
    setUnderWay(({ [collection]: _done, ...others }) => others);
  };
  return (
    <fieldset className="grid" aria-busy={Object.keys(underWay).length > 0}>
      <legend className="type-small font-bold">
        <span aria-hidden="true">{t('collections')}</span>
        <span className="sr-only">{t('inCollections', { title })}</span>
      </legend>
      {collections.map((each) => (
        <label key={each.id} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
          <input
            type="checkbox"
            className="size-5 flex-none accent-brand"
            checked={underWay[each.id] ?? each.articles.includes(id)}
            onChange={({ target }) => void tick(each.id, target.checked)}
          />
          <span className="min-w-0 wrap-anywhere">{each.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
