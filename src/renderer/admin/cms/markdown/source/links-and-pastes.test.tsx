// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { EditorView } from '@codemirror/view';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  field,
  form,
  handle,
  holdBackSelectionEvents,
  onAttachments,
  onHeldPictures,
  onPictures,
  openField,
  paste,
  select,
  tool,
  write,
} from '#tests/support/stages/markdown-stage.tsx';

beforeEach(holdBackSelectionEvents);

describe('the link form', () => {
  const address = () => screen.getByLabelText<HTMLInputElement>('Address of the link');
  const open = (text: string, from: number, to = from) => {
    const view = openField(text);
    select(view, from, to);
    fireEvent.click(tool('Link'));
    return view;
  };

  test('sets a link on the selected words', () => {
    const view = open('a b', 2, 3);
    expect(document.activeElement).toBe(address());
    fireEvent.change(address(), { target: { value: 'example.org' } });
    fireEvent.keyDown(address(), { key: 'Enter' });
    expect(form.value).toBe('a [b](https://example.org)');
    expect(view.hasFocus).toBe(true);
  });

  test('refuses what isn’t safe, kindly, and keeps what was written', () => {
    open('a', 0, 1);
    fireEvent.change(address(), { target: { value: 'javascript:alert(1)' } });
    fireEvent.click(tool('Set the link'));
    expect(screen.getByText(/isn’t an address/).getAttribute('role')).toBe('alert');
    expect([address().getAttribute('aria-invalid'), form.value]).toEqual(['true', 'a']);
  });

  test('offers the portal’s own pages by their titles, and refuses a mere word', async () => {
    open('a', 0, 1);
    fireEvent.change(address(), { target: { value: 'kompos' } });
    fireEvent.click(tool('Set the link'));
    expect(screen.getByText(/isn’t an address/)).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: /Kompos cacing/ }));
    fireEvent.click(tool('Set the link'));
    expect(form.value).toBe('[a](/article/4)');
  });

  test('takes the address of an attached file', () => {
    open('a', 0, 1);
    const file = '/media/0b9c1d2e-0000-4000-8000-000000000001/panduan.pdf';
    fireEvent.change(address(), { target: { value: file } });
    fireEvent.click(tool('Set the link'));
    expect(form.value).toBe(`[a](${file})`);
  });

  test('changes and removes a link, and goes with Escape', () => {
    open('[a](/b)', 2);
    expect(address().value).toBe('/b');
    fireEvent.keyDown(address(), { key: 'Escape' });
    expect(screen.queryByLabelText('Address of the link')).toBeNull();
    fireEvent.click(tool('Link'));
    fireEvent.click(tool('Remove the link'));
    expect(form.value).toBe('a');
  });
});

