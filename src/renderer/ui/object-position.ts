import type { Focused } from '#domain/focus.ts';

/** The style of a cropped picture that keeps its focal point in sight; none where that is the middle. */
export function objectPosition(focus: Focused['focus']) {
  return focus && { objectPosition: `${focus.x}% ${focus.y}%` };
}
