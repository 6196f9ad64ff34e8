import { expect, test } from 'vitest';
import { filesUnder, textOf } from './project-files.ts';

const code = (folder: string) => filesUnder(folder).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
const withText = (folder: string, pattern: RegExp) => code(folder).filter((file) => pattern.test(textOf(file)));

test('calls of a page arrive in one file, which checks them', () => {
  expect(withText('src/main', /\bhandle(Once)?\(\s*(command|channel|'|`)|ipcMain\.handle/)).toEqual([
    'src/main/ipc/serve.ts',
  ]);
  expect(textOf('src/main/ipc/serve.ts')).toMatch(/if \(!isTrustedSender\(event\)\) return failed\('refused'/);
});

test('nothing in the main process listens to a page besides', () => {
  const listens = /ipcMain\s*\.\s*(on|once|addListener|prependListener|prependOnceListener|handleOnce)\b/;
  expect(withText('src/main', listens)).toEqual([]);
  // Handlers of single contents, frames, service workers and channels of messages.
  const others = /\.ipc\b(?!\.ts)|mainFrame\.ipc|serviceWorkers|MessageChannelMain|postMessage\(|'ipc-message/;
  expect(withText('src/main', others)).toEqual([]);
});

test('only one file sends to a page', () => {
  expect(withText('src/main', /\.(send|sendToFrame|executeJavaScript)\(/)).toEqual(['src/main/ipc/send-event.ts']);
});

test('the preload exposes one object, made of the contract’s names', () => {
  const preload = textOf('src/preload/index.ts');
  expect(preload.match(/exposeIn\w+/g)).toEqual(['exposeInMainWorld']);
  expect(preload.match(/ipcRenderer\.(\w+)/g)).toEqual([
    'ipcRenderer.invoke',
    'ipcRenderer.on',
    'ipcRenderer.removeListener',
  ]);
  expect(preload.match(/from '[^']+'/g)).toEqual(["from 'electron'", "from '#ipc/channels.ts'"]);
  expect(code('src/preload')).toEqual(['src/preload/index.ts']);
});
