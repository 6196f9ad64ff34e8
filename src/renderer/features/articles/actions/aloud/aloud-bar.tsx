import { useEffect, useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#renderer/i18n/language.ts';
import { CloseIcon } from '#renderer/ui/icons.tsx';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '#renderer/ui/lazy/icons.ts';
import { PROBLEMS } from './aloud-keys.ts';
import type { AloudReader, AloudState } from './aloud-reader.ts';
import { SPEEDS, type Speed } from './speeds.ts';

/** On the narrowest phones the place among all sentences needs the room of the margins. */
const BAR =
  'aloud-bar fixed inset-x-0 bottom-[calc(var(--connect-room,0px)+var(--find-room,0px))] z-30 px-[var(--margin,20px)] pt-2 ' +
  'pb-[calc(8px+env(safe-area-inset-bottom))] border-t-2 border-ink bg-bg text-ink print:hidden ' +
  '[@media(max-width:400px)]:px-1.5';
const PRESSED =
  'grid flex-none place-items-center rounded-[8px] forced-colors:border-[1.5px] forced-colors:border-[color:ButtonText]';
const CONTROL = `${PRESSED} min-w-12 min-h-12 hover:bg-sunk aria-disabled:opacity-55`;
const PLAY = `${PRESSED} min-w-15 min-h-15 bg-brand text-on-brand`;
const SPEED =
  'inline-grid min-w-12 min-h-12 px-2 border-[1.5px] border-line-strong rounded-[8px] bg-surface text-ink font-bold';
const PLACE =
  'flex-1 min-w-0 px-1 text-small text-ink-2 text-center tabular-nums whitespace-nowrap ' +
  '[@media(max-width:400px)]:px-0 [@media(max-width:400px)]:text-[0.844rem]';

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
    <section className={BAR} aria-label={t('aloud.label', { title })} lang={language} onKeyDown={onKeyDown}>
      <p className="max-w-[44rem] mx-auto text-[0.969rem] leading-[1.45] not-empty:pb-2" role="status">
        {state.problem && t(PROBLEMS[state.problem])}
      </p>
      <div className="flex gap-1 items-center max-w-[44rem] mx-auto [@media(max-width:400px)]:gap-0">
        <button
          type="button"
          className={CONTROL}
          aria-label={t('aloud.previous')}
          aria-disabled={state.at === 0}
          onClick={() => reader.step(-1)}
        >
          <PreviousIcon />
        </button>
        <button
          ref={toggle}
          type="button"
          className={PLAY}
          aria-label={t(isPlaying ? 'aloud.pause' : 'aloud.play')}
          onClick={() => (isPlaying ? reader.pause() : reader.play())}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </button>
        <button
          type="button"
          className={CONTROL}
          aria-label={t('aloud.next')}
          aria-disabled={state.at === count - 1}
          onClick={() => reader.step(1)}
        >
          <NextIcon />
        </button>
        <p className={PLACE}>
          <span aria-hidden="true">
            {state.at + 1} / {count}
          </span>
          <span className="sr-only">{t('aloud.place', { place: state.at + 1, count })}</span>
        </p>
        <label>
          <span className="sr-only">{t('aloud.speed')}</span>
          <select className={SPEED} value={speed} onChange={({ target }) => onSpeed(target.value as Speed)}>
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {words.format(Number(each))}×
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={CONTROL} aria-label={t('aloud.stop')} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
    </section>,
    document.body,
  );
}
