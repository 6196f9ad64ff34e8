import { useLayoutEffect, useState, type RefObject } from 'react';

/** The room for a slide, and its smallest letters; all in px. */
export interface SlideSize {
  readonly width: number;
  readonly height: number;
  readonly letters: number;
}

/** The smallest letters are so large a part of the shorter side that the last row of a meeting can read them. */
const SHARE = 0.04;
/** And on a phone, which is held in the hand, so many times the reader's own letters. */
const IN_HAND = 1.125;

export function slideSize(width: number, height: number, ownLetters: number): SlideSize {
  const letters = Math.max(IN_HAND * ownLetters, SHARE * Math.min(width, height));
  return { width, height, letters: Math.round(10 * letters) / 10 };
}

/** The size of what is shown in a place, as it changes; null before it is known. */
export function useSlideSize(place: RefObject<HTMLElement | null>): SlideSize | null {
  const [size, setSize] = useState<SlideSize | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const look = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0 || clientHeight === 0) return;
      const own = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = slideSize(clientWidth, clientHeight, own);
      setSize((now) =>
        now && now.width === next.width && now.height === next.height && now.letters === next.letters ? now : next,
      );
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return size;
}
