import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { COLLECTION_NAME_MAX } from '#domain/limits.ts';
import { addCollection } from '#renderer/data/saved/saved-changes.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import type { SavedOnDevice } from './use-saved.ts';

interface Props {
  readonly change: SavedOnDevice['change'];
  /** What it begins with. */
  readonly articles?: readonly number[];
}

/** Makes a collection by its name. What was typed stays where the device refuses. */
export function NewCollection({ change, articles = [] }: Props) {
  const { t } = useTranslation('saved');
  const platform = usePlatform();
  const [name, setName] = useState('');
  const field = useId();
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const words = name.trim();
    if (words === '') return document.getElementById(field)?.focus();
    if (await change(addCollection(platform.newId(), words, articles))) setName('');
  };
  return (
    <form className="grid w-full gap-1" onSubmit={(event) => void make(event)}>
      <label htmlFor={field} className="type-small font-bold">
        {t('newCollection')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={field}
          className="field-control min-w-0 flex-[1_1_12rem]"
          autoComplete="off"
          maxLength={COLLECTION_NAME_MAX}
          placeholder={t('newCollectionHint')}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className={buttonClass('outline')}>
          {t('make')}
        </button>
      </div>
    </form>
  );
}
