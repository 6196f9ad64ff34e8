import { EventEmitter } from 'node:events';
import { dialog, type WebContents } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import { nativeTexts } from '../messages/native-texts.ts';
import { askBeforeUnload } from './ask-before-unload.ts';

const asked = vi.hoisted(() => vi.fn());
vi.mock('electron', () => ({
  BrowserWindow: { fromWebContents: () => null },
  dialog: { showMessageBoxSync: asked },
}));

beforeEach(() => asked.mockReset());

/** Whether the page is left after the person pressed this button. */
function goes(button: number, language: 'id' | 'en'): boolean {
  asked.mockReturnValue(button);
  const contents = new EventEmitter();
  askBeforeUnload(contents as unknown as WebContents, () => nativeTexts(language));
  const event = { preventDefault: vi.fn() };
  contents.emit('will-prevent-unload', event);
  return event.preventDefault.mock.calls.length > 0;
}

test('a page that would lose something goes only where the person says so', () => {
  expect([goes(0, 'en'), goes(1, 'en')]).toEqual([false, true]);
  expect(dialog.showMessageBoxSync).toHaveBeenCalledTimes(2);
});

test.each([
  ['en', 'Close without saving?', ['Stay here', 'Close anyway']],
  ['id', 'Tutup tanpa menyimpan?', ['Tetap di sini', 'Tutup saja']],
] as const)('is asked about in %s; Enter and Escape keep it', (language, message, buttons) => {
  goes(0, language);
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ message, buttons, defaultId: 0, cancelId: 0 });
});
