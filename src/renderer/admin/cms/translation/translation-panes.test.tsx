// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
// Imported here, so that the test needn't wait for it.
import '#renderer/admin/cms/markdown/canvas/canvas-field.tsx';
import { RightsContext, rightsOf } from '#renderer/admin/rights.ts';
import { openEditing } from '#tests/support/stages/editing-stage.tsx';
import {
  begun,
  extras,
  field,
  kept,
  open,
  row,
  setTheClock,
  shown,
  Stage,
} from '#tests/support/stages/translation-stage.tsx';

beforeEach(setTheClock);

const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('a text', () => {
  test.each(['id', 'en'] as const)('has its label in its own language, whatever the screen speaks (%s)', async (ui) => {
    await open(begun, ui);
    for (const [name, language] of [
      ['Judul', 'id'],
      ['Title', 'en'],
      ['Ringkasan', 'id'],
      ['Excerpt', 'en'],
    ] as const) {
      expect(field(name).lang).toBe(language);
      expect(screen.getByText(name, { selector: 'label' }).lang).toBe(language);
    }
    expect(field('Isi, Indonesia').lang).toBe('id');
    expect(field('Content, English').lang).toBe('en');
  });

  test('comes after the one above it in its language, which Tab goes down; markup tells its words', async () => {
    await open();
    const side = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('textbox');
    expect(side('Indonesian')).toEqual([field('Judul'), field('Ringkasan'), field('Isi, Indonesia')]);
    expect(side('English')).toEqual([field('Title'), field('Excerpt'), field('Content, English')]);
    expect(row('content', 'id').getByText('under id.content')).toBeDefined();
    expect([screen.getByText('2 kata'), screen.getByText('2 words')]).toHaveLength(2);
  });

  test('reports what is pasted and not in it yet, until it is or the text is closed', async () => {
    const { unmount } = await openEditing(<Stage first={begun} mode="canvas" />, 'en');
    await screen.findByRole('textbox', { name: 'Isi, Indonesia' });
    const paste = () => {
      const event = new Event('paste', { bubbles: true, cancelable: true });
      const getData = (type: string) => (type === 'text/html' ? '<p>x</p>'.repeat(60) : 'x');
      Object.assign(event, { clipboardData: { files: [], getData } });
      const clock = vi.spyOn(performance, 'now');
      let now = 0;
      // A slow device: each look at the clock is 10 ms later.
      clock.mockImplementation(() => (now += 10));
      act(() => void field('Isi, Indonesia').dispatchEvent(event));
      clock.mockRestore();
      expect(extras.onPending).toHaveBeenLastCalledWith('id', 'content', 1);
    };
    paste();
    await vi.waitFor(() => expect(extras.onPending).toHaveBeenLastCalledWith('id', 'content', 0), { timeout: 10_000 });
    paste();
    unmount();
    expect(extras.onPending.mock.calls.findLast(([language]) => language === 'id')).toEqual(['id', 'content', 0]);
  });

  test('says how long it is and may be, in the form of the screen’s language', async () => {
    await open({ ...begun, id: { ...begun.id, title: 'a'.repeat(1100) } }, 'en');
    expect(described(field('Judul'))).toBe('1,100 of at most 1,200 characters');
    expect(described(field('Title'))).toBe('7 of at most 1,200 characters');
  });

  test('reports what is typed, for its language alone, also where that is too long, and says by how much', async () => {
    await open();
    fireEvent.change(field('Excerpt'), { target: { value: 'Eleven char' } });
    expect([kept.en.excerpt, kept.id.excerpt, field('Excerpt').value]).toEqual(['Eleven char', '', 'Eleven char']);
    expect(described(field('Excerpt'))).toContain('1 character too many. It is safe on this device');
    expect(field('Excerpt').getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(field('Excerpt'), { target: { value: 'Ten chars.' } });
    expect(field('Excerpt').hasAttribute('aria-invalid')).toBe(false);
    expect(screen.queryByText(/too many/)).toBeNull();
  });

  test('with markup that is too long says so once', async () => {
    await open({ ...begun, en: { ...begun.en, content: 'a'.repeat(1002) } });
    // Screen readers are told a second later, which a busy machine may take to render it.
    expect(screen.getAllByText(/2 characters too many/, { ignore: '[role="status"]' })).toHaveLength(1);
  });

  test('that publishing asked for says so to whoever is in it', async () => {
    await open(begun, 'en', ['title', 'content']);
    expect(described(field('Title'))).toMatch(/^Fill this in before publishing\. \| 7 of/);
    expect(described(field('Content, English'))).toBe('Fill this in before publishing.');
    expect(field('Content, English').getAttribute('aria-invalid')).toBe('true');
    expect(field('Judul').hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('where only one language fits', () => {
  const pressed = () =>
    within(screen.getByRole('group', { name: 'Language to write in' }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-pressed'));

  test('the switch says which one is shown, and changes it', async () => {
    await open();
    expect(pressed()).toEqual(['true', 'false']);
    fireEvent.click(screen.getByRole('button', { name: 'English' }));
    expect([pressed(), shown]).toEqual([['false', 'true'], 'en']);
  });

  test('the other one’s text is there to be read, in its language', async () => {
    await open();
    const [reference] = row('title', 'id').getAllByText('What English says');
    const text = reference?.closest('details')?.querySelector('p');
    expect([text?.textContent, text?.lang]).toEqual(['Chilies', 'en']);
    expect(row('excerpt', 'id').queryByText(/^What/)).toBeNull();
  });

  test('the text that somebody goes into is the one that is shown', async () => {
    await open();
    act(() => field('Title').focus());
    expect([shown, document.activeElement]).toEqual(['en', field('Title')]);
  });

  test('a change of language takes no focus from elsewhere', async () => {
    await open();
    const choice = screen.getByRole('button', { name: 'English' });
    act(() => choice.focus());
    fireEvent.click(choice);
    expect(document.activeElement).toBe(choice);
  });
});

describe('a page for one text', () => {
  const open = async () => {
    await openEditing(<Stage first={begun} layout="canvas" />, 'en');
    await vi.waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(6));
  };

  test('shows what the other language says once somebody asks for it', async () => {
    await open();
    expect(screen.queryByText('What English says')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show what English says' }));
    expect(row('title', 'id').getByText('What English says')).toBeDefined();
  });
});

test('a field’s handle is there as long as the field', async () => {
  const { unmount } = await open();
  expect([...extras.handles.current.keys()].sort()).toEqual(['en.content', 'id.content']);
  unmount();
  expect(extras.handles.current.size).toBe(0);
});

test.each([
  [{ role: 'translator', language: 'en' }, ['en']],
  [{ role: 'reviewer', language: null }, []],
  [{ role: 'editor', language: null }, ['id', 'en']],
] as const)('who may write which language: %j', async (position, languages) => {
  await openEditing(
    <RightsContext value={rightsOf(position)}>
      <Stage first={begun} />
    </RightsContext>,
  );
  const controls = [...document.querySelectorAll<HTMLElement>('[data-side] :is(textarea, [contenteditable="true"])')];
  expect(new Set(controls.map((each) => each.closest<HTMLElement>('[data-side]')?.dataset['side']))).toEqual(
    new Set(languages),
  );
  // Texts in the other language are visible, but read-only.
  expect(document.body.textContent).toContain('Isi cabai');
  expect(screen.queryByText('under id.content') !== null).toBe(languages.includes('id' as never));
});
