const TRACK =
  'relative flex-none w-12 h-7 appearance-none cursor-pointer border-[1.5px] border-line-strong rounded-[8px] bg-surface ' +
  'checked:border-brand checked:bg-brand transition-colors duration-[120ms] ' +
  'before:absolute before:top-[3px] before:left-[3px] before:size-[19px] before:rounded-[5px] before:bg-line-strong ' +
  'before:transition-transform before:duration-[120ms] checked:before:translate-x-5 checked:before:bg-on-brand ' +
  // Colours that the system chooses would hide which side it is on.
  'forced-colors:appearance-auto forced-colors:size-5 forced-colors:before:hidden';

interface Props {
  readonly label: string;
  readonly on: boolean;
  /** Ids of what describes it. */
  readonly describedBy?: string;
  onChange(on: boolean): void;
}

/** On or off. */
export function Switch({ label, on, describedBy, onChange }: Props) {
  return (
    <label className="inline-flex items-center gap-3 min-h-11 cursor-pointer">
      <input
        type="checkbox"
        className={TRACK}
        checked={on}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
