/** The key in local storage (`tunas.data-saver`). "on": the service worker loads pictures only when the reader asks for them. */
export const DATA_SAVER_CHOICE = 'data-saver';

/**
 * A page's message to the service worker: queries the data saver, after switching it where `on` isn't null. The answer is true or
 * false.
 */
export interface DataSaverRequest {
  readonly dataSaver: { readonly on: boolean | null };
}

/** The cache of pictures that pages have shown. */
export const PICTURE_CACHE = 'tunas-pictures';
