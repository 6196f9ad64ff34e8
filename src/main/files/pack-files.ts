import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { dialog, BrowserWindow, type WebContents } from 'electron';
import { READING_PAGE } from '#domain/library.ts';
import { serialQueue } from '#domain/serial-queue.ts';
import { LARGEST_PACK, type Handlers } from '#ipc/contract.ts';
import { filled, type NativeTexts } from '#main/messages/native-texts.ts';
import { showMessage } from '#main/messages/show-message.ts';
import type { IncomingPacks } from './incoming-packs.ts';
import { readingPageBeside } from './reading-page-name.ts';
import { writeAtomically } from './write-atomically.ts';
import { writeFailure } from './write-failure.ts';

const ENDING = 'tunas';

type PackHandlers = Pick<Handlers<WebContents>, 'pack.open' | 'pack.take' | 'pack.save'>;

/**
 * Reads and writes packs: the page gets their bytes and never a path. Only one is read or written at a time, because each may take
 * hundreds of MB, and only one dialog is open: a call while there is one is answered as if it had been dismissed.
 */
export function packHandlers(texts: () => NativeTexts, arriving: Pick<IncomingPacks, 'take'>): PackHandlers {
  const filters = () => [{ name: texts()['native.pack'], extensions: [ENDING] }];
  const inTurn = serialQueue();
  let choosing = false;
  const chosen = async <T>(ask: () => Promise<T>): Promise<T | null> => {
    if (choosing) return null;
    choosing = true;
    try {
      return await ask();
    } finally {
      choosing = false;
    }
  };
  return {
    async 'pack.open'(_input, caller) {
      const window = BrowserWindow.fromWebContents(caller);
      const options = { filters: filters(), properties: ['openFile' as const] };
      const answer = await chosen(() =>
        window ? dialog.showOpenDialog(window, options) : dialog.showOpenDialog(options),
      );
      const path = answer?.canceled === false ? answer.filePaths[0] : undefined;
      return path === undefined ? null : readPack(path, { window, t: texts(), inTurn });
    },
    'pack.take'(_input, caller) {
      const path = arriving.take();
      const window = BrowserWindow.fromWebContents(caller);
      return path === null ? null : readPack(path, { window, t: texts(), inTurn });
    },
    async 'pack.save'({ name, pack, page }, caller) {
      const window = BrowserWindow.fromWebContents(caller);
      const options = {
        defaultPath: name,
        filters: filters(),
        properties: ['createDirectory' as const, 'showOverwriteConfirmation' as const],
      };
      const answer = await chosen(() =>
        window ? dialog.showSaveDialog(window, options) : dialog.showSaveDialog(options),
      );
      if (answer === null || answer.canceled || answer.filePath === '') return 'dismissed';
      return save(withEnding(answer.filePath), { pack, page }, { window, t: texts(), inTurn });
    },
  };
}

/** The window that called, and the queue that runs one read or write after another. */
interface Asked {
  readonly window: BrowserWindow | null;
  readonly t: NativeTexts;
  readonly inTurn: ReturnType<typeof serialQueue>;
}

/** Not every system's dialog adds the extension; an existing file of that name isn't overwritten. */
function withEnding(path: string): string {
  const whole = `${path}.${ENDING}`;
  return extname(path).toLowerCase() === `.${ENDING}` || existsSync(whole) ? path : whole;
}

async function save(
  file: string,
  { pack, page }: { readonly pack: Uint8Array; readonly page: Uint8Array },
  asked: Asked,
): Promise<'saved' | 'failed'> {
  const place = await written(() => Promise.resolve(file), pack, 'native.packFailed', asked);
  if (place === null) return 'failed';
  const beside = await written(() => readingPageBeside(file), page, 'native.pageFailed', asked);
  if (beside === null) return 'failed';
  const name = basename(beside);
  const { window, t } = asked;
  if (name !== READING_PAGE) {
    const message = filled(t['native.pageRenamed'], { name });
    await showMessage(window, { type: 'info', message, detail: t['native.pageRenamedDetail'] }, t);
  }
  return 'saved';
}

/** The path that was written; null where writing failed, after a message was shown. */
async function written(
  place: () => Promise<string>,
  content: Uint8Array,
  failed: 'native.packFailed' | 'native.pageFailed',
  { window, t, inTurn }: Asked,
): Promise<string | null> {
  try {
    return await inTurn(async () => {
      const file = await place();
      await writeAtomically(file, content);
      return file;
    });
  } catch (error) {
    console.error('A pack was not saved:', error);
    await showMessage(window, { type: 'error', message: t[failed], detail: writeFailure(error, t) }, t);
    return null;
  }
}

/** Null where it can't be read, after a message was shown. */
async function readPack(path: string, { window, t, inTurn }: Asked): Promise<Uint8Array<ArrayBuffer> | null> {
  const tell = (detail: string) =>
    showMessage(window, { type: 'error', message: t['native.packUnread'], detail }, t).then(() => null);
  try {
    return (await inTurn(() => bytesOf(path))) ?? (await tell(t['native.packTooLarge']));
  } catch (error) {
    console.error('A pack could not be read:', error);
    return tell(t['native.packUnreadDetail']);
  }
}

/** Null where it is too large. */
async function bytesOf(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const handle = await open(path);
  try {
    // The size of the open file itself: another file may have its name by now.
    const about = await handle.stat();
    if (!about.isFile()) throw new Error('It is no file.');
    return about.size > LARGEST_PACK ? null : new Uint8Array(await handle.readFile());
  } finally {
    await handle.close();
  }
}
