// @vitest-environment happy-dom
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { HasFocalPoint } from '#domain/focal-point.ts';
import { button, showPictures } from '#tests/support/pictures/picture-stage.tsx';
import { FocusPicture } from './focus-picture.tsx';

const CROPS = [
  { label: 'pictures:crop.card', ratio: 1.6 },
  { label: 'pictures:crop.list', ratio: 1 },
] as const;

let focus: HasFocalPoint['focus'];
let changes: number;

function Form({ first }: { readonly first: HasFocalPoint['focus'] }) {
  const [now, set] = useState(first);
  useEffect(() => {
    focus = now;
  }, [now]);
  return (
    <FocusPicture
      source="/media/a/960.webp"
      focus={now}
      crops={CROPS}
      onFocus={(next) => {
        changes += 1;
        set(next);
      }}
    />
  );
}

const slider = (side: 'left' | 'top') => screen.getByRole('slider', { name: `Focal point, from the ${side}` });
const picture = () => screen.getByAltText('The chosen picture').parentElement!;
const positions = () =>
  [...document.querySelectorAll<HTMLImageElement>('li img')].map(({ style }) => style.objectPosition);

/** The picture is 200 px wide and 100 high, its corner at (10, 20). */
function open(first?: HasFocalPoint['focus']) {
  changes = 0;
  showPictures(<Form first={first} />);
  const box = { left: 10, top: 20, width: 200, height: 100 } as DOMRect;
  vi.spyOn(picture(), 'getBoundingClientRect').mockReturnValue(box);
  picture().setPointerCapture = () => undefined;
}

function press(...keys: readonly string[]) {
  for (const key of keys) fireEvent.keyDown(document.activeElement!, { key });
}

function point(kind: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number, clientY: number, more = {}) {
  const event = createEvent[kind](picture(), { clientX, clientY, button: 0, pointerType: 'mouse', ...more });
  // The DOM of the tests doesn’t know them.
  for (const [name, value] of Object.entries({ isPrimary: true, pointerType: 'mouse', clientX, clientY, ...more })) {
    Object.defineProperty(event, name, { value });
  }
  fireEvent(picture(), event);
}

test('arrow keys move it by 5%, whichever side they are pressed at, and no farther than the edge', () => {
  open();
  slider('left').focus();
  press('ArrowLeft', 'ArrowLeft', 'ArrowUp');
  expect(focus).toEqual({ x: 40, y: 45 });
  // Screen readers announce the changed value next.
  expect(document.activeElement).toBe(slider('top'));
  press('ArrowRight');
  expect(document.activeElement).toBe(slider('left'));
  press(...Array.from({ length: 30 }, () => 'ArrowDown'));
  expect(focus).toEqual({ x: 45, y: 100 });
  expect(slider('top').getAttribute('aria-valuetext')).toBe('45% from the left, 100% from the top');
  expect(positions()).toEqual(['45% 100%', '45% 100%']);
});

test('Home puts it in the middle, of which nothing is stored; other keys and combinations do nothing', () => {
  open({ x: 33, y: 10 });
  slider('left').focus();
  fireEvent.keyDown(slider('left'), { key: 'ArrowLeft', ctrlKey: true });
  press('Tab', 'a', 'PageUp');
  expect(changes).toBe(0);
  press('Home');
  expect([focus, changes]).toEqual([undefined, 1]);
  expect(slider('left').getAttribute('aria-valuetext')).toBe('50% from the left, 50% from the top');
});

test('a screen reader’s own gesture moves one side', () => {
  open({ x: 30, y: 20 });
  fireEvent.change(slider('top'), { target: { value: '60' } });
  expect(focus).toEqual({ x: 30, y: 60 });
});

test('a click puts it there, and the keys go on from it', () => {
  open();
  point('pointerDown', 70, 45);
  expect(changes).toBe(0);
  point('pointerUp', 70, 45);
  expect(focus).toEqual({ x: 30, y: 25 });
  press('ArrowLeft');
  expect(focus).toEqual({ x: 25, y: 25 });
});

test('while it is dragged the crops follow; it is stored where it is let go, the nearest point of the picture', () => {
  open();
  point('pointerDown', 70, 45);
  point('pointerMove', 110, 120);
  expect([positions()[0], changes]).toEqual(['50% 100%', 0]);
  point('pointerMove', 900, -50);
  point('pointerUp', 900, -50);
  expect([focus, changes]).toEqual([{ x: 100, y: 0 }, 1]);
  // A pointer that only passes over it moves nothing.
  point('pointerMove', 70, 45);
  expect(positions()[0]).toBe('100% 0%');
});

test('a finger that scrolls the page, a second finger and another button leave it where it is', () => {
  open({ x: 30, y: 20 });
  point('pointerDown', 70, 45, { pointerType: 'touch' });
  expect(positions()[0]).toBe('30% 20%');
  fireEvent(picture(), createEvent.pointerCancel(picture()));
  point('pointerUp', 70, 90, { pointerType: 'touch' });
  point('pointerDown', 70, 45, { isPrimary: false });
  point('pointerUp', 70, 45, { isPrimary: false });
  point('pointerDown', 70, 45, { button: 2 });
  point('pointerUp', 70, 45, { button: 2 });
  expect([focus, changes]).toEqual([{ x: 30, y: 20 }, 0]);
});

test('a double click and a button put it back in the middle, and the focus stays with it', () => {
  open({ x: 30, y: 20 });
  fireEvent.doubleClick(picture());
  expect(focus).toBeUndefined();
  expect(screen.queryByRole('button')).toBeNull();
  slider('left').focus();
  press('ArrowUp');
  fireEvent.click(button('Back to the middle'));
  expect(focus).toBeUndefined();
  expect(document.activeElement).toBe(slider('left'));
});
