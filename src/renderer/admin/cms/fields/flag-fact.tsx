import type { ShapeField } from '../shape-field.ts';
import type { FactProps } from './fact.ts';

/** Yes or no. */
export function FlagFact({ id, field: { label, note }, value, onChange, say }: FactProps<ShapeField, boolean>) {
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
