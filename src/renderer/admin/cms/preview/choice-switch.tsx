import { SWITCH_BUTTON } from '#renderer/admin/classes.ts';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A few choices beside one another, of which one is pressed. */
export function ChoiceSwitch<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <div className="flex flex-wrap gap-1" role="group" aria-label={label}>
      {options.map(([each, words]) => (
        <button
          key={each}
          type="button"
          className={`${SWITCH_BUTTON} px-4.5 py-1.5 rounded-[8px] md:whitespace-nowrap max-md:px-3`}
          aria-pressed={each === value}
          onClick={() => onChange(each)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
