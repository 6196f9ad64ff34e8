// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { retryFailedStyles } from './reload-for-new-build.ts';

function link(rel: string, title: string): HTMLLinkElement {
  const made = document.createElement('link');
  made.rel = rel;
  made.title = title;
  document.body.append(made);
  return made;
}
const failing = (element: Element) => element.dispatchEvent(new Event('error'));
const links = () => [...document.querySelectorAll('link')];

it('asks again for a stylesheet that failed, as often as it fails, and for nothing else', () => {
  vi.useFakeTimers();
  retryFailedStyles();
  const failed = link('stylesheet', 'first');
  const loaded = link('stylesheet', 'loaded');
  const script = link('modulepreload', 'script');
  failing(failed);
  failing(script);
  vi.advanceTimersByTime(1500);
  const [second, ...rest] = links();
  expect(second).not.toBe(failed);
  expect(second?.outerHTML).toBe(failed.outerHTML);
  expect(rest).toEqual([loaded, script]);
  failing(second!);
  window.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(1500);
  const [third] = links();
  expect(third).not.toBe(second);
  vi.advanceTimersByTime(10_000);
  expect(links()).toEqual([third, loaded, script]);
});
