import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react';

const bringsFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false;

/**
 * Files that are dropped on an element or pasted into it: put `handlers` on it. Text that is pasted into a field within
 * stays that field's own, also where the clipboard holds a picture of it as well.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  useStrayDrops();
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!bringsFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      const stays = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!stays) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!bringsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer);
    },
    onPaste(event: ClipboardEvent) {
      const isField = event.target instanceof HTMLTextAreaElement;
      if (isField && event.clipboardData.types.includes('text/plain')) return;
      if (take(event.clipboardData)) event.preventDefault();
    },
  };
  const take = ({ files }: DataTransfer) => {
    if (files.length > 0) onFiles([...files]);
    return files.length > 0;
  };
  return { isOver, handlers };
}

/** A file dropped beside its place would be opened in place of the page, with everything that is written on it. */
function useStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !bringsFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);
}
