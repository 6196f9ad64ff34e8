/** A button of the bar. */
export const BAR_BUTTON =
  'flex items-center gap-2.5 min-h-11 px-3 py-1.5 rounded-[8px] font-semibold transition-[background-color] ' +
  'duration-120 hover:bg-sunk max-md:px-2.5';
