// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  field,
  form,
  holdBackSelectionEvents,
  onPictures,
  openField,
  paste,
  select,
  tool,
} from '../../../../tests/support/markup-stage.tsx';

beforeEach(holdBackSelectionEvents);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  onPictures.mockReset();
});

describe('the link form', () => {
  const address = () => screen.getByLabelText('Address of the link');

  test('sets a link on the selected words', () => {
    const view = openField('a b');
    select(view, 2, 3);
    fireEvent.click(tool('Link'));
    expect(document.activeElement).toBe(address());
    fireEvent.change(address(), { target: { value: 'example.org' } });
    fireEvent.keyDown(address(), { key: 'Enter' });
    expect(form.value).toBe('a [b](https://example.org)');
    expect(view.hasFocus).toBe(true);
  });

  test('refuses what isn’t safe, kindly, and keeps what was written', () => {
    const view = openField('a');
    select(view, 0, 1);
    fireEvent.click(tool('Link'));
    fireEvent.change(address(), { target: { value: 'javascript:alert(1)' } });
    fireEvent.click(tool('Set the link'));
    expect(screen.getByText(/can’t be used/).getAttribute('role')).toBe('alert');
    expect([address().getAttribute('aria-invalid'), form.value]).toEqual(['true', 'a']);
  });

  test('changes and removes a link, and goes with Escape', () => {
    const view = openField('[a](/b)');
    select(view, 2);
    fireEvent.click(tool('Link'));
    expect((address() as HTMLInputElement).value).toBe('/b');
    fireEvent.keyDown(address(), { key: 'Escape' });
    expect(screen.queryByLabelText('Address of the link')).toBeNull();
    fireEvent.click(tool('Link'));
    fireEvent.click(tool('Remove the link'));
    expect(form.value).toBe('a');
  });
});

describe('what is pasted', () => {
  test('becomes markup, plain text stays as it is', () => {
    openField('');
    paste({ 'text/html': '<p>a <b>b</b></p>', 'text/plain': 'a b' });
    paste({ 'text/plain': ' *c*\r\nd' });
    expect(form.value).toBe('a **b** *c*\nd');
  });

  test('stays plain with Mod-Shift-V', () => {
    openField('');
    fireEvent.keyDown(field(), { key: 'V', keyCode: 86, ctrlKey: true, shiftKey: true });
    paste({ 'text/html': '<b>b</b>', 'text/plain': 'b' });
    expect(form.value).toBe('b');
  });

  test('is handed on where it is a picture, and nothing is put in', () => {
    openField('a');
    const picture = new File(['x'], 'x.png', { type: 'image/png' });
    paste({ 'text/html': '<img src="https://example.org/x.png">' }, [picture]);
    expect(onPictures).toHaveBeenCalledWith([picture]);
    paste({ 'text/plain': 'b', 'text/html': '<p>b</p>' }, [picture]);
    expect(onPictures).toHaveBeenCalledTimes(1);
    expect(form.value).toBe('ba');
  });

  test('over 5 MB is refused with a sentence, and the text is as it was', () => {
    openField('a');
    paste({ 'text/plain': 'x'.repeat(5_000_001) });
    expect(form.value).toBe('a');
    expect(screen.getByText(/too large/).textContent).toContain('Your text hasn’t changed.');
  });

  test('beyond the limit is taken, and said', () => {
    vi.useFakeTimers();
    openField('', { maxLength: 10 });
    paste({ 'text/plain': 'x'.repeat(1212) });
    expect(form.value).toHaveLength(1212);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const said = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toContain('1,202 characters too many');
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByRole('status').textContent).toContain('1,202 characters');
  });
});
