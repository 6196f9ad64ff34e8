import type { ReactNode } from 'react';
import { Scene } from './scene.tsx';

/** The sky at the top of a page, with its title, down to a horizon. The top bar lies on it. */
export function PageTop({ title, lead }: { readonly title: ReactNode; readonly lead?: ReactNode }) {
  return (
    <div className="page-top">
      <div className="page-width grid gap-3 pt-8 pb-6 md:pt-10 md:pb-8 lg:grid-cols-2 lg:items-end lg:gap-6">
        <h1 className="type-display">{title}</h1>
        {lead !== undefined && <p className="type-lead max-w-[38ch] text-ink-2">{lead}</p>}
      </div>
      <Scene name="field-head" className="h-[84px] md:h-[max(130px,9.03vw)]" />
    </div>
  );
}
