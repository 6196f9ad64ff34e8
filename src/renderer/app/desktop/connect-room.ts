import { useLayoutEffect, type RefObject } from 'react';

/** Keeps as much room at the page's end as the bar covers: what stands there can be scrolled out from under it. */
export function useConnectRoom(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const page = document.documentElement.style;
    const measure = () => page.setProperty('--connect-room', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      page.removeProperty('--connect-room');
    };
  }, [bar]);
}
