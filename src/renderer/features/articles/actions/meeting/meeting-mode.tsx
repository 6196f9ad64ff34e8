import '../../../../ui/on-demand/on-demand.css';
import './meeting.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadableArticle } from '../../../../data/repository.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '../../../../ui/icons.tsx';
import { FullScreenIcon } from '../../../../ui/on-demand/icons.ts';
import { SlideView } from './slide-view.tsx';
import { slidesOf } from './slides.ts';
import { useSlideKeys } from './use-slide-keys.ts';

/** A finger that went so far sideways turned the slide, px. */
const SWIPE = 60;

const SCREEN =
  'meeting fixed inset-0 flex flex-col w-full max-w-none h-full max-h-none bg-(--slide-bg) text-(--slide-ink) ' +
  'backdrop:bg-(--slide-bg)';
const STAGE =
  'flex-1 flex flex-col gap-[4vmin] min-h-0 px-[6vmin] py-[5vmin] overflow-y-auto ' +
  'text-[clamp(1.25rem,4.4vmin,3.5rem)] leading-[1.35] focus:outline-none';
const BAR = 'flex items-center gap-2 px-3 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] border-t-2';
const CONTROL =
  'inline-grid place-items-center min-w-14 min-h-12 px-3.5 border-2 rounded-[8px] font-bold aria-disabled:opacity-45';

interface Props {
  readonly article: ReadableArticle;
  /** Gets the focus back. */
  readonly opener: Element | null;
  onClose(): void;
}

/** An article as large slides over the whole screen, for a meeting. Everything that it shows is in the page already. */
export function MeetingMode({ article, opener, onClose }: Props) {
  const { t } = useTranslation('actions');
  const { language } = useLanguage();
  const slides = useMemo(() => slidesOf(article.html), [article.html]);
  const [at, setAt] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLElement>(null);
  const touched = useRef<number | null>(null);
  const last = slides.length - 1;
  const go = useCallback((step: number) => setAt((now) => Math.max(0, Math.min(last, now + step))), [last]);
  const scrolls = useCallback((down: boolean) => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = stage.current ?? {};
    const room = down ? scrollHeight - clientHeight - scrollTop : scrollTop;
    if (room < 2) return false;
    stage.current?.scrollBy({ top: (down ? 0.8 : -0.8) * clientHeight });
    return true;
  }, []);
  useSlideKeys(go, scrolls);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    stage.current?.focus();
    return () => {
      shown?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [opener]);
  useEffect(() => {
    // Newer browsers give a promise back, which is no clean-up.
    stage.current?.scrollTo({ top: 0 });
  }, [at]);
  const toggleFullScreen = () => {
    const done = document.fullscreenElement ? document.exitFullscreen() : dialog.current?.requestFullscreen();
    done?.catch((error: unknown) => console.warn('The browser refuses the whole screen:', error));
  };
  const slide = slides[at];
  return (
    <dialog
      ref={dialog}
      className={SCREEN}
      aria-label={t('meeting.label', { title: article.title })}
      lang={language}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onTouchStart={({ touches }) => {
        touched.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
      }}
      onTouchEnd={({ changedTouches }) => {
        const moved = touched.current === null ? 0 : (changedTouches[0]?.clientX ?? 0) - touched.current;
        if (Math.abs(moved) > SWIPE) go(moved < 0 ? 1 : -1);
      }}
    >
      <section
        ref={stage}
        tabIndex={-1}
        className={STAGE}
        lang={article.language}
        aria-live="polite"
        aria-atomic="true"
      >
        <p className="sr-only" lang={language}>
          {t('meeting.place', { place: at + 1, count: slides.length })}
        </p>
        {slide && <SlideView key={at} slide={slide} article={article} />}
      </section>
      <div className={BAR}>
        <button
          type="button"
          className={CONTROL}
          aria-label={t('meeting.previous')}
          aria-disabled={at === 0}
          onClick={() => go(-1)}
        >
          <ArrowLeftIcon />
        </button>
        <button
          type="button"
          className={CONTROL}
          aria-label={t('meeting.next')}
          aria-disabled={at === last}
          onClick={() => go(1)}
        >
          <ArrowRightIcon />
        </button>
        <p className="mx-auto font-bold tabular-nums" aria-hidden="true">
          {at + 1} / {slides.length}
        </p>
        {document.fullscreenEnabled && (
          <button type="button" className={CONTROL} aria-label={t('meeting.fullScreen')} onClick={toggleFullScreen}>
            <FullScreenIcon />
          </button>
        )}
        <button type="button" className={CONTROL} aria-label={t('meeting.leave')} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
    </dialog>
  );
}
