import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform, type DeviceCommand } from '#renderer/platform/port.ts';
import { useBarSpace } from '../use-bar-space.ts';
import './find-bar.css';
import { useFind } from './use-find.ts';

const BUTTON = 'grid flex-none place-items-center size-11 rounded-[6px] hover:bg-sunk';

/** Find in page, opened by the app's menu. */
export function FindBar() {
  const platform = usePlatform();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const found = useFind(open ? typed : null, bar);
  const { move } = found;

  const close = useCallback(() => {
    setOpen(false);
    const { current } = cameFrom;
    if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const follow = ({ command }: DeviceCommand): void => {
      if (command === 'open' || command === 'settings') return;
      if (!bar.current?.contains(document.activeElement)) cameFrom.current = document.activeElement;
      setOpen(true);
      if (command === 'find') begin(field.current);
      else move(command === 'find-next' ? 1 : -1);
    };
    return platform.subscribeCommands(follow);
  }, [platform, move]);

  // The previous search text is selected, so that typing replaces it.
  useEffect(() => {
    if (open) begin(field.current);
  }, [open]);

  if (!open) return null;
  return <Bar {...{ typed, setTyped, found, bar, field, close }} />;
}

function begin(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

interface BarProps {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly found: ReturnType<typeof useFind>;
  readonly bar: React.RefObject<HTMLDivElement | null>;
  readonly field: React.RefObject<HTMLInputElement | null>;
  readonly close: () => void;
}

function Bar({ typed, setTyped, found: { count, current, move }, bar, field, close }: BarProps) {
  const { t } = useTranslation('desktop');
  useBarSpace(bar, '--find-room');
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // A menu or dialog below it stays open.
    event.stopPropagation();
    close();
  };
  const enter = (event: KeyboardEvent): void => {
    // Enter also ends the input of a composed word (IME).
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    move(event.shiftKey ? -1 : 1);
  };
  const searched = typed.trim() !== '';
  return (
    <div
      ref={bar}
      role="search"
      aria-label={t('find.label')}
      className="fixed inset-x-0 bottom-[var(--connect-room,0px)] z-25 flex items-center gap-1 px-[clamp(12px,2.6vw,32px)] py-1.5 border-t-[1.5px] border-line-strong bg-surface text-ink text-[1rem] leading-[1.4] forced-colors:border-[color:CanvasText] print:hidden"
      onKeyDown={press}
    >
      <input
        ref={field}
        type="text"
        value={typed}
        maxLength={100}
        aria-label={t('find.label')}
        placeholder={t('find.label')}
        autoComplete="off"
        spellCheck={false}
        className="flex-[0_1_24rem] min-w-[6rem] min-h-11 px-3 border-[1.5px] border-line-strong rounded-[6px] placeholder:text-ink-3 placeholder:opacity-100"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={enter}
      />
      <span aria-hidden="true" className="px-1.5 text-ink-2 text-small tabular-nums whitespace-nowrap">
        {searched && (count > 0 ? `${current} / ${count}` : t('find.none'))}
      </span>
      <span role="status" className="sr-only">
        {searched && (count > 0 ? t('find.place', { current, total: count }) : t('find.none'))}
      </span>
      <button
        type="button"
        className={BUTTON}
        aria-label={t('find.previous')}
        title={t('find.previous')}
        onClick={() => move(-1)}
      >
        <Arrow up />
      </button>
      <button
        type="button"
        className={BUTTON}
        aria-label={t('find.next')}
        title={t('find.next')}
        onClick={() => move(1)}
      >
        <Arrow />
      </button>
      <button
        type="button"
        className={`${BUTTON} ml-auto`}
        aria-label={t('find.close')}
        title={t('find.close')}
        onClick={close}
      >
        <Drawing path="M6 6l12 12M18 6L6 18" />
      </button>
    </div>
  );
}

function Arrow({ up = false }: { readonly up?: boolean }) {
  return <Drawing path={up ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} />;
}

function Drawing({ path }: { readonly path: string }) {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
