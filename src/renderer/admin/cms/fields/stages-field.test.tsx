// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawn, siteRepository } from '#tests/support/site-stage.tsx';
import { SEASONS } from '../../sections/seasons/seasons.ts';
import { StagesField } from './stages-field.tsx';

afterEach(cleanup);

async function field(value: string, invalid = false) {
  const onChange = vi.fn();
  const say = ((key: string) => key) as never;
  await drawn(
    <StagesField {...{ id: 'f', field: SEASONS.shared.stages, value, onChange, say, invalid }} />,
    siteRepository().repository,
  );
  return onChange;
}

test('each month has a choice by its name; choosing changes that month alone', async () => {
  const onChange = await field('gghhtgghhptt');
  expect(screen.getAllByRole('combobox')).toHaveLength(12);
  expect(screen.getByLabelText<HTMLSelectElement>('Desember').value).toBe('t');
  fireEvent.change(screen.getByLabelText('Desember'), { target: { value: 'g' } });
  expect(onChange).toHaveBeenCalledWith('gghhtgghhptg');
});

test('a month of which nothing was said keeps its place, and is the one that publishing asks for', async () => {
  const onChange = await field('', true);
  fireEvent.change(screen.getByLabelText('Maret'), { target: { value: 'h' } });
  expect(onChange).toHaveBeenCalledWith('--h---------');
  expect(screen.getByLabelText('Januari').getAttribute('aria-invalid')).toBe('true');
});
