import { useEffect, useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/language.ts';
import { CloseIcon } from '../../../../ui/icons.tsx';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '../../../../ui/on-demand/icons.ts';
import { PROBLEMS } from './aloud-keys.ts';
import type { AloudReader, AloudState } from './aloud-reader.ts';
import { SPEEDS, type Speed } from './speeds.ts';

interface Props {
  readonly reader: AloudReader;
  readonly state: AloudState;
  readonly count: number;
  readonly speed: Speed;
  readonly title: string;
  onSpeed(speed: Speed): void;
  onClose(): void;
}

/** The controls of reading aloud, at the bottom of the window. Only errors are announced to screen readers. */
export function AloudBar({ reader, state, count, speed, title, onSpeed, onClose }: Props) {
  const { t } = useTranslation(['actions']);
  const { language } = useLanguage();
  const toggle = useRef<HTMLButtonElement>(null);
  const isPlaying = state.status === 'playing';
  useEffect(() => {
    toggle.current?.focus({ preventScroll: true });
    // Room for it below the page's end.
    const { classList } = document.documentElement;
    classList.add('has-aloud-bar');
    return () => classList.remove('has-aloud-bar');
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  const words = new Intl.NumberFormat(language);
  return createPortal(
    <section className="aloud-bar" aria-label={t('aloud.label', { title })} lang={language} onKeyDown={onKeyDown}>
      <p className="aloud-problem" role="status">
        {state.problem && t(PROBLEMS[state.problem])}
      </p>
      <div className="aloud-controls">
        <button
          type="button"
          aria-label={t('aloud.previous')}
          aria-disabled={state.at === 0}
          onClick={() => reader.step(-1)}
        >
          <PreviousIcon />
        </button>
        <button
          ref={toggle}
          type="button"
          className="aloud-play"
          aria-label={t(isPlaying ? 'aloud.pause' : 'aloud.play')}
          onClick={() => (isPlaying ? reader.pause() : reader.play())}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </button>
        <button
          type="button"
          aria-label={t('aloud.next')}
          aria-disabled={state.at === count - 1}
          onClick={() => reader.step(1)}
        >
          <NextIcon />
        </button>
        <p className="aloud-place">
          <span aria-hidden="true">
            {state.at + 1} / {count}
          </span>
          <span className="sr-only">{t('aloud.place', { place: state.at + 1, count })}</span>
        </p>
        <label className="aloud-speed">
          <span className="sr-only">{t('aloud.speed')}</span>
          <select value={speed} onChange={({ target }) => onSpeed(target.value as Speed)}>
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {words.format(Number(each))}×
              </option>
            ))}
          </select>
        </label>
        <button type="button" aria-label={t('aloud.stop')} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
    </section>,
    document.body,
  );
}
