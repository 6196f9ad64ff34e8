import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { expect, test, vi } from 'vitest';
import { recoverPage } from './recover-page.ts';

/** A page whose process can end, and a list of what happened then. */
function stage() {
  const done: string[] = [];
  const contents = Object.assign(new EventEmitter(), {
    isDestroyed: () => false,
    reload: () => done.push('loaded anew'),
  });
  let now = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  recoverPage(
    contents as unknown as WebContents,
    () => done.push('told'),
    () => now,
  );
  return {
    done,
    goAt(at: number, reason = 'oom') {
      now = at;
      contents.emit('render-process-gone', {}, { reason, exitCode: 1 });
    },
  };
}

test('a page whose process is gone is loaded anew', () => {
  const { done, goAt } = stage();
  goAt(0);
  expect(done).toEqual(['loaded anew']);
});

test('the second time within a minute it isn’t reloaded, and a message is shown', () => {
  const { done, goAt } = stage();
  goAt(0);
  goAt(59_999);
  goAt(200_000, 'crashed');
  expect(done).toEqual(['loaded anew', 'told', 'loaded anew']);
});

test('a window that closes is no such case', () => {
  const { done, goAt } = stage();
  goAt(0, 'clean-exit');
  expect(done).toEqual([]);
});
