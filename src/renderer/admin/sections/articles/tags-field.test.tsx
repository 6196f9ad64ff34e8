// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openAdmin, press } from '#tests/support/stages/admin-stage.tsx';
import { tagBackend, tagRow } from '#tests/support/memory/tag-backend.ts';
import { failed } from '#domain/result.ts';
import { RightsContext, rightsOf } from '#renderer/admin/rights.ts';
import { tagApi, tagsQuery } from '#renderer/data/collections/tags.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import { TagsField } from './tags-field.tsx';

const ROWS = [
  tagRow(1, 'compost', 'Kompos', 'Compost'),
  tagRow(2, 'rice', 'Padi', 'Rice'),
  tagRow(3, 'rice-pests', 'Hama padi', 'Rice pests'),
];
let backend = tagBackend(ROWS);
let chosen: readonly number[] = [];
beforeEach(() => {
  backend = tagBackend(ROWS);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function Stage({ first }: { readonly first: readonly number[] }) {
  const { data } = useQuery(tagsQuery(useRequest(tagApi)));
  const [now, set] = useState(first);
  useLayoutEffect(() => {
    chosen = now;
  }, [now]);
  return data && <TagsField id="tags" tags={data} chosen={now} onChange={set} />;
}

const open = (first: readonly number[] = []) => openAdmin(<Stage first={first} />, { rest: backend.rest });
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const key = (name: string) => fireEvent.keyDown(box(), { key: name });
const options = () => screen.queryAllByRole('option').map(({ firstChild }) => firstChild?.textContent);
const marked = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.firstChild?.textContent;
const shown = () =>
  [...(screen.queryByRole('list', { name: 'Tags chosen' })?.children ?? [])].map((each) => each.textContent);

test('typing finds tags in either language, the arrows mark one, and Enter adds it', async () => {
  await open();
  type('padi');
  expect(options()).toEqual(['Rice', 'Rice pests']);
  expect([marked(), box().getAttribute('aria-expanded')]).toEqual(['Rice', 'true']);
  key('ArrowDown');
  expect(marked()).toBe('Rice pests');
  key('ArrowUp');
  key('ArrowUp');
  expect(marked()).toBe('Rice pests');
  key('Enter');
  expect([chosen, box().value, options(), shown()]).toEqual([[3], '', [], ['Rice pests']]);
  expect(screen.getByText('Rice pests added.').getAttribute('role')).toBe('status');
});

test('Backspace in the empty box takes the last one out, and each has a button that does', async () => {
  await open([1, 2, 99]);
  expect(shown()).toEqual(['Compost', 'Rice', 'This tag is gone']);
  type('x');
  key('Backspace');
  expect(chosen).toEqual([1, 2, 99]);
  type('');
  key('Backspace');
  expect(chosen).toEqual([1, 2]);
  await press('Take out Compost');
  expect([chosen, document.activeElement]).toEqual([[2], box()]);
});

test('what is typed stays while the list is closed by Escape, which then goes on to the drawer', async () => {
  await open();
  const above = vi.fn();
  document.addEventListener('keydown', above);
  type('ri');
  key('Escape');
  expect([box().value, options(), above.mock.calls.length]).toEqual(['ri', [], 0]);
  key('Escape');
  expect(above.mock.calls).toHaveLength(1);
  document.removeEventListener('keydown', above);
});

test('a failure keeps both names, and says why', async () => {
  await open();
  type('Air');
  key('Enter');
  backend.broken = failed('offline', 'no network');
  const field = screen.getByLabelText<HTMLInputElement>('Name in Indonesian');
  fireEvent.change(field, { target: { value: 'Udara' } });
  await press('Create tag');
  expect(screen.getByRole('alert').textContent).toMatch(/^The tag isn’t made yet\. /);
  expect([field.value, chosen]).toEqual(['Udara', []]);
  backend.broken = null;
  await press('Create tag');
  expect(chosen).toEqual([4]);
});

test('one that somebody else has made meanwhile is taken, and what is called so is offered no more', async () => {
  await open();
  backend.rows = [...ROWS, tagRow(7, 'soil', 'Tanah', 'Soil')];
  type('Soil');
  key('Enter');
  fireEvent.change(screen.getByLabelText('Name in Indonesian'), { target: { value: 'tanah' } });
  await press('Create tag');
  expect([chosen, shown()]).toEqual([[7], ['Soil']]);
  type('rice');
  expect(options()).toEqual(['Rice', 'Rice pests']);
});

test('at eight no more can be typed', async () => {
  backend = tagBackend(Array.from({ length: 9 }, (_, at) => tagRow(at + 1, `t${at}`, `T${at}`, `T${at}`)));
  await open([1, 2, 3, 4, 5, 6, 7, 8]);
  expect([box().readOnly, screen.getByText('At most 8.').id]).toEqual([true, box().getAttribute('aria-describedby')]);
  key('ArrowDown');
  expect(options()).toEqual([]);
});

test('who may not edit reads their names', async () => {
  const translator = rightsOf({ role: 'translator', language: 'en' });
  await openAdmin(
    <RightsContext value={translator}>
      <Stage first={[2, 1]} />
    </RightsContext>,
    { rest: backend.rest },
  );
  expect(screen.getByText('Rice, Compost')).toBeTruthy();
  expect([screen.queryByRole('combobox'), screen.queryByRole('button')]).toEqual([null, null]);
});
