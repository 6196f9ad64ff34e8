import type { HasFocalPoint } from '#domain/focal-point.ts';

/** The style of a cropped picture that keeps its focal point in sight; none where that is the middle. */
export function objectPosition(focus: HasFocalPoint['focus']) {
  return focus && { objectPosition: `${focus.x}% ${focus.y}%` };
}
