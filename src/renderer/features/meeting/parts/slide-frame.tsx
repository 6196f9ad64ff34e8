import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FittedSlide } from './fitted-slides.ts';
import { SlideBody } from './slide-body.tsx';
import type { SlideSize } from './slide-size.ts';

/** What scrolls where a slide can't be divided any more. */
export const BODY = '[data-slide-body]';

/** Letters, in the smallest ones of this screen: few words fill it. Below 1 only what can't be divided. */
const STEPS = [2.3, 2, 1.8, 1.6, 1.45, 1.3, 1.15, 1, 0.85, 0.7] as const;
/** Drawings of figures are made for letters of so many px. */
const FIGURE_LETTERS = 18;

/** Rounding, px. */
const SLACK = 1;

/** Whether a slide's body, or what has a place of its own on it, is higher than its room. */
export function isTooHigh(body: Element): boolean {
  return [body, ...body.querySelectorAll('[data-slide-fit]')].some(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + SLACK,
  );
}

export function isTooWide(body: Element): boolean {
  return [body, ...body.querySelectorAll('[data-slide-fit]')].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + SLACK,
  );
}

/** A phone on its side: space gives way to words, px. */
const LOW = 420;

interface Props {
  readonly fitted: FittedSlide;
  readonly size: SlideSize;
  /** In the smallest letters, without pictures: to find out whether it fits. */
  readonly measured?: boolean;
}

/** One slide: what it stands under in a strip of sky, and below it one idea, in the largest letters that fit. */
export function SlideFrame({ fitted, size, measured = false }: Props) {
  const { t } = useTranslation('meeting');
  const body = useRef<HTMLDivElement>(null);
  const { slide, part, parts } = fitted;
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    for (const step of measured ? [1] : STEPS) {
      element.style.fontSize = `${step * size.letters}px`;
      element.style.setProperty('--zoom', String((step * size.letters) / FIGURE_LETTERS));
      if (!isTooHigh(element) && !isTooWide(element)) break;
    }
  }, [fitted, size, measured]);
  const heading = slide.kind === 'idea' ? slide.idea.heading || slide.talk.article.title : '';
  return (
    <div
      className={`slide slide-${slide.kind}`}
      data-wide={size.width > size.height || undefined}
      data-low={size.height < LOW || undefined}
      style={{ width: size.width, height: size.height, fontSize: size.letters }}
    >
      {slide.kind === 'idea' && (
        <div className="slide-head">
          <h2 lang={slide.talk.article.language}>{heading}</h2>
          {parts > 1 && (
            <p>
              <span className="sr-only">{t('part', { part: part + 1, parts })}</span>
              <span aria-hidden="true">{`${part + 1}/${parts}`}</span>
            </p>
          )}
        </div>
      )}
      <div ref={body} data-slide-body className="slide-body">
        <SlideBody fitted={fitted} measured={measured} />
      </div>
    </div>
  );
}