describe('what is pasted', () => {
  test('becomes markup, plain text stays as it is', async () => {
    openField('');
    paste({ 'text/html': '<p>a <b>b</b></p>', 'text/plain': 'a b' });
    paste({ 'text/plain': ' *c*\r\nd' });
    await waitFor(() => expect(form.value).toBe('a **b** *c*\nd'));
  });

  test('stays plain with Mod-Shift-V', () => {
    openField('');
    fireEvent.keyDown(field(), { key: 'V', keyCode: 86, ctrlKey: true, shiftKey: true });
    paste({ 'text/html': '<b>b</b>', 'text/plain': 'b' });
    expect(form.value).toBe('b');
  });

  test('comes as plain text where its form can’t be read', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(() => {
      throw new Error('too deep');
    });
    openField('a');
    paste({ 'text/html': '<b>b</b>', 'text/plain': 'b' });
    expect(form.value).toBe('ba');
    expect(said).toHaveBeenCalledOnce();
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

  test('is handed on where it is another file, and nothing is put in: with its name as a text, or dropped', () => {
    const view = openField('a');
    const guide = new File(['%PDF-1.7'], 'Panduan.pdf', { type: 'application/pdf' });
    paste({ 'text/plain': 'Panduan.pdf' }, [guide]);
    expect(onAttachments).toHaveBeenLastCalledWith([guide]);
    const picture = new File(['x'], 'x.png', { type: 'image/png' });
    const drop = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(drop, { dataTransfer: { files: [guide, picture], getData: () => '' }, clientX: 0, clientY: 0 });
    vi.spyOn(view, 'posAtCoords').mockReturnValue(0);
    act(() => void field().dispatchEvent(drop));
    expect(drop.defaultPrevented).toBe(true);
    expect(onAttachments.mock.calls).toEqual([[[guide]], [[guide]]]);
    expect(onPictures).toHaveBeenLastCalledWith([picture]);
    expect(form.value).toBe('a');
  });

  test('over 5 MB is refused with a sentence, and the text is as it was', () => {
    openField('a');
    paste({ 'text/plain': 'x'.repeat(5_000_001) });
    expect(form.value).toBe('a');
    expect(screen.getByText(/too large/).textContent).toContain('Your text hasn’t changed.');
  });

  test('beyond the limit of the text is refused with a sentence, and the text is as it was', () => {
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

  test('with pictures leaves a placeholder for each, and hands on those that the clipboard holds', async () => {
    openField('![Gambar belum ada](/media/missing/4)\n\n');
    const file = `data:image/png;base64,${'iVBORw0KGgo'.repeat(40)}`;
    const html = `<p>a<img alt="Talang [1]" src="${file}"></p><img src="https://lh3.example/x.png"><img src="/pictures/leaf.svg">`;
    const view = EditorView.findFromDOM(field());
    if (view) select(view, view.state.doc.length);
    paste({ 'text/html': html, 'text/plain': 'a' });
    const expected = [
      '![Gambar belum ada](/media/missing/4)',
      'a',
      '![Gambar belum ada: Talang \\[1\\]](/media/missing/5)',
      '![Gambar belum ada](/media/missing/6)',
      '![](/pictures/leaf.svg)',
    ];
    await waitFor(() => expect(form.value).toBe(expected.join('\n\n')));
    const [held] = onHeldPictures.mock.lastCall ?? [];
    expect(held?.map(({ alt, placeholder, file: { type } }) => [alt, placeholder, type])).toEqual([
      ['Talang [1]', '/media/missing/5', 'image/png'],
    ]);
    expect(screen.getAllByText(/didn’t come along/)).toHaveLength(3);
    act(() => void handle.current?.insert('![Talang](/media/a/480.webp)', '/media/missing/5'));
    expect(form.value).toContain('\n\n![Talang](/media/a/480.webp)\n\n');
  });
});

describe('a paste that takes longer than a moment', () => {
  const LONG = `<p>Awal 10<sup>8</sup></p>${'<p>x</p>'.repeat(60)}<p>akhir</p>`;
  const settle = () => waitFor(() => expect(screen.queryByText(/You can go on writing/)).toBeNull());
  const longPaste = () => {
    const clock = vi.spyOn(performance, 'now');
    let now = 0;
    // A slow device: each look at the clock is 10 ms later.
    clock.mockImplementation(() => (now += 10));
    paste({ 'text/html': LONG, 'text/plain': 'x' });
    clock.mockRestore();
  };

  test('is said, comes where the cursor was, and one undo takes all of it back', async () => {
    const view = openField('a b');
    select(view, 1);
    longPaste();
    expect(screen.getByText(/You can go on writing/)).toBeDefined();
    expect(view.contentDOM.textContent).toContain('Pasting...');
    write(view, 'Z');
    await settle();
    // The field shows it before the form is re-rendered.
    await waitFor(() => expect(form.value.replace(/\s*x\s*/g, '')).toBe('aAwal 10⁸akhirZ b'));
    expect(view.state.doc.length - view.state.selection.main.head).toBe(2);
    fireEvent.click(tool('Undo'));
    expect(form.value).toBe('aZ b');
    fireEvent.click(tool('Undo'));
    expect(form.value).toBe('a b');
  });

  test('takes the place of what was selected, never of what was written or pasted over that meanwhile', async () => {
    const view = openField('a bcd e');
    select(view, 2, 5);
    longPaste();
    write(view, 'Neu');
    select(view, 2, 5);
    longPaste();
    select(view, 2, 5);
    paste({ 'text/plain': 'kedua' });
    await settle();
    await waitFor(() => expect(form.value.replace(/\s*x\s*/g, '')).toBe('a Awal 10⁸akhirAwal 10⁸akhirkedua e'));
    // Its end, and nothing is selected that the next key would replace.
    expect(view.state.selection.main).toMatchObject({ anchor: form.value.length - 2, head: form.value.length - 2 });
  });

  test('is cancelled by the tool that takes back, which takes back nothing else', async () => {
    const view = openField('a b');
    select(view, 1);
    write(view, 'Z');
    longPaste();
    fireEvent.click(tool('Undo'));
    await settle();
    expect(form.value).toBe('aZ b');
    fireEvent.click(tool('Undo'));
    expect(form.value).toBe('a b');
  });

  test('is cancelled by that tool also where nothing else can be taken back', async () => {
    openField('a b');
    expect(tool('Undo').getAttribute('aria-disabled')).toBe('true');
    longPaste();
    expect(tool('Undo').getAttribute('aria-disabled')).toBe('false');
    fireEvent.click(tool('Undo'));
    await settle();
    expect(form.value).toBe('a b');
  });

  test('is cancelled by Escape, and the text is as it was', async () => {
    openField('a b');
    longPaste();
    fireEvent.keyDown(field(), { key: 'Escape', keyCode: 27 });
    await settle();
    expect(form.value).toBe('a b');
  });
});
