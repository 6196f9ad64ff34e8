import type { ReactNode } from 'react';

const TONES = {
  soft: 'bg-brand-soft text-on-brand-soft',
  paper: 'bg-surface text-ink',
  gold: 'bg-accent text-on-accent',
} as const;

/** A nursery stake: the category of an article, or the active filter. */
export function PlantLabel({
  tone = 'soft',
  className = '',
  lang,
  children,
}: {
  readonly tone?: keyof typeof TONES;
  readonly className?: string;
  /** Where it isn't that of what it hangs on. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <span className={`plant-label ${TONES[tone]} ${className}`} lang={lang}>
      {children}
    </span>
  );
}
