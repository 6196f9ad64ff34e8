import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '#renderer/ui/icons.tsx';
import { ContentsIcon, DarkScreenIcon, FullScreenIcon, SlidesIcon } from '#renderer/ui/lazy/icons.ts';
import type { SlideActions } from './use-slide-keys.ts';

interface Props extends Omit<SlideActions, 'scrolls' | 'goTo'> {
  readonly at: number;
  readonly count: number;
  readonly isDark: boolean;
  readonly presents: boolean;
  /** The number of a slide, as far as it was typed. */
  readonly typed: string;
  onClose(): void;
}

/** What the presenter presses, in a strip of soil below the slides. */
export function MeetingBar(props: Props) {
  const { t } = useTranslation('meeting');
  const { at, count, isDark, presents, typed, onClose } = props;
  const { go, openContents, toggleFullScreen, toggleDark, togglePresenter } = props;
  const jump = typed === '' ? '' : t('jump', { place: typed });
  return (
    <div className="meeting-bar">
      <Control label={t('previous')} off={at === 0} onPress={() => go(-1)}>
        <ArrowLeftIcon />
      </Control>
      <Control label={t('next')} off={at === count - 1} onPress={() => go(1)}>
        <ArrowRightIcon />
      </Control>
      <button
        type="button"
        className="meeting-place"
        aria-label={t('contents.at', { place: at + 1, count })}
        title={`${t('contents')} (G)`}
        aria-keyshortcuts="G"
        aria-haspopup="dialog"
        data-typed={jump !== '' || undefined}
        onClick={openContents}
      >
        <ContentsIcon />
        {jump || `${at + 1} / ${count}`}
      </button>
      <p role="status" className="sr-only">
        {jump}
      </p>
      <Control label={t('presenter')} keys="P" pressed={presents} onPress={togglePresenter}>
        <SlidesIcon />
      </Control>
      <Control label={t('dark')} keys="B" pressed={isDark} onPress={toggleDark}>
        <DarkScreenIcon />
      </Control>
      {document.fullscreenEnabled && (
        <Control label={t('fullScreen')} keys="F" onPress={toggleFullScreen}>
          <FullScreenIcon />
        </Control>
      )}
      <Control label={t('leave')} keys="Esc" onPress={onClose}>
        <CloseIcon />
      </Control>
    </div>
  );
}

interface ControlProps {
  readonly label: string;
  readonly keys?: string;
  /** Nothing happens now: it stays where it is, and keeps the focus. */
  readonly off?: boolean;
  readonly pressed?: boolean;
  readonly children: ReactNode;
  onPress(): void;
}

function Control({ label, keys, off, pressed, children, onPress }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-keyshortcuts={keys === 'Esc' ? 'Escape' : keys}
      aria-disabled={off}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
