let dropped: Blob | null = null;
const listeners = new Set<() => void>();

/** The pack that was dropped on this window, once; null where there is none. */
export function consumeDroppedPack(): Blob | null {
  const file = dropped;
  dropped = null;
  return file;
}

/** Keeps one that was taken and not shown, unless another one was dropped meanwhile. */
export function restorePack(pack: Blob): void {
  dropped ??= pack;
}

/** Lets packs be dropped anywhere on the page, except on parts that take files themselves, and calls the listener for each. */
export function subscribeDroppedPack(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('dragover', allow);
    window.removeEventListener('drop', drop);
  };
}

function allow(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'copy';
}

function drop(event: DragEvent): void {
  const files = event.dataTransfer?.files;
  if (event.defaultPrevented || !files || files.length === 0) return;
  // Whatever it is: the browser would open it in the place of the portal.
  event.preventDefault();
  const pack = [...files].find(({ name }) => name.toLowerCase().endsWith('.tunas'));
  if (!pack) return;
  dropped = pack;
  for (const listener of listeners) listener();
}
