import { useEffect } from 'react';

/** What a key does besides going on. */
export interface SlideActions {
  /** So many slides on, or back. */
  go(step: number): void;
  /** Scrolls a slide that is higher than the screen; false where nothing is left to scroll. */
  scrolls(down: boolean): boolean;
  toggleFullScreen(): void;
  toggleDark(): void;
  togglePresenter(): void;
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

const SWITCHES: Readonly<Record<string, 'toggleFullScreen' | 'toggleDark' | 'togglePresenter'>> = {
  f: 'toggleFullScreen',
  F5: 'toggleFullScreen',
  b: 'toggleDark',
  // Clickers send it.
  '.': 'toggleDark',
  p: 'togglePresenter',
};

/** Goes through slides by the keys of a keyboard or a clicker. */
export function useSlideKeys(actions: SlideActions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      // A button with the focus is pressed by these.
      const isPress = key === ' ' || key === 'Enter';
      if (isPress && document.activeElement?.matches('button, a')) return;
      const change = SWITCHES[key];
      const step = key === ' ' && event.shiftKey ? -1 : STEPS[key];
      if (change === undefined && step === undefined) return;
      event.preventDefault();
      if (change !== undefined) {
        if (!event.repeat) actions[change]();
      } else if (step !== undefined) {
        const scrolled = (key === 'ArrowDown' || key === 'ArrowUp') && actions.scrolls(key === 'ArrowDown');
        if (!scrolled) actions.go(step);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [actions]);
}
