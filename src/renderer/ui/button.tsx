import { useLayoutEffect, useRef, type ButtonHTMLAttributes, type Ref } from 'react';

export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon';

const VARIANTS: Record<ButtonVariant, string> = {
  default: 'bg-brand text-on-brand hover:bg-brand-hover',
  destructive: 'bg-danger text-bg hover:underline',
  outline: 'border-[1.5px] border-line-strong bg-surface text-ink hover:bg-sunk',
  secondary: 'bg-brand-soft text-on-brand-soft hover:bg-sunk',
  ghost: 'text-brand hover:bg-brand-soft',
  link: 'text-brand underline decoration-2 underline-offset-4 hover:text-brand-hover',
};

const SIZES: Record<ButtonSize, string> = {
  default: 'min-h-12 px-5 py-2.5',
  sm: 'min-h-11 px-4 py-2 text-[0.906rem]',
  lg: 'min-h-14 px-7 py-3 text-[1.06rem]',
  icon: 'size-12',
};

/** Classes of a button, for links that look like one. `gold` is the hero's alone. */
export function buttonClass(variant: ButtonVariant | 'gold' = 'default', size: ButtonSize = 'default'): string {
  const colours = variant === 'gold' ? 'bg-accent text-on-accent hover:bg-accent-hover' : VARIANTS[variant];
  return `inline-flex items-center justify-center gap-2.5 rounded-[8px] text-center leading-tight font-bold transition-colors duration-[120ms] disabled:opacity-55 ${colours} ${SIZES[size]}`;
}

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** The button's text while its action runs; the width stays the same. */
  readonly busyLabel?: string;
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button in one of the six variants and four sizes of the specification (section 9). */
export function Button({ variant, size, busy = false, busyLabel, className = '', children, ...rest }: Props) {
  const words = useRef<HTMLSpanElement>(null);
  const hadFocus = useRef(false);
  // A disabled button loses the focus. It gets it back afterwards, unless the focus was moved meanwhile.
  useLayoutEffect(() => {
    const button = words.current?.parentElement ?? null;
    const { activeElement, body } = document;
    if (!busy && hadFocus.current && activeElement === body) button?.focus();
    hadFocus.current = busy && activeElement === button;
  }, [busy]);
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(variant, size)} ${className}`}
      disabled={busy || rest.disabled}
    >
      <span ref={words} className="grid">
        <Layer shown={!busy}>{children}</Layer>
        {busyLabel !== undefined && (
          <Layer shown={busy}>
            <BusyLeaves />
            {busyLabel}
          </Layer>
        )}
      </span>
    </button>
  );
}

/** Both texts lie on one another, so that the button keeps the width of the longer one. */
function Layer({ shown, children }: { readonly shown: boolean; readonly children: React.ReactNode }) {
  return (
    <span
      aria-hidden={!shown}
      className={`col-start-1 row-start-1 inline-flex items-center justify-center gap-2.5 ${shown ? '' : 'invisible'}`}
    >
      {children}
    </span>
  );
}

const LEAF = 'M0 14C0 6 4 1 11 0c1 8-3 14-11 14Z';

/** Three leaves growing in turn: the one sign that something is under way. */
export function BusyLeaves() {
  return (
    <svg aria-hidden="true" width="36" height="14" viewBox="0 0 36 14" fill="currentColor">
      {[0, 12, 24].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path className="busy-leaf" d={LEAF} />
        </g>
      ))}
    </svg>
  );
}
