import type { ReactNode } from 'react';
import { Scene } from './scene.tsx';

interface Props {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** The columns of what stands below, so that title and lead stand on the same lines. */
  readonly columns?: string;
}

/** The sky at the top of a page, with its title, down to a horizon. The top bar lies on it. */
export function PageTop({ title, lead, columns = 'lg:grid-cols-2 lg:gap-x-12' }: Props) {
  return (
    <div className="page-top">
      <div className={`page-width grid gap-3 pt-8 pb-6 md:pt-10 md:pb-8 lg:items-end ${columns}`}>
        <h1 className="type-display">{title}</h1>
        {lead !== undefined && <p className="type-lead max-w-[27.8em] text-ink-2">{lead}</p>}
      </div>
      <Scene name="field-head" className="h-[84px] md:h-[max(130px,9.03vw)]" />
    </div>
  );
}

/** A heading standing on the ground, with the sprout at its right end. Once a page. */
export function GroundLine({ children }: { readonly children: ReactNode }) {
  return (
    <div className="ground-line pr-[50px] pb-2.5">
      {children}
      <Scene name="sprout" className="ground-line-sprout" />
    </div>
  );
}
