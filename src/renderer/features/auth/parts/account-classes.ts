/** A note that isn’t a failure. */
export const ACCOUNT_NOTE = 'px-4 py-3 border-l-4 border-accent bg-accent-soft text-[1rem] leading-[1.5]';
/** A quiet way to another step. */
export const ACCOUNT_LINK =
  'inline-flex items-center gap-2 justify-self-start min-h-11 text-brand text-[1rem] font-semibold text-left ' +
  'underline decoration-2 decoration-transparent underline-offset-4 ' +
  'hover:decoration-current';
