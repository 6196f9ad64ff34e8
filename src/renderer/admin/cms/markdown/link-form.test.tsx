// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { QueryProvider } from '#renderer/admin/shell/query-provider.tsx';
import { createI18n } from '#renderer/i18n/portal-i18n.ts';
import { LinkForm } from './link-form.tsx';
import { markdown } from '../messages/en.json';

const page = { title: 'Kompos cacing', path: '/article/4' };
const address = () => screen.getByLabelText<HTMLInputElement>('Address of the link');
const write = (value: string) => fireEvent.change(address(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function open(place: { readonly text: string; readonly address: string | null } = { text: 'a', address: null }) {
  const calls = { onSet: vi.fn(() => true), onRemove: vi.fn(), onClose: vi.fn() };
  render(
    <I18nextProvider i18n={createI18n('en', { markdown })}>
      <QueryProvider>
        <LinkForm
          {...calls}
          id="body"
          lang="id"
          place={place}
          findPages={(words) => Promise.resolve('kompos cacing'.includes(words) ? [page] : [])}
        />
      </QueryProvider>
    </I18nextProvider>,
  );
  return calls;
}

test('a link is set on the selected words', () => {
  const { onSet } = open();
  expect(document.activeElement).toBe(address());
  write('example.org');
  fireEvent.keyDown(address(), { key: 'Enter' });
  expect(onSet).toHaveBeenCalledExactlyOnceWith('https://example.org', 'a');
});

test('where no words are selected, they are asked for', () => {
  const { onSet } = open({ text: '', address: null });
  expect(document.activeElement).toBe(screen.getByLabelText('Text to click on'));
  write('/article/1');
  press('Set the link');
  expect(screen.getByText(/Write the text to click on first/)).toBeDefined();
  fireEvent.change(screen.getByLabelText('Text to click on'), { target: { value: ' there ' } });
  press('Set the link');
  expect(onSet).toHaveBeenCalledExactlyOnceWith('/article/1', 'there');
});

test('what isn’t safe is refused, kindly, and what was written is kept', () => {
  const { onSet } = open();
  write('javascript:alert(1)');
  press('Set the link');
  expect(screen.getByText(/isn’t an address/).getAttribute('role')).toBe('alert');
  expect([address().getAttribute('aria-invalid'), address().value]).toEqual(['true', 'javascript:alert(1)']);
  expect(onSet).not.toHaveBeenCalled();
});

test('the portal’s own pages are offered by their titles, and a mere word is refused', async () => {
  const { onSet } = open();
  write('kompos');
  press('Set the link');
  expect(screen.getByText(/isn’t an address/)).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: /Kompos cacing/ }));
  press('Set the link');
  expect(onSet).toHaveBeenCalledExactlyOnceWith('/article/4', 'a');
});

test('the address of an attached file is taken', () => {
  const { onSet } = open();
  const file = '/media/0b9c1d2e-0000-4000-8000-000000000001/panduan.pdf';
  write(file);
  press('Set the link');
  expect(onSet).toHaveBeenCalledExactlyOnceWith(file, 'a');
});

test('a link shows where it leads, is removed, and the form goes with Escape', () => {
  const { onRemove, onClose } = open({ text: 'a', address: '/b' });
  expect(address().value).toBe('/b');
  press('Remove the link');
  expect(onRemove).toHaveBeenCalledOnce();
  fireEvent.keyDown(address(), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('where no link can stand, that is said', () => {
  const { onSet } = open();
  onSet.mockReturnValue(false);
  write('/article/1');
  press('Set the link');
  expect(screen.getByText(/can’t be set here/)).toBeDefined();
});
