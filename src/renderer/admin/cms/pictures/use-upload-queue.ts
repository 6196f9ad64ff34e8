import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Accounts } from '#renderer/data/accounts.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { pictureUpload } from './picture-upload.ts';
import { preparePicture } from './prepare-picture.ts';
import { uploadQueue, type QueuedPicture, type UploadQueue } from './upload-queue.ts';
import { usePictureNames } from './use-picture-names.ts';

interface UploadingPictures extends Pick<UploadQueue, 'add' | 'retry' | 'remove' | 'clear'> {
  readonly pictures: readonly QueuedPicture[];
}

/** Many pictures on their way to the backend, as long as the screen is drawn: leaving it cancels what is under way. */
export function useUploadQueue(upload: Accounts['upload'], onDone: () => void): UploadingPictures {
  const platform = usePlatform();
  const name = usePictureNames();
  const [queue] = useState(() => {
    const workshop = { prepare: preparePicture, newFolder: () => platform.newId() };
    return uploadQueue((doors) => pictureUpload(workshop, doors), { upload, name, onDone });
  });
  useEffect(() => queue.leadTo({ upload, name, onDone }));
  useEffect(() => () => queue.clear(), [queue]);
  const pictures = useSyncExternalStore(queue.subscribe, queue.read);
  const { add, retry, remove, clear } = queue;
  return { pictures, add, retry, remove, clear };
}
