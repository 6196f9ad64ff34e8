import type { ReactNode } from 'react';

interface Props {
  readonly className: string;
  readonly checked: boolean;
  readonly help: string;
  /** What a yes means. */
  readonly children: ReactNode;
  onChange(checked: boolean): void;
}

/** A checkbox for contents that are only included with the user's consent. */
export function PackTick({ className, checked, help, children, onChange }: Props) {
  return (
    <label className={`flex cursor-pointer items-start gap-3 ${className}`}>
      <input
        type="checkbox"
        className="mt-1 size-5 flex-none accent-brand"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {children}
        <span className="block text-small">{help}</span>
      </span>
    </label>
  );
}
