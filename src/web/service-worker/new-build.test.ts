// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();

/** A waiting worker, as far as the notice uses it. */
const worker = () => ({ postMessage: vi.fn() });

/** A page controlled by a worker, with a newer build waiting. */
async function openPage() {
  const container = new EventTarget();
  const registration = Object.assign(new EventTarget(), { waiting: worker() as ReturnType<typeof worker> | null });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(container, { getRegistration: () => Promise.resolve(registration) }),
  });
  vi.stubGlobal('setInterval', vi.fn());
  vi.resetModules();
  await import('./new-build.ts');
  const button = await vi.waitFor(() => {
    const found = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Muat ulang');
    if (!found) throw new Error('The notice is not shown yet.');
    return found;
  });
  return { registration, container, button };
}

beforeEach(() => {
  document.documentElement.lang = 'id';
});

test('the build that waits when the button is pressed takes over, and the page is loaded anew once', async () => {
  const { registration, container, button } = await openPage();
  const first = registration.waiting!;
  const newer = worker();
  registration.waiting = newer;
  button.click();
  button.click();
  expect(first.postMessage).not.toHaveBeenCalled();
  expect(newer.postMessage).toHaveBeenCalledWith('skip-waiting');
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('where another tab has taken the build over, the page is just loaded anew', async () => {
  const { registration, button } = await openPage();
  registration.waiting = null;
  button.click();
  expect(reload).toHaveBeenCalledOnce();
});
