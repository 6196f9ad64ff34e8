/** One of a few buttons in a row, of which the pressed one is current. */
export const SWITCH_BUTTON =
  'min-h-11 font-bold aria-pressed:bg-ink aria-pressed:text-bg ' +
  'forced-colors:aria-pressed:border-2 forced-colors:aria-pressed:border-[color:Highlight]';
