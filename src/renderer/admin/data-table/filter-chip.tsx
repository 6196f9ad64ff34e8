import type { ComponentType, ReactNode } from 'react';

interface Props {
  /** The name of the filter, for screen readers: only its value is visible. */
  readonly label: string;
  readonly value: string;
  /** True where it narrows the list, so that missing rows are explained. */
  readonly narrows?: boolean;
  readonly icon?: ComponentType<{ readonly className?: string }>;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

/** One filter in the bar of a list, as wide as its text. */
export function FilterChip({ label, value, narrows = false, icon: Icon, onChoose, children }: Props) {
  const look = narrows ? 'border-brand bg-brand-soft font-bold text-on-brand-soft' : '';
  return (
    <div className="relative flex-none">
      {Icon && <Icon className="pointer-events-none absolute top-4 left-3 size-4 text-ink-2" />}
      <select
        aria-label={label}
        className={`field-control field-sizing-content w-auto max-w-[13.5rem] pr-2 text-[0.9375rem] text-ellipsis ${Icon ? 'pl-9' : 'pl-3'} ${look}`}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {children}
      </select>
    </div>
  );
}
