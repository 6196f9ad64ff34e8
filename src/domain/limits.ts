// The product's limits that users notice: lengths, page sizes, durations on the screen. Comments say where the database has the
// same limit. Timeouts of requests are defined beside the requests.

/** Longest texts, in characters, as the specification sets them (section 9). The database holds the same limits. */
export const LIMITS = {
  name: 100,
  email: 255,
  subject: 200,
  message: 1000,
  // Not in the specification.
  phone: 30,
} as const;

/** The fewest characters of a password (specification, section 5; the auth service has the same limit). */
export const PASSWORD_MIN = 6;
/** The most bytes of a password in UTF-8: bcrypt hashes only this many, so that longer ones with the same beginning would be the same. */
export const PASSWORD_BYTES_MAX = 72;

/** Most characters of a full name. The database holds the same number. */
export const FULL_NAME_MAX = 200;

/** Most characters of an article's author. The database holds the same number. */
export const AUTHOR_MAX = 100;

/** Most characters of an article's picture: its address. The database holds the same number. */
export const PICTURE_ADDRESS_MAX = 500;

/** Most characters of a category's names and of its part of an address. The database holds the same number. */
export const CATEGORY_MAX = 60;

/** Most tags of an article, and most characters of a tag's names and of its part of an address. The database holds the same numbers. */
export const TAGS_MAX = 8;
export const TAG_MAX = 60;

/** The most tags in all: an export contains all of them, and an import accepts no more. The database has the same limit. */
export const ALL_TAGS_MAX = 5000;

/** Most characters of a hard word, and of its plain alternative. The database holds the same numbers. */
export const HARD_WORD_MAX = 60;
export const PLAINER_MAX = 80;

/** Most words of an everyday name: searches look for no longer ones. The database holds the same number. */
export const EVERYDAY_NAME_WORDS = 4;
/** Most characters of an everyday name, and of what is noted of it. The database holds the same numbers. */
export const EVERYDAY_NAME_MAX = 60;
export const STANDARD_NAME_MAX = 80;
export const NAME_REGION_MAX = 80;
export const NAME_SOURCE_MAX = 200;

/** Longer searches find nothing more and only cost time. */
export const SEARCH_LENGTH_MAX = 100;

/** How many searches without results a device stores; the oldest are removed first. */
export const MISSED_SEARCHES_MAX = 50;

/** The largest file that can be chosen as a picture, in bytes. What is stored of it is far smaller. */
export const PICTURE_BYTES_MAX = 30 * 1024 * 1024;

/**
 * The most pixels of a picture: 50 times 1024 x 1024, so that pictures of a camera of "50 megapixels" are accepted. Decoded, each
 * pixel takes four bytes, whatever the size of the file.
 */
export const PICTURE_PIXELS_MAX = 50 * 1024 * 1024;

/** The greatest height of an uploaded picture, px: more than two phone screens, and within the limits of every browser's canvas. */
export const PICTURE_HEIGHT_MAX = 3600;

/** The largest attached PDF, in bytes. The bucket has the same limit. */
export const ATTACHMENT_BYTES_MAX = 10 * 1024 * 1024;

/** Articles on one page of the public list; the database's search_articles uses the same number. */
export const ARTICLES_PER_PAGE = 24;

/** Articles on the home page, and related ones below an article. */
export const LATEST_ARTICLES = 3;
export const RELATED_ARTICLES = 3;

/** Articles in a feed, with their whole texts: feed readers download all of it again and again. */
export const FEED_ARTICLES = 30;

/** How many of the articles with the lowest ids are candidates for related articles. */
export const FIRST_ARTICLES = 2 * RELATED_ARTICLES + 1;

/** Most characters of a comment on a draft. The database holds the same number. */
export const COMMENT_MAX = 2000;

/** Most characters of a reply to a message. The database holds the same number. */
export const REPLY_MAX = 5000;

/** Most characters of the name of a template for replies; its text may have as many as a reply. The database holds the same number. */
export const TEMPLATE_NAME_MAX = 60;

/** Rows on one page of the admin area's lists; the backend returns as many. */
export const ROWS_PER_PAGE = 50;
export const PICTURES_PER_PAGE = 24;
export const MESSAGES_PER_PAGE = 50;
export const ACTIVITY_PER_PAGE = 50;

/** Days that an item stays in the bin. The database has the same limit. */
export const BIN_DAYS = 30;

/** The choices for how many days a preview link is valid. The database has the same numbers. */
export const PREVIEW_DAYS = [1, 14, 60] as const;

/** How many days the state of the admin area's sidebar is stored (specification, section 9). */
export const SIDEBAR_DAYS = 7;

/** The shortest time that a form shows its busy state (specification, section 9), in ms. */
export const SEND_DELAY_MS = 1000;

export const TOAST_MS = 4000;
/** A notice with an action or a longer text is shown longer, so that it can be read and reached. */
export const ACTION_TOAST_MS = 10_000;
export const TOASTS_VISIBLE = 3;

/** How long a banner is shown, ms. */
export const BANNER_MS = 8000;

/** The delay between the entry animations of two cards, ms. */
export const CARD_DELAY_MS = 50;

/** Size of the popup window for a social network's share page, px. */
export const SHARE_POPUP = { width: 600, height: 400 } as const;

/** Below this width in px, at a text size of 16 px, the portal has its phone layout (specification, section 9). */
export const MOBILE_BREAKPOINT = 768;

/** Most characters of a note on a saved article, and of a collection's name; they stay on the device. */
export const NOTE_MAX = 5000;
export const COLLECTION_NAME_MAX = 80;

/** The largest file of saved articles that can be imported, in bytes. */
export const SAVED_FILE_BYTES_MAX = 5 * 1024 * 1024;

/** The most articles whose factsheets fit on one page and into one PDF. */
export const FACTSHEETS_MAX = 60;
