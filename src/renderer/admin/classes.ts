/** A word about what is written, over the whole width of the editor. */
export const EDITING_NOTICE =
  'flex flex-wrap gap-x-4 gap-y-2 items-center px-7 py-2.5 border-b-[1.5px] border-line text-ink ' +
  '[&>p]:flex-[1_1_20rem] [&>p]:font-semibold max-md:px-5';

/** One of a few buttons in a row, of which the pressed one is current. */
export const SWITCH_BUTTON =
  'min-h-11 font-bold aria-pressed:bg-ink aria-pressed:text-bg ' +
  'forced-colors:aria-pressed:border-2 forced-colors:aria-pressed:border-[color:Highlight]';

/** A button of the admin area's bar. */
export const BAR_BUTTON =
  'flex items-center gap-2.5 min-h-11 px-3 py-1.5 rounded-[8px] font-semibold transition-[background-color] ' +
  'duration-120 hover:bg-sunk max-md:px-2.5';

/** Classes of what can be done to one reply: quiet, and as high as a finger needs. */
export const TEXT_BUTTON =
  'inline-flex min-h-11 items-center gap-2 rounded-[8px] font-bold text-brand hover:underline [&_svg]:size-[1.125rem]';

/** A part of the transfer section: bringing out, bringing in. */
export const TRANSFER_PART =
  'transfer-part grid gap-3 max-w-[44rem] has-data-wide:max-w-none py-7 [.transfer-part+&]:border-t-[1.5px] [.transfer-part+&]:border-line ' +
  '[&_h2]:outline-none [&_h2]:text-[1.25rem] [&_h2]:font-extrabold [&_h2]:leading-[1.25]';
/** What went wrong in a transfer, with its list. */
export const TRANSFER_FAILURE =
  'transfer-failure grid gap-1 text-danger font-semibold wrap-anywhere [&_ul]:pl-5 [&_ul]:list-disc ' +
  '[&_code]:text-[0.938em] [&_code]:font-normal';
