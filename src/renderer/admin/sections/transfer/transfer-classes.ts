/** One of the two parts: bringing out, bringing in. */
export const TRANSFER_PART =
  'transfer-part grid gap-3 max-w-[44rem] py-7 [.transfer-part+&]:border-t-[1.5px] [.transfer-part+&]:border-line ' +
  '[&_h2]:outline-none [&_h2]:text-[1.25rem] [&_h2]:font-extrabold [&_h2]:leading-[1.25]';
/** What went wrong, with its list. */
export const TRANSFER_FAILURE =
  'transfer-failure grid gap-1 text-danger font-semibold wrap-anywhere [&_ul]:pl-5 [&_ul]:list-disc ' +
  '[&_code]:text-[0.938em] [&_code]:font-normal';
