/** The classes of a list of pictures to choose from. */
export const CHOICE_LIST_CLASS =
  'grid basis-full grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-2 max-h-[26rem] p-1 ' +
  'overflow-y-auto';
/** Those of one of its pictures. */
export const CHOICE_CLASS =
  'grid gap-1.5 content-start size-full p-1.5 border-[1.5px] border-transparent rounded-[8px] text-ink text-small ' +
  'leading-[1.3] text-left [&_span]:wrap-anywhere [&_img]:w-full [&_img]:h-auto [&_img]:aspect-8/5 ' +
  '[&_img]:rounded-[6px] [&_img]:object-cover hover:bg-sunk aria-pressed:border-line-strong ' +
  'aria-pressed:bg-brand-soft aria-pressed:text-on-brand-soft aria-pressed:font-bold ' +
  'forced-colors:aria-pressed:border-[color:Highlight]';
