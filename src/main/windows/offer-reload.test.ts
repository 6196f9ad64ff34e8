import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nativeTexts } from '#main/messages/native-texts.ts';
import { offerReload } from './offer-reload.ts';
import { recoverPage } from './recover-page.ts';

interface Box {
  readonly message: string;
  readonly buttons: readonly string[];
  readonly signal: AbortSignal;
}
const state = vi.hoisted(() => ({ boxes: [] as unknown[], answers: [] as ((response: number) => void)[] }));
vi.mock('electron', () => ({
  BrowserWindow: { fromWebContents: () => null },
  dialog: {
    showMessageBox: (box: Box) =>
      new Promise((resolve) => {
        state.boxes.push(box);
        state.answers.push((response) => resolve({ response }));
        // Electron closes the dialog as Esc does.
        box.signal.addEventListener('abort', () => resolve({ response: 0 }));
      }),
  },
}));

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  Object.assign(state, { boxes: [], answers: [] });
});

function page(language: 'id' | 'en' = 'id') {
  const done: string[] = [];
  const contents = Object.assign(new EventEmitter(), {
    isDestroyed: () => false,
    forcefullyCrashRenderer: () => {
      done.push('ended');
      contents.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 });
    },
    reload: () => done.push('loaded anew'),
  });
  offerReload(contents as unknown as WebContents, () => nativeTexts(language));
  recoverPage(contents as unknown as WebContents, () => done.push('told of a broken page'));
  const answer = async (response: number) => {
    state.answers.shift()?.(response);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { contents, done, answer };
}

describe('a page that does not answer', () => {
  it.each([
    ['id', 'Jendela ini tidak merespons', ['Tunggu', 'Muat ulang']],
    ['en', 'This window isn’t answering', ['Wait', 'Reload']],
  ] as const)('is asked about in %s, once at a time', async (language, message, buttons) => {
    const { contents, done, answer } = page(language);
    contents.emit('unresponsive');
    contents.emit('unresponsive');
    expect(state.boxes).toMatchObject([{ message, buttons }]);
    await answer(0);
    expect(done).toEqual([]);
    contents.emit('unresponsive');
    expect(state.boxes).toHaveLength(2);
  });

  it('is loaded anew in a new process where the person wants that', async () => {
    const { contents, done, answer } = page();
    contents.emit('unresponsive');
    await answer(1);
    expect(done).toEqual(['ended', 'loaded anew']);
    // A second hang soon afterwards doesn't count as a page that crashed twice.
    contents.emit('did-navigate');
    contents.emit('unresponsive');
    await answer(1);
    expect(done.slice(2)).toEqual(['ended', 'loaded anew']);
  });

  it('is asked about no longer once it answers', async () => {
    const { contents, done, answer } = page();
    contents.emit('unresponsive');
    contents.emit('responsive');
    expect((state.boxes[0] as Box).signal.aborted).toBe(true);
    await answer(1);
    expect(done).toEqual([]);
  });
});
