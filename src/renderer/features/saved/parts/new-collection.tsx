import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { COLLECTION_NAME_MAX } from '#domain/limits.ts';
import { addCollection, namingOutcome } from '#renderer/data/saved/saved-changes.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { errorAttributes, FieldFrame } from '#renderer/ui/field.tsx';
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
  const error = taken === '' ? undefined : t('nameTaken', { name: taken });
  const field = useId();
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const words = name.trim();
    if (words === '') return document.getElementById(field)?.focus();
    const id = platform.newId();
    const outcome = namingOutcome(await change(addCollection(id, words, articles)), id, words);
    if (outcome === 'done') setName('');
    if (outcome !== 'taken') return undefined;
    setTaken(words);
    return document.getElementById(field)?.focus();
  };
  return (
    <form className="w-full" onSubmit={(event) => void make(event)}>
      <FieldFrame id={field} label={t('newCollection')} error={error} isAnnounced>
        <div className="flex flex-wrap gap-2">
          <input
            id={field}
            className="field-control min-w-0 flex-[1_1_12rem]"
            autoComplete="off"
            maxLength={COLLECTION_NAME_MAX}
            placeholder={t('newCollectionHint')}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setTaken('');
            }}
            {...errorAttributes(field, error)}
          />
          <button type="submit" className={buttonClass('outline')}>
            {t('make')}
          </button>
        </div>
      </FieldFrame>
    </form>
  );
}
