import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from './deck.ts';
import type { FittedSlide } from './fitted-slides.ts';
import { SlideFrame } from './slide-frame.tsx';
import type { SlideSize } from './slide-size.ts';

/** How wide the picture of the next slide is, px. */
const WIDTH = 256;

interface Props {
  readonly slides: readonly FittedSlide[];
  readonly at: number;
  readonly size: SlideSize;
  /** When the meeting began, ms since 1970. */
  readonly began: number;
}

/** For the presenter: the time, how far it is, the own note on the article, and what comes next. */
export function Presenter({ slides, at, size, began }: Props) {
  const { t } = useTranslation('meeting');
  const time = useTime(began);
  const next = slides[at + 1];
  const now = slides[at]?.slide;
  const note = now && (now.kind === 'title' || now.kind === 'idea') ? now.talk.note : '';
  const scale = Math.min(1, WIDTH / size.width);
  return (
    <aside className="presenter" aria-label={t('presenter')}>
      <p className="presenter-time" role="timer" aria-label={t('time')}>
        {time}
      </p>
      <p>{t('place', { place: at + 1, count: slides.length })}</p>
      {next ? (
        <section>
          <h3>{t('upNext')}</h3>
          <p>{nameOf(next.slide) || t('again')}</p>
          <div
            className="presenter-next"
            aria-hidden="true"
            inert
            style={{ width: size.width * scale, height: size.height * scale }}
          >
            <div style={{ transform: `scale(${scale})` }}>
              <SlideFrame key={`${next.of} ${next.part}`} fitted={next} size={size} />
            </div>
          </div>
        </section>
      ) : (
        <p>{t('lastSlide')}</p>
      )}
      {note !== '' && (
        <section>
          <h3>{t('note')}</h3>
          <p className="whitespace-pre-line">{note}</p>
        </section>
      )}
    </aside>
  );
}

/** The time since a moment, as m:ss, each second anew. */
function useTime(began: number): string {
  const [seconds, setSeconds] = useState(() => secondsSince(began));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsSince(began)), 1000);
    return () => clearInterval(timer);
  }, [began]);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

function secondsSince(began: number): number {
  return Math.max(0, Math.floor((Date.now() - began) / 1000));
}
