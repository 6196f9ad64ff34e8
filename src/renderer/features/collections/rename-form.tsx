import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { COLLECTION_NAME_MAX } from '#domain/limits.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { errorAttributes, FieldFrame } from '../../ui/field.tsx';

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
  const error = taken === '' ? undefined : t('saved:nameTaken', { name: taken });
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
      <FieldFrame id={field} label={t('newName')} error={error} isAnnounced>
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
          {...errorAttributes(field, error)}
        />
      </FieldFrame>
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
