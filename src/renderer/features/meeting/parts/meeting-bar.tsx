import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '#renderer/ui/icons.tsx';
import { DarkScreenIcon, FullScreenIcon, SlidesIcon } from '#renderer/ui/on-demand/icons.ts';
import type { SlideActions } from './use-slide-keys.ts';

interface Props extends Omit<SlideActions, 'scrolls'> {
  readonly at: number;
  readonly count: number;
  readonly isDark: boolean;
  readonly presents: boolean;
  onClose(): void;
}

/** What the presenter presses, in a strip of soil below the slides. */
export function MeetingBar(props: Props) {
  const { t } = useTranslation('meeting');
  const { at, count, isDark, presents, go, toggleFullScreen, toggleDark, togglePresenter, onClose } = props;
  return (
    <div className="meeting-bar">
      <Control label={t('previous')} off={at === 0} onPress={() => go(-1)}>
        <ArrowLeftIcon />
      </Control>
      <Control label={t('next')} off={at === count - 1} onPress={() => go(1)}>
        <ArrowRightIcon />
      </Control>
      <p className="meeting-place" aria-hidden="true">
        {at + 1} / {count}
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
