import { EDGE, freeMove, type Move } from './free-corner.ts';

/** How often it is looked whether a control has come to lie beneath a notice, ms: by scrolling, or because the page has changed. */
const LOOK_MS = 250;

/**
 * Keeps notices off the controls while any are shown: where one has come to lie beneath them, they move to the nearest free place.
 * Where there is none, as over a dense list on a phone, they stand at the lower edge and the page gets room below its end: everything
 * can be scrolled clear of them, and what is focused is.
 *
 * @param place the element around the toast library's list
 */
export function keepOffControls(place: HTMLElement): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let moved: Move = { x: 0, y: 0 };
  const look = () => {
    const notices = [...place.querySelectorAll<HTMLElement>('[data-sonner-toast][data-mounted="true"]')];
    const list = notices[0]?.closest('ol');
    if (!list) return end();
    // What is about to be pressed or is being read stays.
    if (place.matches(':focus-within') || list.matches(':hover')) return;
    const box = boxAround(notices.filter(({ dataset }) => dataset['removed'] !== 'true'));
    if (box === null) return;
    const free = freeMove(box);
    makeRoom(free === null ? box.height + 2 * EDGE : 0);
    const move = free ?? { x: 0, y: window.innerHeight - EDGE - box.bottom };
    if (move.x === 0 && move.y === 0) return;
    moved = { x: moved.x + move.x, y: moved.y + move.y };
    list.style.translate = `${moved.x}px ${moved.y}px`;
  };
  const end = () => {
    clearInterval(timer);
    timer = undefined;
    moved = { x: 0, y: 0 };
    makeRoom(0);
  };
  new MutationObserver(() => {
    if (timer !== undefined || !place.querySelector('[data-sonner-toast]')) return;
    timer = setInterval(look, LOOK_MS);
    look();
  }).observe(place, { childList: true, subtree: true, attributeFilter: ['data-mounted'] });
}

function boxAround(notices: readonly HTMLElement[]): DOMRect | null {
  const boxes = notices.map((notice) => notice.getBoundingClientRect());
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Room at the end of the page, px, and for what is focused. */
function makeRoom(height: number): void {
  const room = height === 0 ? '' : `${height}px`;
  document.body.style.paddingBottom = room;
  document.documentElement.style.scrollPaddingBottom = room;
}
