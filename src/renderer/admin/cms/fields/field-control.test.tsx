// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import { openEditing } from '#tests/support/stages/editing-stage.tsx';
import { ABOUT } from '../../sections/about/about.ts';
import { BANNERS } from '../../sections/banners/banners.ts';
import { CONTACT } from '../../sections/contact/contact.ts';
import type { FieldDefinition } from '../field-definition.ts';
import { FieldControl } from './field-control.tsx';
import { isValidValue } from './is-valid.ts';

let written: unknown;

function Stage({ field, first, invalid }: { field: FieldDefinition; first: unknown; invalid: boolean }) {
  const { t } = useTranslation();
  const [value, set] = useState(first);
  useLayoutEffect(() => {
    written = value;
  }, [value]);
  return <FieldControl {...{ id: 'field', name: 'field', field, value, invalid }} say={t} onChange={set} />;
}

const open = (field: FieldDefinition, first: unknown, invalid = false) =>
  openEditing(<Stage {...{ field, first, invalid }} />);

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(control(label), { target: { value } });
const described = (label: string) =>
  (control(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('|');

describe('an address', () => {
  const label = 'Where the button leads';

  test('that is half typed stays as it is typed, and is told what it lacks once nobody types', async () => {
    await open(BANNERS.shared.buttonLink, '');
    type(label, 'tunas.exam');
    expect([written, control(label).getAttribute('aria-invalid')]).toEqual(['tunas.exam', null]);
    fireEvent.blur(control(label));
    expect(control(label).value).toBe('tunas.exam');
    expect(control(label).getAttribute('aria-invalid')).toBe('true');
    expect(described(label)).toMatch(/^This address isn’t complete yet.*https:\/\/.*\/blog\.\|Such as \/blog/);
    type(label, 'https://tunas.example');
    fireEvent.blur(control(label));
    expect([written, control(label).getAttribute('aria-invalid')]).toEqual(['https://tunas.example', null]);
  });

  test('loses the blanks that came along with it', async () => {
    await open(BANNERS.shared.buttonLink, '');
    type(label, ' /blog\t');
    fireEvent.blur(control(label));
    expect(written).toBe('/blog');
  });

  test('says what publishing asks for', async () => {
    await open(CONTACT.shared.social.fields.link, '', true);
    expect(described('Address')).toBe('Write its address.');
  });
});

test('a number is one, or none', async () => {
  await open(BANNERS.shared.order, 3);
  expect(control('Order').value).toBe('3');
  type('Order', '12');
  expect(written).toBe(12);
  type('Order', '');
  expect([written, control('Order').getAttribute('aria-invalid')]).toEqual([null, null]);
});

test.each([
  ['12a', '12a'],
  ['1.5', '1.5'],
  ['-1', -1],
  ['10000', 10_000],
])('a number %s stays as it is typed, and is told what it has to be', async (typed, value) => {
  await open(BANNERS.shared.order, null);
  type('Order', typed);
  expect([control('Order').value, written]).toEqual([typed, value]);
  expect(control('Order').getAttribute('aria-invalid')).toBe('true');
  expect(described('Order')).toContain('Write a whole number from 0 to 9,999.');
});

describe('a moment', () => {
  const [label, time] = ['Shown from', 'Shown from: time'];
  const moment = new Date(2026, 10, 22, 14, 5);

  test('is typed in the device’s own time', async () => {
    await open(BANNERS.shared.activeFrom, moment.toISOString());
    expect([control(label).value, control(time).value]).toEqual(['22 November 2026', '14:05']);
    type(label, '1/12/2026');
    type(time, '8.00');
    expect(written).toBe(new Date(2026, 11, 1, 8, 0).toISOString());
    type(label, '');
    type(time, '');
    expect(written).toBeNull();
  });

  const half = () => [
    described(label).includes('Date and time aren’t complete yet.'),
    isValidValue(written, activeFrom),
  ];
  const { activeFrom } = BANNERS.shared;

  test.each(['', '1/12'])('whose day is %j is none, and says so until it is whole', async (day) => {
    await open(activeFrom, moment.toISOString());
    type(label, day);
    expect([control(label).value, control(time).value, ...half()]).toEqual([day, '14:05', true, false]);
    fireEvent.blur(control(label));
    expect([control(label).value, ...half()]).toEqual([day, true, false]);
    type(label, '1/12/2026');
    expect([written, ...half()]).toEqual([new Date(2026, 11, 1, 14, 5).toISOString(), false, true]);
  });

  test('that was left half typed stays so while nobody types in it', async () => {
    await open(activeFrom, '…');
    fireEvent.blur(control(label));
    expect(half()).toEqual([true, false]);
  });
});

test('a day that is typed half leaves the one that was', async () => {
  await open({ kind: 'date', label: 'articles:edit.reviewBy' }, '2026-11-22');
  expect(control('Check again by').value).toBe('22 November 2026');
  type('Check again by', '1/12');
  fireEvent.blur(control('Check again by'));
  expect([written, control('Check again by').value]).toEqual(['2026-11-22', '1/12']);
  expect(described('Check again by')).toContain('isn’t used yet');
  type('Check again by', '');
  expect(written).toBeNull();
});

test('a text of both languages is written for each of them', async () => {
  await open(ABOUT.shared.team.fields.name, { id: 'Penyuluh', en: '' });
  type('Name · English', 'Officers');
  expect(written).toEqual({ id: 'Penyuluh', en: 'Officers' });
});

test('a text that is too long stays whole, and says by how much', async () => {
  await open(CONTACT.shared.phone, '');
  type('Phone', '1'.repeat(42));
  expect(written).toBe('1'.repeat(42));
  expect(described('Phone')).toContain('2 characters too many.');
});

test('a text says what publishing asks for', async () => {
  await open(CONTACT.shared.email, 'halo@', true);
  expect(described('Email')).toContain('Write a complete email address');
});
