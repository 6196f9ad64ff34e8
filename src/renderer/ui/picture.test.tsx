// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

test('a picture that can’t be had is a place of its size, with what it shows in words', () => {
  const { rerender } = render(<Picture src="/media/a/480.webp" alt="Bedengan cabai" className="aspect-[16/10]" />);
  fireEvent.error(screen.getByRole('img', { name: 'Bedengan cabai' }));
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText('Bedengan cabai').className).toContain('aspect-[16/10]');
  // Another one is tried.
  rerender(<Picture src="/media/b/480.webp" alt="Panen padi" />);
  expect(screen.getByRole('img', { name: 'Panen padi' })).toBeTruthy();
});

test('the point that stays visible is in the picture’s style, and nothing where it is the middle', () => {
  const { rerender } = render(<Picture src="/media/a/480.webp" alt="Padi" focus={{ x: 30, y: 0 }} />);
  expect(screen.getByRole('img').style.objectPosition).toBe('30% 0%');
  rerender(<Picture src="/media/a/480.webp" alt="Padi" />);
  expect(screen.getByRole('img').hasAttribute('style')).toBe(false);
});

test('one without words is a place for the eyes alone', () => {
  render(<Picture src="/media/a/480.webp" alt="" />);
  fireEvent.error(document.querySelector('img')!);
  expect(document.querySelector('.picture-lost')?.getAttribute('aria-hidden')).toBe('true');
});
