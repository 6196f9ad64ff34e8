import { READING_PAGE } from '#domain/library.ts';
import { restorePack, subscribeDroppedPack, consumeDroppedPack } from '../browser/dropped-pack.ts';
import { saveFile } from '../browser/save-file.ts';
import type { PackFiles } from '../port.ts';

/** Android can't filter by an unknown extension, so it lets all files be chosen. */
const ACCEPT = '.tunas,application/x-tunas,application/gzip,application/octet-stream';

/** Packs as the browser's own uploads and downloads. */
export function webPackFiles(): PackFiles {
  return {
    choose: () =>
      new Promise((resolve) => {
        const input = document.createElement('input');
        Object.assign(input, { type: 'file', accept: ACCEPT, hidden: true });
        const done = () => {
          input.remove();
          resolve(input.files?.[0] ?? null);
        };
        input.addEventListener('change', done);
        input.addEventListener('cancel', done);
        // Safari opens nothing for an element that isn't on the page.
        document.body.append(input);
        input.click();
      }),
    save({ name, pack, page }) {
      saveFile(name, 'application/x-tunas', pack);
      saveFile(READING_PAGE, 'text/html', page);
      return Promise.resolve('saved');
    },
    take: () => Promise.resolve(consumeDroppedPack()),
    putBack: restorePack,
    subscribe: subscribeDroppedPack,
  };
}
