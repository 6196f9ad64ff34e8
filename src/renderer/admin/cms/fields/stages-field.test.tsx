// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawn, siteRepository } from '#tests/support/stages/site-stage.tsx';
import { SEASONS } from '../../sections/seasons/seasons.ts';
import { StagesField } from './stages-field.tsx';

afterEach(cleanup);

async function field(value: string, invalid = false) {
  const onChange = vi.fn();
  const say = ((key: string) => key) as never;
  await drawn(
    <StagesField {...{ id: 'f', name: 'java', field: SEASONS.shared.java, value, onChange, say, invalid }} />,
    siteRepository().repository,
  );
  return onChange;
}
const choose = (month: string, value: string) => fireEvent.change(screen.getByLabelText(month), { target: { value } });

test('a month of which nothing was said keeps its place; the first such one is what publishing leads to', async () => {
  const onChange = await field('g-----------', true);
  choose('Maret', 'h');
  expect(onChange).toHaveBeenCalledWith('g-h---------');
  expect(document.querySelector('details')?.open).toBe(true);
  expect(screen.getByLabelText('Januari').getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByLabelText('Februari').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Februari').dataset['field']).toBe('java');
});

test('without a stage in any month the region is empty again', async () => {
  const onChange = await field('g-----------');
  choose('Januari', '-');
  expect(onChange).toHaveBeenCalledWith('');
  fireEvent.click(screen.getByRole('button', { hidden: true }));
  expect(onChange).toHaveBeenLastCalledWith('');
});
