import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { dialog, BrowserWindow, type WebContents } from 'electron';
import { LARGEST_PACK, type Handlers } from '#ipc/contract.ts';
import type { NativeTexts } from '#main/messages/native-texts.ts';
import { showMessage } from '#main/messages/show-message.ts';
import type { ArrivingPacks } from './arriving-packs.ts';
import { writeAtomically } from './write-atomically.ts';
import { writeFailure } from './write-failure.ts';

const ENDING = 'tunas';

/** What stands beside a pack, for phones without the app. */
const READING_PAGE = 'baca-di-hp.html';

type PackHandlers = Pick<Handlers<WebContents>, 'pack.open' | 'pack.take' | 'pack.save'>;

/** Packs as files: the page gets their bytes and never a path. */
export function packHandlers(texts: () => NativeTexts, arriving: Pick<ArrivingPacks, 'take'>): PackHandlers {
  const filters = () => [{ name: texts()['native.pack'], extensions: [ENDING] }];
  return {
    async 'pack.open'(_input, caller) {
      const window = BrowserWindow.fromWebContents(caller);
      const options = { filters: filters(), properties: ['openFile' as const] };
      const { canceled, filePaths } = await (window
        ? dialog.showOpenDialog(window, options)
        : dialog.showOpenDialog(options));
      const [path] = filePaths;
      return canceled || path === undefined ? null : readPack(path, window, texts());
    },
    'pack.take'(_input, caller) {
      const path = arriving.take();
      return path === null ? null : readPack(path, BrowserWindow.fromWebContents(caller), texts());
    },
    async 'pack.save'({ name, pack, page }, caller) {
      const window = BrowserWindow.fromWebContents(caller);
      const options = {
        defaultPath: name,
        filters: filters(),
        properties: ['createDirectory' as const, 'showOverwriteConfirmation' as const],
      };
      const { canceled, filePath } = await (window
        ? dialog.showSaveDialog(window, options)
        : dialog.showSaveDialog(options));
      if (canceled || filePath === '') return 'dismissed';
      const file = withEnding(filePath);
      const saved = await written(file, pack, window, texts(), 'native.packFailed');
      if (!saved) return 'failed';
      const beside = await written(join(dirname(file), READING_PAGE), page, window, texts(), 'native.pageFailed');
      return beside ? 'saved' : 'failed';
    },
  };
}

/** Not every system's dialog adds the ending; another file of that name is kept. */
function withEnding(path: string): string {
  const whole = `${path}.${ENDING}`;
  return extname(path).toLowerCase() === `.${ENDING}` || existsSync(whole) ? path : whole;
}

async function written(
  file: string,
  content: Uint8Array,
  window: BrowserWindow | null,
  t: NativeTexts,
  failed: 'native.packFailed' | 'native.pageFailed',
): Promise<boolean> {
  try {
    await writeAtomically(file, content);
    return true;
  } catch (error) {
    console.error('A pack was not saved:', error);
    await showMessage(window, { type: 'error', message: t[failed], detail: writeFailure(error, t) }, t);
    return false;
  }
}

/** Null where it can't be read, which the person is told. */
async function readPack(
  path: string,
  window: BrowserWindow | null,
  t: NativeTexts,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const handle = await open(path);
    try {
      // Of the file that was opened: another one may have its name by now.
      const about = await handle.stat();
      if (!about.isFile()) throw new Error('It is no file.');
      if (about.size <= LARGEST_PACK) return new Uint8Array(await handle.readFile());
    } finally {
      await handle.close();
    }
    await showMessage(window, { type: 'error', message: t['native.packUnread'], detail: t['native.packTooLarge'] }, t);
  } catch (error) {
    console.error('A pack could not be read:', error);
    await showMessage(
      window,
      { type: 'error', message: t['native.packUnread'], detail: t['native.packUnreadDetail'] },
      t,
    );
  }
  return null;
}
