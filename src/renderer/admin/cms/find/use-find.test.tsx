// @vitest-environment happy-dom
import { act, render, renderHook } from '@testing-library/react';
import { useEffect, useEffectEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { useFind } from './use-find.ts';
import type { WritableText } from './writable-texts.ts';

let draw = (): void => undefined;

/** Draws its marks in an effect event, as the canvas does: React refuses that while it renders. */
function Editor() {
  const onMarks = useEffectEvent(() => undefined);
  useEffect(() => {
    draw = () => onMarks();
  }, []);
  return null;
}

test('words that are typed while the texts are looked at again end no editor', () => {
  vi.useFakeTimers();
  render(<Editor />);
  const finder = {
    ...{ before: () => 0, reveal: () => undefined, select: () => undefined },
    mark: () => {
      draw();
      return 1;
    },
  };
  const text = { language: 'id', finder } as unknown as WritableText;
  const written = {};
  const { result } = renderHook(() =>
    useFind({ texts: () => [text], written, onShow: () => undefined, onReplaceAll: () => undefined }),
  );
  act(() => result.current.openWith('find'));
  // At one moment: React renders for both at once.
  act(() => {
    result.current.look({ words: 'talang' });
    vi.runAllTimers();
  });
  expect(result.current.total).toBe(1);
  vi.useRealTimers();
});
