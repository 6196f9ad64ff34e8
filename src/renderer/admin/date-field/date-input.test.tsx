// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAdmin, press } from '#tests/support/stages/admin-stage.tsx';
import type { Language } from '#domain/localized.ts';
import { DateInput } from './date-input.tsx';
import { MomentInput } from './moment-input.tsx';

let given: (string | null)[];
beforeEach(() => {
  given = [];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 30, 12) });
});
afterEach(() => void vi.useRealTimers());

function Day({ initial, ...limits }: { initial: string; least?: string; most?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <label htmlFor="day">Day</label>
      <DateInput
        id="day"
        {...limits}
        value={value}
        onChange={(day) => {
          given.push(day);
          if (day !== null) setValue(day);
        }}
      />
      <button type="button" onClick={() => setValue('2020-01-02')}>
        Elsewhere
      </button>
    </>
  );
}

const open = (initial = '', limits: { least?: string; most?: string } = {}, language: Language = 'en') =>
  openAdmin(<Day initial={initial} {...limits} />, { language });
const field = (name = 'Day') => screen.getByLabelText<HTMLInputElement>(name);
const write = (value: string, input = field()) => {
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};
const said = (input = field()) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('');

test.each([
  ['id', '30 November 2026', '17 Agustus 2026'],
  ['en', '30 November 2026', '17 August 2026'],
] as const)('in %s a day is shown as it is written, and read day first', async (language, before, after) => {
  await open('2026-11-30', {}, language);
  expect(field().value).toBe(before);
  fireEvent.change(field(), { target: { value: '17/8/2026' } });
  expect([field().value, given]).toEqual(['17/8/2026', ['2026-08-17']]);
  fireEvent.blur(field());
  expect(field().value).toBe(after);
  write('');
  expect([field().value, given.at(-1)]).toEqual(['', '']);
});

test('what is no date stays, is said when the field is left, and goes once it is one', async () => {
  await open('2026-11-30');
  fireEvent.change(field(), { target: { value: '31/2/2026' } });
  expect([field().getAttribute('aria-invalid'), said(), given]).toEqual([null, '', [null]]);
  fireEvent.blur(field());
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['31/2/2026', 'true']);
  expect(said()).toContain('This date can’t be read');
  write('28/2/2026');
  expect([field().value, said()]).toEqual(['28 February 2026', '']);
});

test('a day from elsewhere takes the place of what is typed', async () => {
  await open('2026-11-30');
  write('tomorrow');
  await press('Elsewhere');
  expect([field().value, said()]).toEqual(['2 January 2020', '']);
});

test('a day out of its limits isn’t taken, typed or chosen', async () => {
  await open('2026-11-20', { least: '2026-11-10', most: '2026-11-25' });
  write('1/12/2026');
  expect([given, said()]).toEqual([[null], 'This date isn’t used yet. Choose 25 November 2026 or earlier.']);
  write('9/11/2026');
  expect(said()).toBe('This date isn’t used yet. Choose 10 November 2026 or later.');
  await press('Choose in a calendar');
  const late = screen.getByRole('button', { name: /26 November 2026/ });
  expect(late.getAttribute('aria-disabled')).toBe('true');
  await press(late);
  expect(given).toEqual([null, null]);
});

test('a calendar opens at the day, goes by keys, and gives the day that is pressed', async () => {
  await open('2026-11-30');
  await press('Choose in a calendar');
  const grid = within(screen.getByRole('grid', { name: 'November 2026' }));
  expect(grid.getAllByRole('columnheader').map((each) => each.textContent)[0]).toBe('Mon');
  expect(grid.getByRole('gridcell', { selected: true }).textContent).toBe('30');
  const key = (name: string, more = {}) => fireEvent.keyDown(document.activeElement!, { key: name, ...more });
  const at = () => document.activeElement?.getAttribute('aria-label');
  expect(at()).toBe('Monday, 30 November 2026');
  key('ArrowRight');
  expect(at()).toBe('Tuesday, 1 December 2026');
  key('ArrowUp');
  key('End');
  expect(at()).toBe('Sunday, 29 November 2026');
  key('Home');
  expect(at()).toBe('Monday, 23 November 2026');
  key('PageDown');
  key('PageUp', { shiftKey: true });
  expect(at()).toBe('Tuesday, 23 December 2025');
  await press(document.activeElement!);
  expect([given, field().value]).toEqual([['2025-12-23'], '23 December 2025']);
  expect(screen.queryByRole('grid')).toBeNull();
});

test('a calendar turns to another month, to today, and takes the day out', async () => {
  await open('2026-03-31');
  await press('Choose in a calendar');
  await press('Previous month');
  expect(screen.getByRole('grid', { name: 'February 2026' })).toBeTruthy();
  await press('Today');
  expect(given).toEqual(['2026-11-30']);
  await press('Choose in a calendar');
  await press('Clear');
  expect([given.at(-1), field().value]).toEqual(['', '']);
  await press('Choose in a calendar');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('what isn’t a day leaves the field empty', async () => {
  await open('yesterday');
  expect(field().value).toBe('');
});

test('a day and a time are one moment once both are there', async () => {
  function Moment() {
    const [value, setValue] = useState('2026-11-30T14:05');
    const change = (next: string | null) => {
      given.push(next);
      setValue(next ?? '');
    };
    return (
      <>
        <label htmlFor="moment">Moment</label>
        <MomentInput id="moment" label="Moment" value={value} onChange={change} />
      </>
    );
  }
  await openAdmin(<Moment />, { language: 'id' });
  const time = () => field('Moment: jam');
  expect([field('Moment').value, time().value]).toEqual(['30 November 2026', '14.05']);
  write('8', time());
  expect([time().value, given.at(-1)]).toEqual(['08.00', '2026-11-30T08:00']);
  write('25:00', time());
  expect([time().value, given.at(-1), field('Moment').value]).toEqual(['25:00', null, '30 November 2026']);
  expect(said(time())).toContain('Jam ini belum terbaca');
  write('1/12/2026', field('Moment'));
  expect([time().value, given.at(-1)]).toEqual(['25:00', null]);
  write('9:30', time());
  expect(given.at(-1)).toBe('2026-12-01T09:30');
  write('', field('Moment'));
  write('', time());
  expect(given.slice(-2)).toEqual(['T09:30', '']);
});
