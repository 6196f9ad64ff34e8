/** Widths of the sidebar: open, on phones, and with its icons alone (specification, section 9). */
export const SIDEBAR_WIDTH = '16rem';
export const SIDEBAR_WIDTH_PHONE = '18rem';
export const SIDEBAR_WIDTH_COLLAPSED = '3rem';
