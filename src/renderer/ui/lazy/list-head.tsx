import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** One line beside the title: how many there are, or what this is. It holds its place until it is known. */
  readonly lead: ReactNode;
  /** What can be begun here. */
  readonly children?: ReactNode;
}

/** The line above a list, as low as its button: the first row stands high on the screen. */
export function ListHead({ title, lead, children }: Props) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="flex min-w-0 flex-[1_1_12rem] flex-wrap items-baseline gap-x-4">
        <h1>{title}</h1>
        <p className="min-h-[1.55em] text-ink-2">{lead}</p>
      </div>
      {children}
    </div>
  );
}
