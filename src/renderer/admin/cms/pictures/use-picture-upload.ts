import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Accounts } from '#renderer/data/accounts.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { pictureUpload, type PictureProgress, type PictureUpload } from './picture-upload.ts';
import { preparePicture } from './prepare-picture.ts';
import { usePictureNames } from './use-picture-names.ts';

interface UploadingPicture extends Pick<PictureUpload, 'begin' | 'retry' | 'cancel'> {
  readonly progress: PictureProgress;
}

/** One picture on its way to the backend, as long as the screen is drawn: leaving it cancels what is under way. */
export function usePictureUpload(upload: Accounts['upload'], onDone: (address: string) => void): UploadingPicture {
  const platform = usePlatform();
  const name = usePictureNames();
  const [picture] = useState(() =>
    pictureUpload({ prepare: preparePicture, newFolder: () => platform.newId() }, { upload, name, onDone }),
  );
  useEffect(() => picture.leadTo({ upload, name, onDone }));
  useEffect(() => () => picture.cancel(), [picture]);
  const progress = useSyncExternalStore(picture.subscribe, picture.read);
  return { progress, begin: picture.begin, retry: picture.retry, cancel: picture.cancel };
}
