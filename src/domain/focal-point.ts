import { fieldsOf } from './json.ts';

/** The point of a picture that stays visible where it is cropped: percent from its left and its top edge, whole numbers. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** What has a picture with such a point; without one it is the middle. */
export interface HasFocalPoint {
  readonly focus?: FocalPoint | undefined;
}

/** Where nothing is said. */
export const MIDDLE: FocalPoint = { x: 50, y: 50 };

/** The point that an object of unknown origin names; nothing where it names none, or what is none: the middle then. */
export function focalPointIn({ focus }: { readonly focus?: unknown }): HasFocalPoint {
  const { x, y } = fieldsOf(focus);
  return isPercent(x) && isPercent(y) ? { focus: { x, y } } : {};
}

function isPercent(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100;
}
