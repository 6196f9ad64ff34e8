import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cutText } from '#domain/clean-text.ts';
import { CommentIcon } from '#renderer/ui/lazy/admin-icons.ts';

/** How much of what is selected is quoted in a comment, in characters. */
const QUOTED_MAX = 200;
/** The selection has come to rest, ms. */
const PAUSE_MS = 200;
/** Of the button, rem. */
const HEIGHT = 2.75;
const WIDTH = 12;
const GAP = 8;

/** The words that are selected in a text of the editor; an empty text where there are none. */
export function selectedWords(): string {
  const selection = document.getSelection();
  const text = selection?.anchorNode?.parentElement?.closest('[data-side][data-field]');
  if (!selection || selection.isCollapsed || !text?.contains(selection.focusNode)) return '';
  const words = selection
    .toString()
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > QUOTED_MAX ? `${cutText(words, QUOTED_MAX)}…` : words;
}

interface Props {
  /** Begins a comment on the selected words. */
  readonly onBegin: (words: string) => void;
}

/** Over words that are selected in a text: the button for a comment on them. Shortcuts do the same. */
export function SelectionComment({ onBegin }: Props) {
  const { t } = useTranslation('comments');
  const [at, setAt] = useState<{ readonly left: number; readonly top: number } | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const place = () => setAt(placeOfSelection());
    const wait = () => {
      clearTimeout(timer);
      setAt(null);
      timer = setTimeout(place, PAUSE_MS);
    };
    document.addEventListener('selectionchange', wait);
    // Scrolled, it stays beside its words.
    document.addEventListener('scroll', place, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', wait);
      document.removeEventListener('scroll', place, { capture: true });
    };
  }, []);
  if (at === null) return null;
  return (
    <button
      type="button"
      className="selection-comment fixed z-16 inline-flex gap-2 items-center min-h-11 px-3.5 rounded-[8px] border-[1.5px] border-line-strong bg-surface font-bold text-small shadow-[0_6px_20px_-6px_oklch(.35_.04_65/.3)] hover:bg-sunk"
      style={at}
      // The words stay selected.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        const words = selectedWords();
        setAt(null);
        if (words !== '') onBegin(words);
      }}
    >
      <CommentIcon />
      {t('selection')}
    </button>
  );
}

/** Above the words, or below them at the top of the screen. */
function placeOfSelection(): { left: number; top: number } | null {
  if (selectedWords() === '') return null;
  const { left, top, bottom } = document.getSelection()!.getRangeAt(0).getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  if (bottom < 0 || top > clientHeight) return null;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const above = top - HEIGHT * rem - GAP;
  return {
    left: Math.max(GAP, Math.min(left, clientWidth - WIDTH * rem)),
    top: above > 2 * HEIGHT * rem ? above : bottom + GAP,
  };
}
