import '#renderer/ui/lazy/lazy.css';
import './meeting.css';
import './slide.css';
import './slide-figures.css';
import './slide-ends.css';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#renderer/i18n/language.ts';
import { useMessages } from '#renderer/i18n/portal-i18n.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { ArticleText } from '#renderer/ui/article-text.tsx';
import { Scene } from '#renderer/ui/scene.tsx';
import { deckOf, type Talk } from './deck.ts';
import { MeetingBar } from './meeting-bar.tsx';
import { MeetingContents } from './meeting-contents.tsx';
import { storedPlace, placeKey, slideAt } from './meeting-place.ts';
import en from './page-messages/en.json';
import id from './page-messages/id.json';
import { Presenter } from './presenter.tsx';
import { SlideFrame } from './slide-frame.tsx';
import { BODY } from './slide-letters.ts';
import { useSlideSize } from './slide-size.ts';
import { useFittedSlides } from './use-fitted-slides.ts';
import { useSlideKeys } from './use-slide-keys.ts';
import { useSlideTouch } from './use-slide-touch.ts';

interface Props {
  readonly talks: readonly Talk[];
  /** What the collection is called; null for a single article. */
  readonly name: string | null;
  /** Gets the focus back. */
  readonly opener: Element | null;
  onClose(): void;
}

/** Articles as large slides over the whole screen, for a meeting. Everything that it shows is on the device already. */
export function MeetingMode({ talks, name, opener, onClose }: Props) {
  useMessages({ id: { meeting: id }, en: { meeting: en } });
  const { t } = useTranslation('meeting');
  const { language } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLElement>(null);
  const bench = useRef<HTMLDivElement>(null);
  // Before its size is asked for: a closed dialog has none.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    stage.current?.focus();
    return () => {
      shown?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [opener]);
  const [began] = useState(() => Date.now());
  const deck = useMemo(() => deckOf(talks, name), [talks, name]);
  const size = useSlideSize(stage);
  const { slides, measuring } = useFittedSlides(deck.slides, size, bench);
  const { drafts } = usePlatform();
  const [place, setPlace] = useState(() => storedPlace(drafts.read(placeKey(talks, name))));
  const [isDark, setDark] = useState(false);
  const [presents, setPresents] = useState(false);
  const [listsContents, setListsContents] = useState(false);
  const at = slideAt(slides, place);
  const last = slides.length - 1;
  const show = (index: number) => {
    const next = slides[Math.max(0, Math.min(last, index))];
    if (!next) return;
    const { of, part } = next;
    setPlace({ of, part });
    drafts.write(placeKey(talks, name), JSON.stringify({ of, part }));
  };
  const actions = {
    go(step: number) {
      if (isDark) setDark(false);
      else show(at + step);
    },
    goTo(index: number) {
      setDark(false);
      // The list holds the focus until it is gone. It would give it back to the button that opened it, and Space would press that.
      flushSync(() => setListsContents(false));
      stage.current?.focus();
      show(index);
    },
    scrolls(down: boolean) {
      const body = stage.current?.querySelector(BODY);
      const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = body ?? {};
      if ((down ? scrollHeight - clientHeight - scrollTop : scrollTop) < 2) return false;
      body?.scrollBy({ top: (down ? 0.8 : -0.8) * clientHeight });
      return true;
    },
    toggleFullScreen() {
      const done = document.fullscreenElement ? document.exitFullscreen() : dialog.current?.requestFullscreen();
      done?.catch((error: unknown) => console.warn('The browser refuses the whole screen:', error));
    },
    toggleDark: () => setDark(!isDark),
    togglePresenter: () => setPresents(!presents),
    openContents: () => setListsContents(true),
  };
  const typed = useSlideKeys(actions, listsContents);
  const touch = useSlideTouch(actions.go);
  const fitted = slides[at];
  return (
    <dialog
      ref={dialog}
      className="meeting"
      aria-label={t('label', { title: name ?? talks[0]?.article.title ?? '' })}
      lang={language}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {deck.styles.map((style) => (
        <ArticleText key={style} html={style} className="hidden" />
      ))}
      <div className="meeting-room" data-presents={presents || undefined}>
        <section ref={stage} tabIndex={-1} className="meeting-stage" aria-live="polite" aria-atomic="true" {...touch}>
          <p className="sr-only">{t('place', { place: at + 1, count: slides.length })}</p>
          {fitted && size && !measuring && (
            <SlideFrame key={`${fitted.of} ${fitted.part}`} fitted={fitted} size={size} />
          )}
          {isDark && (
            <p className="meeting-dark">
              <span className="sr-only">{t('darkened')}</span>
            </p>
          )}
        </section>
        {presents && size && !measuring && <Presenter slides={slides} at={at} size={size} began={began} />}
      </div>
      <div ref={bench} className="meeting-bench" aria-hidden="true" inert>
        {measuring &&
          size &&
          slides.map((each, index) => <SlideFrame key={index} fitted={each} size={size} measured />)}
      </div>
      {/* How far the meeting has come: the sprout walks along the ground. */}
      <div className="meeting-ground" aria-hidden="true">
        <div style={{ left: `${last === 0 ? 100 : (100 * at) / last}%` }}>
          <Scene name="sprout" />
        </div>
      </div>
      <MeetingBar {...actions} {...{ at, isDark, presents, typed, onClose }} count={slides.length} />
      {listsContents && (
        <MeetingContents {...{ slides, at, typed }} onChoose={actions.goTo} onClose={() => setListsContents(false)} />
      )}
    </dialog>
  );
}
