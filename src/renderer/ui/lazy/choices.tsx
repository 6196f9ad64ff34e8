import { useId, type ReactNode } from 'react';

/** Ruled rows: the name of a setting, and what can be chosen beneath. */
const PART = 'grid gap-2 justify-items-start min-w-0 pb-4 border-b-[1.5px] border-line last:pb-0 last:border-b-0';
const LABEL = 'text-[0.969rem] font-bold leading-[1.4]';
const CHOICE =
  'inline-flex items-center justify-center min-w-14 min-h-11 px-3.5 py-2 border-[1.5px] border-line-strong rounded-[8px] ' +
  'bg-surface font-semibold leading-[1.25] tabular-nums not-peer-checked:hover:bg-sunk ' +
  'peer-checked:border-ink peer-checked:bg-ink peer-checked:text-bg ' +
  'peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 ' +
  // The chosen one is filled, which forced colours take away.
  'forced-colors:peer-checked:border-[color:Highlight] forced-colors:peer-checked:bg-[color:Highlight] ' +
  'forced-colors:peer-checked:text-[color:HighlightText] forced-colors:peer-checked:forced-color-adjust-none';

interface ChoicesProps<Value extends string | number> {
  readonly label: string;
  readonly help?: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  nameOf(value: Value): string;
  /** The language that a name is written in, where it isn't the page's. */
  languageOf?(value: Value): string | undefined;
  onChoose(value: Value): void;
  readonly className?: string;
}

/** One of several, side by side; the arrow keys choose. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { label, help, values, chosen, nameOf, languageOf, onChoose, className = '' } = props;
  const name = useId();
  return (
    <fieldset
      className={`${PART} pt-2 ${className}`}
      aria-describedby={help === undefined ? undefined : `${name}-help`}
    >
      <legend className={`${LABEL} pt-4 [fieldset:first-child>&]:pt-0`}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value) => (
          <label key={value} className="relative inline-flex cursor-pointer" lang={languageOf?.(value)}>
            <input
              type="radio"
              className="peer absolute size-px opacity-0"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span className={CHOICE}>{nameOf(value)}</span>
          </label>
        ))}
      </div>
      {help !== undefined && (
        <p id={`${name}-help`} className="text-ink-2 text-small leading-[1.45]">
          {help}
        </p>
      )}
    </fieldset>
  );
}

interface PartProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A part of the settings with something else than a choice in it. */
export function Part({ label, children }: PartProps) {
  const id = useId();
  return (
    <div className={`${PART} pt-4`} role="group" aria-labelledby={id}>
      <h3 id={id} className={LABEL}>
        {label}
      </h3>
      {children}
    </div>
  );
}
