// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freeCorner, freeMove } from './free-corner.ts';

const SIZE = { width: 356, height: 120 };
const WIDE = ['bottom-left', 'bottom-right', 'top-right'] as const;

/** A control of this tag whose box is this one. */
function control(tag: string, left: number, top: number, width: number, height: number): void {
  const element = document.createElement(tag);
  if (tag === 'a') element.setAttribute('href', '/');
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  element.checkVisibility = () => true;
  document.body.append(element);
}

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1366);
  vi.stubGlobal('innerHeight', 768);
});
afterEach(() => {
  document.body.replaceChildren();
});

test('a notice stands in the first corner without a control', () => {
  expect(freeCorner(WIDE, SIZE)).toBe('bottom-left');
  control('a', 20, 700, 200, 44);
  expect(freeCorner(WIDE, SIZE)).toBe('bottom-right');
  control('button', 1100, 640, 200, 48);
  expect(freeCorner(WIDE, SIZE)).toBe('top-right');
});

test('where every corner has one, it covers as few as it can', () => {
  for (const [left, top] of [
    [20, 700],
    [20, 650],
    [1100, 650],
    [1100, 100],
    [1100, 120],
  ] as const)
    control('input', left, top, 200, 44);
  expect(freeCorner(WIDE, SIZE)).toBe('bottom-right');
});

test('a control that is only near isn’t covered', () => {
  control('button', 30, 574, 200, 50);
  expect(freeCorner(WIDE, SIZE)).toBe('bottom-left');
});

const notice = (left: number, top: number) => new DOMRect(left, top, SIZE.width, SIZE.height);

test('what is free isn’t moved, and what covers a control goes to the nearest place where it covers none', () => {
  expect(freeMove(notice(986, 624))).toEqual({ x: 0, y: 0 });
  control('button', 1100, 700, 200, 44);
  expect(freeMove(notice(986, 624))).toEqual({ x: 0, y: -48 });
  // A row of buttons above it too: beside them there is room.
  control('a', 990, 560, 340, 60);
  expect(freeMove(notice(986, 624))).toEqual({ x: 0, y: -188 });
});

test('where everything is full there is no place to move to', () => {
  for (let top = 0; top < 768; top += 96) control('a', 0, top, 1366, 44);
  expect(freeMove(notice(986, 624))).toBeNull();
});
