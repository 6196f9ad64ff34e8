import type { Banner } from '#renderer/data/site-content.ts';

/** The banners that are to be seen at a moment, in ms since 1970: a copy may be older than their time. */
export function activeBanners(banners: readonly Banner[], now: number): readonly Banner[] {
  return banners.filter(
    ({ activeFrom, activeUntil }) => !(Date.parse(activeFrom) > now) && !(Date.parse(activeUntil) <= now),
  );
}

/** When one of them begins or ends next, in ms since 1970; Infinity where nothing does. */
export function nextChange(banners: readonly Banner[], now: number): number {
  const moments = banners.flatMap(({ activeFrom, activeUntil }) => [Date.parse(activeFrom), Date.parse(activeUntil)]);
  return Math.min(...moments.filter((moment) => moment > now));
}
