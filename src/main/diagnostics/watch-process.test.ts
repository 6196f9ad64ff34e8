import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { nativeTexts } from '#main/messages/native-texts.ts';
import { watchProcess } from './watch-process.ts';

const state = vi.hoisted(() => ({ boxes: [] as { message?: string }[], done: [] as string[], answer: 1 }));
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  const note = (what: string) => () => void state.done.push(what);
  return {
    app: Object.assign(new Emitter(), { relaunch: note('relaunch'), quit: note('quit'), exit: note('exit') }),
    dialog: {
      showErrorBox: note('error box'),
      showMessageBox: async (box: object) => (state.boxes.push(box), { response: state.answer }),
    },
  };
});

const said: string[] = [];
/** Node's own process, as far as errors are concerned: the test runner listens to the real one. */
const events = new EventEmitter();
beforeEach(() => {
  Object.assign(state, { boxes: [], done: [], answer: 1 });
  said.length = 0;
  events.removeAllListeners();
  vi.spyOn(process, 'on').mockImplementation((name, listener) => (events.on(name, listener), process));
  vi.spyOn(console, 'error').mockImplementation((...given) => void said.push(given.join(' ')));
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test.each(['id', 'en'] as const)('an uncaught error is logged, and shown once (%s)', async (language) => {
  watchProcess(() => nativeTexts(language));
  events.emit('uncaughtException', new Error('one'));
  events.emit('uncaughtException', new Error('two'));
  await settled();
  expect(said).toEqual(['An error was not caught: Error: one', 'An error was not caught: Error: two']);
  expect(state.boxes).toMatchObject([{ message: nativeTexts(language)['native.failed'] }]);
  expect(state.done).toEqual([]);
});

test('the person may start anew', async () => {
  state.answer = 0;
  watchProcess(() => nativeTexts('id'));
  events.emit('uncaughtException', new Error('one'));
  await settled();
  expect(state.done).toEqual(['relaunch', 'quit']);
});

test('before anything can be said, the app ends', () => {
  watchProcess(() => null);
  events.emit('uncaughtException', new Error('one'));
  expect(state.done).toEqual(['error box', 'exit']);
});

test('rejections and processes that are gone stand in the log, and a clean end does not', async () => {
  const { app } = (await import('electron')) as unknown as { app: EventEmitter };
  app.removeAllListeners();
  watchProcess(() => nativeTexts('id'));
  events.emit('unhandledRejection', new Error('no'));
  app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 5 });
  app.emit('child-process-gone', {}, { type: 'Utility', name: 'Audio Service', reason: 'clean-exit', exitCode: 0 });
  app.emit('render-process-gone', {}, {}, { reason: 'oom', exitCode: 9 });
  expect(said).toEqual([
    'A rejection was not handled: Error: no',
    'A process is gone: GPU, crashed, 5.',
    'The process of a page is gone: oom, 9.',
  ]);
  expect(state.boxes).toEqual([]);
});
