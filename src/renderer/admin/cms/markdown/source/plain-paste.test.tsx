// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  field,
  form,
  holdBackSelectionEvents,
  onAttachments,
  onPictures,
  openField,
  paste,
  select,
} from '#tests/support/stages/markdown-stage.tsx';

beforeEach(holdBackSelectionEvents);

const guide = new File(['%PDF-1.7'], 'Panduan.pdf', { type: 'application/pdf' });
const picture = new File(['x'], 'x.png', { type: 'image/png' });

test('a paste comes as its plain text, whatever form it has', () => {
  openField('');
  paste({ 'text/html': '<p>a <b>b</b></p>', 'text/plain': 'a b' });
  paste({ 'text/plain': ' *c*\r\nd' });
  expect(form.value).toBe('a b *c*\nd');
});

test('a pasted picture is handed on, and nothing is put in; a picture of pasted words isn’t', () => {
  openField('a');
  paste({ 'text/html': '<img src="https://example.org/x.png">' }, [picture]);
  expect(onPictures).toHaveBeenCalledWith([picture]);
  paste({ 'text/plain': 'b', 'text/html': '<p>b</p>' }, [picture]);
  expect(onPictures).toHaveBeenCalledTimes(1);
  expect(form.value).toBe('ba');
});

test('another pasted file is handed on, and nothing is put in: with its name as a text, or dropped', () => {
  const view = openField('a');
  paste({ 'text/plain': 'Panduan.pdf' }, [guide]);
  expect(onAttachments).toHaveBeenLastCalledWith([guide]);
  const drop = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(drop, { dataTransfer: { files: [guide, picture], getData: () => '' }, clientX: 0, clientY: 0 });
  vi.spyOn(view, 'posAtCoords').mockReturnValue(0);
  act(() => void field().dispatchEvent(drop));
  expect(drop.defaultPrevented).toBe(true);
  expect(onAttachments.mock.calls).toEqual([[[guide]], [[guide]]]);
  expect(onPictures).toHaveBeenLastCalledWith([picture]);
  expect(form.value).toBe('a');
});

test('a text that may only be read takes no files, and the browser doesn’t open them', () => {
  openField('a', { readOnly: true });
  paste({}, [picture]);
  const drop = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(drop, { dataTransfer: { files: [guide], getData: () => '' }, clientX: 0, clientY: 0 });
  act(() => void field().dispatchEvent(drop));
  expect(drop.defaultPrevented).toBe(true);
  expect([onPictures, onAttachments].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

test('a paste beyond the limit of the text is refused with a sentence, and the text is as it was', () => {
  const view = openField('a b c d e', { maxLength: 10 });
  paste({ 'text/plain': 'xyz' });
  expect(form.value).toBe('a b c d e');
  expect(screen.getByText(/2 characters too long/).textContent).toContain('Your text hasn’t changed.');
  // What makes it shorter is taken.
  select(view, 0, 9);
  paste({ 'text/plain': 'xyz' });
  expect(form.value).toBe('xyz');
  expect(screen.queryByText(/too long/)).toBeNull();
});

test('a paste that has HTML alone comes as its text', () => {
  const view = openField('a b');
  select(view, 2, 3);
  paste({ 'text/html': '<p>pH <b>&lt; 7</b></p>' });
  expect(form.value).toBe('a  pH < 7 ');
});
