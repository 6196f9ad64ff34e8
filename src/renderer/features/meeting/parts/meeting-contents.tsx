import { useId, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#renderer/ui/lazy/dialog.tsx';
import { contentsOf, type ContentsEntry } from './contents.ts';
import type { FittedSlide } from './fitted-slides.ts';

interface Props {
  readonly slides: readonly FittedSlide[];
  /** The place of the slide that is shown. */
  readonly at: number;
  /** The number of a slide, as far as it was typed. */
  readonly typed: string;
  onChoose(at: number): void;
  onClose(): void;
}

const ENTRY =
  'flex items-baseline justify-between gap-4 w-full min-h-11 px-3 py-2 rounded-[6px] text-left wrap-anywhere ' +
  'hover:bg-sunk aria-[current]:bg-brand-soft aria-[current]:text-on-brand-soft';

/** The list of contents over the slides, to go to any part. */
export function MeetingContents({ slides, at, typed, onChoose, onClose }: Props) {
  const { t } = useTranslation('meeting');
  const hint = useId();
  const parts = contentsOf(slides);
  const current = parts.flatMap((part) => [part, ...part.sections]).findLast((entry) => entry.at <= at);
  const entryOf = (entry: ContentsEntry, look: string) => (
    <button
      type="button"
      aria-current={entry.at === current?.at ? 'true' : undefined}
      // Opened by a key, the list begins where the meeting is.
      autoFocus={entry.at === current?.at}
      className={`${ENTRY} ${look}`}
      onClick={() => onChoose(entry.at)}
    >
      <span lang={entry.language ?? undefined}>{entry.name || t('again')}</span>
      <span className="sr-only">{t('contents.slide', { place: entry.at + 1 })}</span>
      <span aria-hidden="true" className="font-bold [font-variant-numeric:tabular-nums]">
        {entry.at + 1}
      </span>
    </button>
  );
  return (
    <Dialog title={t('contents')} closeLabel={t('contents.close')} size="list" onClose={onClose}>
      <p id={hint} role="status" className="pb-3 text-ink-2">
        {typed === '' ? t('contents.hint') : t('jump', { place: typed })}
      </p>
      <ol aria-describedby={hint} onKeyDown={moveFocus}>
        {parts.map((part) => (
          <li key={part.at} className="py-1 not-last:border-b-[1.5px] border-line">
            {entryOf(part, 'font-extrabold')}
            {part.sections.length > 0 && (
              <ol>
                {part.sections.map((section) => (
                  <li key={section.at}>{entryOf(section, 'pl-6')}</li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** Arrows go from entry to entry, Home and End to the first and the last. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const move = MOVES[event.key];
  if (move === undefined) return;
  event.preventDefault();
  const entries = [...event.currentTarget.querySelectorAll('button')];
  const now = entries.findIndex((entry) => entry === document.activeElement);
  entries[Math.max(0, Math.min(entries.length - 1, now + move))]?.focus();
}
