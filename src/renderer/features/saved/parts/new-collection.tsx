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

/** Makes a collection by its name. What was typed stays where the device refuses, or another one has the name. */
export function NewCollection({ change, articles = [] }: Props) {
  const { t } = useTranslation('saved');
  const platform = usePlatform();
  const [name, setName] = useState('');
  const [taken, setTaken] = useState('');
  const field = useId();
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const words = name.trim();
    if (words === '') return document.getElementById(field)?.focus();
    const id = platform.newId();
    const after = await change(addCollection(id, words, articles));
    if (!after) return undefined;
    const isMade = after.collections.some((each) => each.id === id);
    setTaken(isMade ? '' : words);
    if (isMade) setName('');
    else document.getElementById(field)?.focus();
    return undefined;
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
          aria-invalid={taken !== ''}
          aria-describedby={taken === '' ? undefined : `${field}-taken`}
          onChange={({ target }) => {
            setName(target.value);
            setTaken('');
          }}
        />
        <button type="submit" className={buttonClass('outline')}>
          {t('make')}
        </button>
      </div>
      {taken !== '' && (
        <p id={`${field}-taken`} role="alert" className="type-small font-semibold text-danger">
          {t('nameTaken', { name: taken })}
        </p>
      )}
    </form>
  );
}
