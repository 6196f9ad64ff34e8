import { useEffect } from 'react';

/** Keys of a keyboard and of a clicker, and how far each goes. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ' ': 1,
  Enter: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
  Backspace: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Goes through slides by the keys of a keyboard or a clicker. `scrolls`: a slide that is higher than the screen is read on first. */
export function useSlideKeys(go: (step: number) => void, scrolls: (down: boolean) => boolean): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      // A button with the focus is pressed by these.
      if ((key === ' ' || key === 'Enter') && target instanceof HTMLElement && target.closest('button, a')) return;
      const step = key === ' ' && event.shiftKey ? -1 : STEPS[key];
      if (step === undefined) return;
      event.preventDefault();
      if ((key === 'ArrowDown' || key === 'ArrowUp') && scrolls(key === 'ArrowDown')) return;
      go(step);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [go, scrolls]);
}
