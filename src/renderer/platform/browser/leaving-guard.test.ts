// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guardLeaving } from './leaving-guard.ts';

const asks: (() => void)[] = [];
let end = (): void => undefined;

beforeEach(() => {
  asks.length = 0;
  gone.length = 0;
  window.history.replaceState(null, '', '/admin/blogs/7');
});
afterEach(() => {
  end();
});

const gone: string[] = [];
const guard = () => {
  end = guardLeaving(
    (leave) => void asks.push(leave),
    (address) => void gone.push(address),
  );
};
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks before it closes the page, as long as the guard stands', () => {
  guard();
  expect(closes()).toBe(false);
  end();
  expect(closes()).toBe(true);
});

describe('in a browser with the Navigation API', () => {
  const navigation = Object.assign(new EventTarget(), { traverseTo: vi.fn() });
  beforeEach(() => {
    vi.stubGlobal('navigation', navigation);
    guard();
  });

  /** False where the way was held up. */
  function goes(navigationType: string, url: string, more: { cancelable?: boolean; sameDocument?: boolean } = {}) {
    const { cancelable = true, sameDocument = true } = more;
    const event = new Event('navigate', { cancelable });
    const destination = { url: new URL(url, window.location.href).href, key: 'before', sameDocument };
    return navigation.dispatchEvent(Object.assign(event, { navigationType, destination }));
  }

  test('a way to another page is held up, and gone when the person says so', () => {
    expect(goes('push', '/admin/blogs?page=2#list')).toBe(false);
    expect(gone).toEqual([]);
    asks[0]?.();
    expect(gone).toEqual(['/admin/blogs?page=2#list']);
    expect([goes('push', '/admin/media'), closes()]).toEqual([true, true]);
  });

  test('so is Back', () => {
    expect(goes('traverse', '/admin')).toBe(false);
    asks[0]?.();
    expect(navigation.traverseTo).toHaveBeenCalledWith('before');
  });

  test.each([
    ['replace', '/en/admin/blogs/7', {}],
    ['push', '/admin/blogs/7#content', {}],
    ['reload', '/admin/blogs/7', {}],
    ['push', 'https://example.org/x', { sameDocument: false }],
    ['traverse', '/admin', { cancelable: false }],
  ])('not so (%s %s): it leads nowhere, or the browser asks', (how, url, more) => {
    expect([goes(how, url, more), asks]).toEqual([true, []]);
  });
});

describe('in a browser without it', () => {
  test('a way to another page is held up, and gone when the person says so', () => {
    guard();
    window.history.pushState(null, '', '/admin/media');
    expect([window.location.pathname, asks.length]).toEqual(['/admin/blogs/7', 1]);
    window.history.pushState(null, '', '/admin/blogs/7?x=1');
    expect([window.location.search, asks.length]).toEqual(['?x=1', 1]);
    asks[0]?.();
    expect(gone).toEqual(['/admin/media']);
    window.history.pushState(null, '', '/admin');
    expect([window.location.pathname, asks.length]).toEqual(['/admin', 1]);
  });
});
