import type { FieldDefinition } from '../field-definition.ts';
import type { FieldControlProps } from './field-props.ts';
import { FIELD } from './field-class.ts';

/** Yes or no. */
export function FlagField({
  id,
  field: { label, note },
  value,
  onChange,
  say,
}: FieldControlProps<FieldDefinition, boolean>) {
  return (
    <div className={FIELD}>
      <label className="inline-flex! gap-2.5 items-center min-h-11">
        <input
          id={id}
          type="checkbox"
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
          aria-describedby={note === undefined ? undefined : `${id}-help`}
        />
        {say(label)}
      </label>
      {note !== undefined && (
        <p id={`${id}-help`} className="mt-1 text-ink-2 text-small">
          {say(note)}
        </p>
      )}
    </div>
  );
}
