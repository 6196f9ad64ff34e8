import './banners.css';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { Banner } from '#renderer/data/site-content.ts';
import { BannerHero } from './banner-hero.tsx';
import { Carousel } from './carousel.tsx';

/** Longer than this no browser waits, ms; the clock is looked at again then. */
const LONGEST_WAIT = 2_147_483_647;

interface Props {
  readonly banners: readonly Banner[];
  /** Where the portal's own first view leads: below a banner that leads nowhere. */
  readonly links: ReactNode;
  /** The portal's own first view, for when none of them is on. */
  readonly otherwise: ReactNode;
}

/** The first view as super admins wrote it: one banner, or several after each other. */
export function HeroBanners({ banners, links, otherwise }: Props) {
  const active = useActive(banners);
  const [first] = active;
  if (!first) return otherwise;
  if (active.length > 1) return <Carousel banners={active} links={links} />;
  return <BannerHero banners={[first]} links={links} current={0} />;
}

/** First renders the banners of the build, for hydration; then those that are active now, before the next paint. */
function useActive(banners: readonly Banner[]): readonly Banner[] {
  const [now, setNow] = useState<number | null>(null);
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const moment = Date.now();
      setNow(moment);
      const wait = nextChange(banners, moment) - moment;
      if (wait !== Infinity) timer = setTimeout(look, Math.min(wait, LONGEST_WAIT));
    };
    look();
    return () => clearTimeout(timer);
  }, [banners]);
  return now === null ? banners : activeBanners(banners, now);
}

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
