declare const __TUNAS_UPDATE_URL__: string | null;

/** The address that updates are fetched from; null where none is configured. */
export function updateFeed(): string | null {
  return __TUNAS_UPDATE_URL__;
}
