/** Kept as "on" while pictures come only when they are asked for (`tunas.data-saver` in local storage); the service worker holds them back. */
export const DATA_SAVER_CHOICE = 'data-saver';

/** What a page asks the service worker: whether it holds pictures back, after switching that where `on` says so. It answers true or false. */
export interface DataSaverRequest {
  readonly dataSaver: { readonly on: boolean | null };
}

/** The cache of pictures that pages have shown. */
export const PICTURE_CACHE = 'tunas-pictures';
