import { useId, type ReactNode } from 'react';

interface ChoicesProps<Value extends string | number> {
  readonly label: string;
  readonly help?: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  nameOf(value: Value): string;
  /** The language that a name is written in, where it isn't the page's. */
  languageOf?(value: Value): string | undefined;
  onChoose(value: Value): void;
}

/** One of several, side by side; the arrow keys choose. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { label, help, values, chosen, nameOf, languageOf, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="settings-part" aria-describedby={help === undefined ? undefined : `${name}-help`}>
      <legend className="settings-label">{label}</legend>
      <div className="settings-choices">
        {values.map((value) => (
          <label key={value} className="settings-choice" lang={languageOf?.(value)}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{nameOf(value)}</span>
          </label>
        ))}
      </div>
      {help !== undefined && (
        <p id={`${name}-help`} className="settings-help">
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
    <div className="settings-part" role="group" aria-labelledby={id}>
      <h3 id={id} className="settings-label">
        {label}
      </h3>
      {children}
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  onChange(on: boolean): void;
}

/** On or off. */
export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <label className="settings-switch">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
