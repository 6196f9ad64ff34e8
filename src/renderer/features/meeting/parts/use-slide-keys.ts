import { useEffect, useState } from 'react';

/** What a key does besides going on. */
export interface SlideActions {
  /** So many slides on, or back. */
  go(step: number): void;
  /** Scrolls a slide that is higher than the screen; false where nothing is left to scroll. */
  scrolls(down: boolean): boolean;
  toggleFullScreen(): void;
  toggleDark(): void;
  togglePresenter(): void;
  openContents(): void;
  /** To the slide of this place, from 0; to the last one where there are fewer. */
  goTo(place: number): void;
}

/** Keys of a keyboard and of a clicker, and how far each goes. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ' ': 1,
  Enter: 1,
  n: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
  Backspace: -1,
  Home: -Infinity,
  End: Infinity,
};

const SWITCHES: Readonly<Record<string, 'toggleFullScreen' | 'toggleDark' | 'togglePresenter' | 'openContents'>> = {
  f: 'toggleFullScreen',
  F5: 'toggleFullScreen',
  b: 'toggleDark',
  // Clickers send it.
  '.': 'toggleDark',
  p: 'togglePresenter',
  // As in other programs that show slides.
  g: 'openContents',
};

/** No meeting has more slides than that many digits. */
const DIGITS = 4;

/**
 * Goes through slides by the keys of a keyboard or a clicker: while the list of contents is open, only to a number that is typed. Gives the
 * number of a slide, as far as it was typed; Enter goes there.
 */
export function useSlideKeys(actions: SlideActions, isListOpen: boolean): string {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const rest = restOfNumber(typed, key);
      if (rest !== null) {
        event.preventDefault();
        setTyped(rest);
        if (key === 'Enter') actions.goTo(Number(typed) - 1);
        return;
      }
      if (isListOpen) return;
      // A button with the focus is pressed by these.
      const isPress = key === ' ' || key === 'Enter';
      if (isPress && document.activeElement?.matches('button, a')) return;
      const change = SWITCHES[key];
      const step = key === ' ' && event.shiftKey ? -1 : STEPS[key];
      if (change === undefined && step === undefined) return;
      event.preventDefault();
      setTyped('');
      if (change !== undefined) {
        if (!event.repeat) actions[change]();
      } else if (step !== undefined) {
        const scrolled = (key === 'ArrowDown' || key === 'ArrowUp') && actions.scrolls(key === 'ArrowDown');
        if (!scrolled) actions.go(step);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [actions, isListOpen, typed]);
  return typed;
}

/** What is left of a typed number after this key; null where the key has nothing to do with it. */
function restOfNumber(typed: string, key: string): string | null {
  if (/^\d$/.test(key)) return (typed + key).slice(0, DIGITS);
  if (typed === '') return null;
  if (key === 'Backspace') return typed.slice(0, -1);
  return key === 'Enter' || key === 'Escape' ? '' : null;
}
