import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly onClick: () => void;
  /** Nothing happens now: it stays where it is, and keeps the focus. */
  readonly off?: boolean;
  readonly children: ReactNode;
}

/** A button of one icon. */
export function IconButton({ label, onClick, off = false, children }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => !off && onClick()}
      className="grid size-11 flex-none place-items-center rounded-[8px] text-brand hover:bg-mist aria-disabled:cursor-default aria-disabled:text-ink-3 aria-disabled:opacity-55 aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
