import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { COLLECTION_NAME_MAX } from '#domain/limits.ts';
import { Button, buttonClass } from '../../ui/button.tsx';

interface Props {
  readonly name: string;
  /** Unless it is done, what was typed stays. `refused`: by the device, after a notice was shown. */
  onRename(name: string): Promise<'done' | 'taken' | 'refused'>;
  onSaid(name: string): void;
  onClose(): void;
}

/** Gives a collection another name. */
export function RenameForm({ name, onRename, onSaid, onClose }: Props) {
  const { t } = useTranslation(['collections', 'saved']);
  const [words, setWords] = useState(name);
  const [taken, setTaken] = useState('');
  const field = useId();
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = words.trim();
    if (wanted !== '' && wanted !== name) {
      const outcome = await onRename(wanted);
      if (outcome === 'taken') setTaken(wanted);
      if (outcome !== 'done') return;
      onSaid(wanted);
    }
    onClose();
  };
  return (
    <form
      className="grid gap-2 py-3"
      onSubmit={(event) => void rename(event)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <label htmlFor={field} className="type-small font-bold">
        {t('newName')}
      </label>
      <input
        id={field}
        autoFocus
        autoComplete="off"
        className="field-control"
        maxLength={COLLECTION_NAME_MAX}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setTaken('');
        }}
        aria-invalid={taken !== ''}
        aria-describedby={taken === '' ? undefined : `${field}-taken`}
      />
      {taken !== '' && (
        <p id={`${field}-taken`} role="alert" className="type-small font-semibold text-danger">
          {t('saved:nameTaken', { name: taken })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('default', 'sm')}>
          {t('saveName')}
        </button>
        <Button variant="outline" size="sm" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
