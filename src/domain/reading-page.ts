/** The page that stands beside a pack, for phones without the app. */
export const READING_PAGE = 'baca-di-hp.html';

/** Stands within the first bytes of such a page, so that nothing else of that name is taken for one and replaced. */
export const READING_PAGE_MARK = '<meta name="generator" content="Tunas baca-di-hp">';
export const READING_PAGE_HEAD = 1024;
