import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FittedSlide } from './fitted-slides.ts';
import { SlideBody } from './slide-body.tsx';
import { setLargestLetters, STEPS } from './slide-letters.ts';
import type { SlideSize } from './slide-size.ts';

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
    if (!body.current) return;
    setLargestLetters([body.current], size.letters, measured ? [1] : STEPS.filter((step) => step <= fitted.step));
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
