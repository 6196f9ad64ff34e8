// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { holdBackSelectionEvents } from '#tests/support/stages/markdown-stage.tsx';
import { canvasFindMarks, findInCanvas } from './find-in-canvas.ts';
import { useCanvasView } from './use-canvas-view.ts';

beforeEach(holdBackSelectionEvents);

test('who comes back from the other view finds nothing marked that is no longer looked for', () => {
  const leftRef = { current: {} };
  const open = () => {
    const place = { current: document.createElement('div') };
    const nothing = () => undefined;
    const plugins = () => [canvasFindMarks()];
    const settings = { value: 'cabai', readOnly: false, attributes: {}, nodeViews: {}, plugins, leftRef };
    const { result, unmount } = renderHook(() =>
      useCanvasView(place, { ...settings, onChange: nothing, onState: nothing }),
    );
    if (!result.current) throw new Error('No canvas was made.');
    return { view: result.current.view, unmount, marked: () => place.current.querySelectorAll('.found').length };
  };
  const first = open();
  findInCanvas(first.view).mark(/cabai/g, null);
  expect(first.marked()).toBe(1);
  first.unmount();
  expect(open().marked()).toBe(0);
});
