/** The file beside a pack that shows its articles on phones without the app. */
export const READING_PAGE = 'baca-di-hp.html';

/** A mark within the first bytes of such a page, so that no other file of that name is overwritten. */
export const READING_PAGE_MARK = '<meta name="generator" content="Tunas baca-di-hp">';
export const READING_PAGE_HEAD = 1024;
