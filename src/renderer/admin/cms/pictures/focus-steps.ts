import { MIDDLE, type FocalPoint, type HasFocalPoint } from '#domain/focal-point.ts';

/** How far an arrow key moves a focal point, in percent. */
const STEP = 5;

const MOVES: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Where a key puts a focal point; null for a key that does nothing to it. */
export function focusAfterKey({ x, y }: FocalPoint, key: string): FocalPoint | null {
  if (key === 'Home') return MIDDLE;
  const move = MOVES[key];
  return move ? { x: percent(x + move.x), y: percent(y + move.y) } : null;
}

/** The point of a picture that a pointer is at; beside the picture, the nearest one. */
export function focusAt(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): FocalPoint {
  return {
    x: percent(((clientX - box.left) / box.width) * 100),
    y: percent(((clientY - box.top) / box.height) * 100),
  };
}

/** As a document has it: nothing for the middle. */
export function storedFocus(focus: FocalPoint): HasFocalPoint['focus'] {
  return focus.x === MIDDLE.x && focus.y === MIDDLE.y ? undefined : focus;
}

function percent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value))) || 0;
}
