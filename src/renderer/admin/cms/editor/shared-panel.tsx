import type { ReactNode } from 'react';
import { UnfoldIcon } from '#renderer/ui/lazy/admin-icons.ts';

interface Props {
  readonly id: string;
  /** What is in it, in a line. */
  readonly summary: ReactNode;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** What both languages share, above a form: a line that unfolds. */
export function SharedPanel({ id, summary, label, isOpen, onToggle, children }: Props) {
  return (
    <>
      <div className="px-7 py-2 border-b-[1.5px] border-line max-md:px-5">
        <button
          type="button"
          className="editor-details-toggle flex gap-3 items-center min-w-0 max-w-full min-h-12 py-0.5 pr-2.5 pl-0.5 rounded-[8px] text-left hover:bg-sunk aria-expanded:[&>svg]:rotate-180"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          {summary}
          <UnfoldIcon />
          <span className="sr-only">{label}</span>
        </button>
      </div>
      <div
        id={id}
        className="editor-shared px-7 pt-4 pb-6 border-b-[1.5px] border-line bg-mist max-md:px-5"
        hidden={!isOpen}
      >
        {children}
      </div>
    </>
  );
}
