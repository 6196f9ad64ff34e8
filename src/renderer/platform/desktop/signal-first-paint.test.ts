// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { ok } from '#domain/result.ts';
import { signalFirstPaint } from './signal-first-paint.ts';

afterEach(() => {
  document.body.replaceChildren();
});

it('tells once, two frames after the page has a heading with words', async () => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const drawn = vi.fn(async () => ok(undefined));
  signalFirstPaint({ 'window.drawn': drawn, 'place.read': async () => ok(0) });

  const settle = () => new Promise((resolve) => setTimeout(resolve, 10));
  const main = document.body.appendChild(document.createElement('main'));
  const opening = main.appendChild(document.createElement('div'));
  opening.setAttribute('role', 'status');
  opening.appendChild(document.createElement('h1')).textContent = 'Memuat…';
  const heading = main.appendChild(document.createElement('h1'));
  await settle();
  expect(frames).toHaveLength(0);
  heading.textContent = 'Tunas';
  await settle();
  frames.shift()?.(0);
  expect(drawn).not.toHaveBeenCalled();
  frames.shift()?.(16);
  expect(drawn).toHaveBeenCalledOnce();
  heading.textContent = 'Artikel';
  await settle();
  expect(frames).toHaveLength(0);
});
