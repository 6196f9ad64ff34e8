import { Pause, Play } from 'lucide';
import { useEffect, useState, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BANNER_MS } from '#domain/limits.ts';
import type { Banner } from '#renderer/data/site-content.ts';
import { ArrowLeftIcon, ArrowRightIcon, icon } from '#renderer/ui/icons.tsx';
import { prefersStillness, whenSeen } from '#renderer/ui/motion.ts';
import { BannerHero } from './banner-hero.tsx';

// Here and not with the portal's other icons: every page would carry them.
const PauseIcon = icon(Pause);
const PlayIcon = icon(Play);

const CONTROL = 'banner-control size-11 place-items-center text-ink';

/**
 * Several banners in turn. They rotate automatically, except with reduced motion, under the pointer, with the focus among them or
 * in a hidden tab; the focus stays where it is.
 */
export function Carousel({ banners, links }: { readonly banners: readonly Banner[]; readonly links: ReactNode }) {
  const { t } = useTranslation('hero-banners');
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  // Not before the page is alive: what was prerendered stands still.
  const [free, setFree] = useState(false);
  const all = banners.length;
  const current = index % all;
  const turning = playing && free && !pointed && !focused;

  useEffect(() => {
    if (!prefersStillness()) return whenSeen(setFree);
  }, []);
  useEffect(() => {
    if (!turning) return;
    const timer = setTimeout(() => setIndex((current + 1) % all), BANNER_MS);
    return () => clearTimeout(timer);
  }, [turning, current, all]);

  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  const controls = (
    <div className="banner-controls mt-3 flex flex-wrap items-center gap-1">
      <button
        type="button"
        className={CONTROL}
        aria-label={t('previous')}
        onClick={() => setIndex((current + all - 1) % all)}
      >
        <ArrowLeftIcon />
      </button>
      <button
        type="button"
        className={`banner-pause ${CONTROL}`}
        aria-label={playing ? t('pause') : t('play')}
        onClick={() => setPlaying(!playing)}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </button>
      <button type="button" className={CONTROL} aria-label={t('next')} onClick={() => setIndex((current + 1) % all)}>
        <ArrowRightIcon />
      </button>
      {banners.map(({ id }, place) => (
        <button
          key={id}
          type="button"
          className={`banner-dot ${CONTROL}`}
          aria-label={t('show', { number: place + 1 })}
          aria-current={place === current ? 'true' : undefined}
          onClick={() => setIndex(place)}
        />
      ))}
    </div>
  );
  return (
    <BannerHero
      banners={banners}
      links={links}
      current={current}
      ahead={free}
      // Read aloud only where the reader turns them.
      live={turning ? 'off' : 'polite'}
      controls={controls}
      aria-label={t('name')}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    />
  );
}
