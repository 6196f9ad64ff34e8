import { fieldsOf } from './json.ts';

/** The point of a picture that stays visible when it is cropped: whole percent from its left and its top edge. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** An item whose picture may have a focal point; without one it is the middle. */
export interface HasFocalPoint {
  readonly focus?: FocalPoint | undefined;
}

/** The default. */
export const MIDDLE: FocalPoint = { x: 50, y: 50 };

/** The focal point in an object of unknown origin; empty where there is none or it is invalid. */
export function focalPointIn({ focus }: { readonly focus?: unknown }): HasFocalPoint {
  const { x, y } = fieldsOf(focus);
  return isPercent(x) && isPercent(y) ? { focus: { x, y } } : {};
}

function isPercent(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100;
}
