// The product's numbers, those that people notice: lengths, page sizes, times on the screen. Where the backend holds one as well, the
// comment says so. How long something waits for a network or a device stands beside what waits.

/** Longest texts, in characters, as the specification sets them (section 9). The database holds the same limits. */
export const LIMITS = {
  name: 100,
  email: 255,
  subject: 200,
  message: 1000,
  // The portal's own: the specification knows no number.
  phone: 30,
} as const;

/** Characters of a password: the fewest (specification, section 5; the auth service holds the same number), and the most. */
export const PASSWORD_MIN = 6;
/** The auth service takes no longer ones: it would read only so much of them. */
export const PASSWORD_MAX = 72;

/** Most characters of a full name. The database holds the same number. */
export const FULL_NAME_MAX = 200;

/** Most characters of an article's author. The database holds the same number. */
export const AUTHOR_MAX = 100;

/** Most characters of a category's names and of its part of an address. The database holds the same number. */
export const CATEGORY_MAX = 60;

/** Most tags of an article, and most characters of a tag's names and of its part of an address. The database holds the same numbers. */
export const TAGS_MAX = 8;
export const TAG_MAX = 60;

/** Most tags that there are: an export has all of them, and an import takes no more. The database holds the same number. */
export const ALL_TAGS_MAX = 5000;

/** Most characters of a hard word, and of what says the same plainly. The database holds the same numbers. */
export const HARD_WORD_MAX = 60;
export const PLAINER_MAX = 80;

/** More characters than most titles and names have: longer searches only cost. */
export const SEARCH_LENGTH_MAX = 100;

/** So many searches that found nothing are noted on a device; the oldest go first. */
export const MISSED_SEARCHES_MAX = 50;

/** The most that a picture may weigh when it is chosen, in bytes. What is kept of it is far smaller. */
export const PICTURE_BYTES_MAX = 30 * 1024 * 1024;

/**
 * The most pixels that a picture may have: 50 times 1024 x 1024, so that a camera of "50 megapixels" passes. Decoded it
 * takes four bytes for each, whatever the file weighs.
 */
export const PICTURE_PIXELS_MAX = 50 * 1024 * 1024;

/** No uploaded picture is kept taller than this, px: more than two phone screens, and no browser's canvas refuses it. */
export const PICTURE_HEIGHT_MAX = 3600;

/** The most that an attached PDF may weigh, in bytes. The bucket holds the same number. */
export const ATTACHMENT_BYTES_MAX = 10 * 1024 * 1024;

/** Articles on one page of the public list; the database's search_articles uses the same number. */
export const ARTICLES_PER_PAGE = 24;

/** Articles on the home page, and those offered below another one. */
export const LATEST_ARTICLES = 3;
export const RELATED_ARTICLES = 3;

/** The newest articles that a feed holds, with their whole texts: feed readers ask for all of it again and again. */
export const FEED_ARTICLES = 30;

/** So many of the articles with the lowest ids are offered to read next. */
export const FIRST_ARTICLES = 2 * RELATED_ARTICLES + 1;

/** Most characters of a comment on a draft. The database holds the same number. */
export const COMMENT_MAX = 2000;

/** Most characters of a reply to a message. The database holds the same number. */
export const REPLY_MAX = 5000;

/** Rows on one page of the admin area's lists; the backend sends as many at a time. */
export const ROWS_PER_PAGE = 50;
export const PICTURES_PER_PAGE = 24;
export const MESSAGES_PER_PAGE = 50;
export const ACTIVITY_PER_PAGE = 50;

/** Days that something stays in the bin. The database holds the same number. */
export const BIN_DAYS = 30;

/** Days for which a link may open a draft. The database holds the same numbers. */
export const PREVIEW_DAYS = [1, 14, 60] as const;

/** The admin area's sidebar remembers for this many days whether it was open (specification, section 9). */
export const SIDEBAR_DAYS = 7;

/** A busy form shows so for at least this long (specification, section 9), in ms. */
export const SEND_DELAY_MS = 1000;

export const TOAST_MS = 4000;
/** A notice with something to do, or with much to read, stays for longer: it has to be read, decided and reached. */
export const ACTION_TOAST_MS = 10_000;
export const TOASTS_VISIBLE = 3;

/** How long a banner is shown before the next one, ms. */
export const BANNER_MS = 8000;

/** Cards enter one after another, this many ms apart. */
export const CARD_DELAY_MS = 50;

/** Size in px of the window that a social network's share page opens in. */
export const SHARE_POPUP = { width: 600, height: 400 } as const;

/** Below this width in px, at letters of 16 px, the portal is in its phone form (specification, section 9). */
export const MOBILE_BREAKPOINT = 768;

/** Most characters of a note on a saved article, and of a collection's name; they stay on the device. */
export const NOTE_MAX = 5000;
export const COLLECTION_NAME_MAX = 80;

/** The most that a file of saved articles may weigh when it is brought in, in bytes. */
export const SAVED_FILE_BYTES_MAX = 5 * 1024 * 1024;

/** Articles whose factsheets stand on one page, and go into one PDF. */
export const FACTSHEETS_MAX = 60;
