import type { FieldDefinition } from '../field-definition.ts';
import type { FieldControlProps } from './field-props.ts';

/** Yes or no. */
export function FlagField({
  id,
  field: { label, note },
  value,
  onChange,
  say,
}: FieldControlProps<FieldDefinition, boolean>) {
  return (
    <div className="fact">
      <label className="fact-flag">
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
        <p id={`${id}-help`} className="fact-help">
          {say(note)}
        </p>
      )}
    </div>
  );
}
