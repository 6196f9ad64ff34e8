// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { settle } from '#tests/support/stages/admin-stage.tsx';
import {
  begun,
  behind,
  field,
  kept,
  open,
  row,
  setTheClock,
  shown,
  SINCE,
} from '#tests/support/stages/translation-stage.tsx';
import { writeTranslation } from './mark-outdated.ts';

beforeEach(setTheClock);

test('a language that is behind is marked between the texts, in words', async () => {
  await open(behind);
  expect(row('title').getByRole('img', { name: 'English is behind' })).toBeDefined();
  expect(row('content').getByRole('img', { name: 'Both languages are in step' })).toBeDefined();
  expect(row('excerpt').queryByRole('img')).toBeNull();
});

test('a language that is behind sees what changed on the other side, and when', async () => {
  await open(behind, 'id');
  const note = row('title').getByText('Indonesia berubah pukul 14.05').closest('details');
  const change = within(note!).getByText((_, element) => element?.classList.contains('text-difference') ?? false);
  expect(change.lang).toBe('id');
  expect(within(change).getByText('sehat', { exact: false }).closest('ins')).not.toBeNull();
  expect(within(change).getByText('Ditambah:').lang).toBe('id');
});

test('a language that is behind is in step again once somebody says so, and goes on in that text', async () => {
  await open(behind);
  fireEvent.click(row('title').getByRole('button', { name: 'Up to date' }));
  expect(kept.outdated).toEqual({});
  expect(screen.queryByText(/English changed|Indonesian changed/)).toBeNull();
  expect(document.activeElement).toBe(field('Title'));
});

test('a language that is behind is counted in words on the switch of narrow screens', async () => {
  await open(behind);
  const choice = within(screen.getByRole('group', { name: 'Language to write in' }));
  expect(choice.getByRole('button', { name: 'English 1 part behind' })).toBeDefined();
  expect(choice.getByRole('button', { name: 'Indonesian' })).toBeDefined();
});

const CONTENT = { name: 'content', kind: 'markup' } as const;

describe('a long text of which parts are behind', () => {
  const texts = { id: 'Siram pagi.\n\nPanen sore hari.', en: 'Water early.\n\nHarvest late.' };
  const two = writeTranslation(
    { ...begun, id: { ...begun.id, content: texts.id }, en: { ...begun.en, content: texts.en } },
    ...(['id', CONTENT, 'Siram malam.\n\nPanen soer hari.', SINCE] as const),
  );
  const part = (number: number) => screen.getAllByRole('group', { name: `Part behind, ${number} of 2` });

  test('shows each with what changed, and says how many there are', async () => {
    await open(two);
    const [source, translation] = part(1);
    expect(within(source!).getByText('English doesn’t say this yet')).toBeDefined();
    expect(within(translation!).getByText('Indonesian changed here')).toBeDefined();
    expect(within(translation!).getByText('malam', { exact: false }).closest('ins')).not.toBeNull();
    expect(row('content').getByText(/^2 parts behind/)).toBeDefined();
  });

  test('is said to fit part by part; what looks like a typo is only proposed, and said where it was made', async () => {
    await open(two);
    const [, typo] = part(2);
    expect(within(typo!).getByText('This looks like a typo that was mended.')).toBeDefined();
    fireEvent.click(within(part(2)[0]!).getByRole('button', { name: 'Only a typo' }));
    expect(screen.getAllByRole('group', { name: 'Part behind, 1 of 1' })).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Up to date' }));
    expect([kept.outdated, kept.id.content]).toEqual([{}, two.id.content]);
  });

  test('F8 goes from one place that is behind to the next, over all fields, and back', async () => {
    await open(writeTranslation(two, 'id', { name: 'title', kind: 'line' }, 'Cabai sehat', SINCE));
    const press = async (shiftKey: boolean) => {
      fireEvent.keyDown(document.body, { key: 'F8', shiftKey });
      await settle();
      await act(() => new Promise<number>((resolve) => requestAnimationFrame(resolve)));
      return document.activeElement?.getAttribute('aria-label');
    };
    const places = [await press(false), await press(false), await press(false), await press(false), await press(true)];
    const [title, one, other] = ['English is behind', 'Part behind, 1 of 2', 'Part behind, 2 of 2'];
    expect(places).toEqual([title, one, other, title, other]);
    expect(shown).toBe('en');
    // Behind a dialog it goes nowhere.
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    expect(await press(false)).toBe(other);
    dialog.remove();
  });
});
