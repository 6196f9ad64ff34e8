import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { COLLECTION_NAME_MAX } from '#domain/limits.ts';
import { Button, buttonClass } from '../../ui/button.tsx';

interface Props {
  readonly name: string;
  /** False where the device refused: what was typed stays. */
  onRename(name: string): Promise<boolean>;
  onSaid(name: string): void;
  onClose(): void;
}

/** Gives a collection another name. */
export function RenameForm({ name, onRename, onSaid, onClose }: Props) {
  const { t } = useTranslation('collections');
  const [words, setWords] = useState(name);
  const field = useId();
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = words.trim();
    if (wanted !== '' && wanted !== name) {
      if (!(await onRename(wanted))) return;
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
        onChange={({ target }) => setWords(target.value)}
      />
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
