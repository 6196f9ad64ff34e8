// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ArticleText } from './article-text.tsx';

const HTML =
  '<p><img src="/media/a/480.webp" alt="Bedengan &lt;b&gt;cabai" loading="lazy"></p><p><img src="/b.svg" alt=""></p>';
const places = () => [...document.querySelectorAll('.picture-lost')];

test('a picture in a text that can’t be had is a place with what it shows in words', () => {
  render(<ArticleText html={HTML} />);
  const image = screen.getByRole('img', { name: 'Bedengan <b>cabai' });
  fireEvent.error(image);
  fireEvent.error(image);
  expect(places().map((place) => place.outerHTML)).toEqual([
    '<span class="picture-lost">Bedengan &lt;b&gt;cabai</span>',
  ]);
  // The element stays for the style of the list below it, but hidden from everyone.
  expect(image.hidden).toBe(true);
  expect(image.nextElementSibling).toBe(places()[0]);
});

test('one without words is a place for the eyes alone', () => {
  render(<ArticleText html={HTML} />);
  fireEvent.error(document.querySelector('img[alt=""]')!);
  expect(places().map((place) => place.getAttribute('aria-hidden'))).toEqual(['true']);
});

test('a prerendered page may have tried before there was anybody to listen', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  Object.defineProperty(HTMLImageElement.prototype, 'currentSrc', {
    configurable: true,
    get: () => 'https://a.example/b',
  });
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new DOMException('Broken', 'EncodingError'));
  render(<ArticleText html={HTML} />);
  await vi.waitFor(() => expect(places()).toHaveLength(2));
  Reflect.deleteProperty(HTMLImageElement.prototype, 'currentSrc');
});
