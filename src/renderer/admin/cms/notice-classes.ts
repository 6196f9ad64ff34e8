/** A word about what is written, over the whole width of the editor. */
export const EDITING_NOTICE =
  'flex flex-wrap gap-x-4 gap-y-2 items-center px-7 py-2.5 border-b-[1.5px] border-line text-ink ' +
  '[&>p]:flex-[1_1_20rem] [&>p]:font-semibold max-md:px-5';
