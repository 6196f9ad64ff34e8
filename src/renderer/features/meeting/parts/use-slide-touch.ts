import { useRef, type MouseEvent, type TouchEvent } from 'react';

/** A finger that went so far sideways turned the slide, px. */
const SWIPE = 60;
/** A press in this part of the screen, at its left, goes back. */
const BACK = 0.25;

/** Goes through slides by pressing and swiping. Words that are being selected, and what scrolls, are left alone. */
export function useSlideTouch(go: (step: number) => void) {
  const touched = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onClick: ({ clientX, currentTarget }: MouseEvent<HTMLElement>) => {
      if (document.getSelection()?.isCollapsed === false) return;
      const { left, width } = currentTarget.getBoundingClientRect();
      go(clientX - left < BACK * width ? -1 : 1);
    },
    onTouchStart: ({ touches }: TouchEvent) => {
      const first = touches[0];
      touched.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const last = changedTouches[0];
      if (!touched.current || !last) return;
      const [across, along] = [last.clientX - touched.current.x, last.clientY - touched.current.y];
      if (Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(along)) go(across < 0 ? 1 : -1);
    },
  };
}
