/** Longest texts, in characters, as the specification sets them (section 9). The database holds the same limits. */
export const LIMITS = {
  name: 100,
  email: 255,
  subject: 200,
  message: 1000,
} as const;

/** A busy form shows so for at least this long (specification, section 9), in ms. */
export const SEND_DELAY_MS = 1000;

/** Below this width in px, at letters of 16 px, the portal is in its phone form (specification, section 9). */
export const MOBILE_BREAKPOINT = 768;

export const LATEST_ARTICLES = 3;
export const RELATED_ARTICLES = 3;

/** Cards enter one after another, this many ms apart. */
export const CARD_DELAY_MS = 50;

/** Size in px of the window that a social network's share page opens in. */
export const SHARE_POPUP = { width: 600, height: 400 } as const;

export const TOAST_MS = 4000;
export const TOASTS_VISIBLE = 3;

/** The admin area's sidebar remembers for this many days whether it was open (specification, section 9). */
export const SIDEBAR_DAYS = 7;
