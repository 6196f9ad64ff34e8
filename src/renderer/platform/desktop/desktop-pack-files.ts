import type { DesktopBridge } from '#ipc/contract.ts';
import { restorePack, subscribeDroppedPack, consumeDroppedPack } from '../browser/dropped-pack.ts';
import type { PackFiles } from '../port.ts';
import { valueOf } from './bridge.ts';

/** Packs as files of this computer, by the system's own dialogs; those that were opened in its file manager come by themselves. */
export function desktopPackFiles(bridge: DesktopBridge): PackFiles {
  return {
    choose: async () => blobOf(await valueOf(bridge['pack.open'](), null)),
    save: async ({ name, pack, page }) =>
      valueOf(bridge['pack.save']({ name, pack: await bytesOf(pack), page: await bytesOf(page) }), 'failed' as const),
    // Last: a page that was just left may have asked the main process before this one, and put back what it got.
    take: async () =>
      consumeDroppedPack() ?? blobOf(await valueOf(bridge['pack.take'](), null)) ?? consumeDroppedPack(),
    putBack: restorePack,
    subscribe(listener) {
      const stop = bridge.on('pack.arrived', listener);
      const stopDropping = subscribeDroppedPack(listener);
      return () => {
        stop();
        stopDropping();
      };
    },
  };
}

async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}

function blobOf(bytes: Uint8Array | null): Blob | null {
  return bytes && new Blob([new Uint8Array(bytes)]);
}
