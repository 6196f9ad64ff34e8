import type { ReadableArticle } from '#renderer/data/repository.ts';
import { pathInLanguage } from '#renderer/i18n/localized-path.ts';
import { usePlatform } from '#renderer/platform/port.ts';

/** Names that a device has for itself: no phone beside it could open them. */
const OWN = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** An address that others can open as well; null where it is none. */
export function sharedAddress(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && !OWN.test(hostname) ? address : null;
}

/** An article's address, where others can open it; else null. */
export function useArticleAddress({ id, language }: Pick<ReadableArticle, 'id' | 'language'>): string | null {
  const { publicAddress } = usePlatform();
  return sharedAddress(publicAddress(pathInLanguage(`/article/${id}`, language)));
}
