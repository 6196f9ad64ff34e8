// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Language } from '#domain/localized.ts';
import { useGoToField } from './use-go-to-field.ts';

function Fields({ problem, side }: { readonly problem: string; readonly side: Language }) {
  const go = useGoToField('shared');
  return (
    <>
      <button onClick={() => go({ problem, side })}>Go</button>
      <div id="shared">
        <button>Choose a picture</button>
        <select data-field="category" />
      </div>
      {(['id', 'en'] as const).map((side) => (
        <div key={side} data-field="title" data-side={side}>
          <textarea aria-label={side} />
        </div>
      ))}
      <div data-field="content" data-side="en">
        <button>Bold</button>
        <div contentEditable suppressContentEditableWarning tabIndex={0} aria-label="words" />
      </div>
    </>
  );
}

test.each([
  ['title', 'en', 'TEXTAREA en'],
  ['title', 'id', 'TEXTAREA id'],
  ['category', 'en', 'SELECT null'],
  // Not to the first button of its bar.
  ['content', 'en', 'DIV words'],
  // What has no field of its own stands among what both languages share.
  ['image', 'id', 'BUTTON null'],
] as const)('leads to %s (%s)', (problem, side, expected) => {
  vi.useFakeTimers();
  render(<Fields problem={problem} side={side} />);
  fireEvent.click(screen.getByRole('button', { name: 'Go' }));
  act(() => vi.runAllTimers());
  const { activeElement } = document;
  expect(`${activeElement?.tagName} ${activeElement?.getAttribute('aria-label')}`).toBe(expected);
});
