/** Classes of what can be done to one reply: quiet, and as high as a finger needs. */
export const TEXT_BUTTON =
  'inline-flex min-h-11 items-center gap-2 rounded-[8px] font-bold text-brand hover:underline [&_svg]:size-[1.125rem]';
