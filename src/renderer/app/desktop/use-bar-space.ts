import { useLayoutEffect, type RefObject } from 'react';

/** Reserves as much room at the page's end as a bar covers, so that the end can be scrolled into view. */
export function useBarSpace(bar: RefObject<HTMLElement | null>, name: '--connect-room' | '--find-room'): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const page = document.documentElement.style;
    const measure = () => page.setProperty(name, `${element.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      page.removeProperty(name);
    };
  }, [bar, name]);
}
