import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Accounts } from '#renderer/data/accounts.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { type PictureProgress, pictureUpload, type PictureUpload, type PreparedAttachment } from './picture-upload.ts';
import { preparePicture, type PreparedPicture } from './prepare-picture.ts';
import { useMutation } from '@tanstack/react-query';
import { ok, type Result } from '#domain/result.ts';
import { mediaApi } from '#renderer/data/collections/media.ts';
import type { RequestError } from '#renderer/data/request.ts';
import { useRequest } from '#renderer/session/use-request.ts';

interface UploadingPicture extends Pick<PictureUpload, 'begin' | 'retry' | 'cancel'> {
  readonly progress: PictureProgress;
}

/**
 * One picture on its way to the backend, as long as the screen is drawn: leaving it cancels what is under way. `prepare` makes a
 * file ready for it; another one than that of the first drawing changes nothing.
 */
export function usePictureUpload(
  upload: Accounts['upload'],
  onDone: (address: string) => void,
  prepare: (file: File, signal: AbortSignal) => Promise<Result<PreparedPicture | PreparedAttachment>> = preparePicture,
): UploadingPicture {
  const platform = usePlatform();
  const name = usePictureNames();
  const [picture] = useState(() =>
    pictureUpload({ prepare, newFolder: () => platform.newId() }, { upload, name, onDone }),
  );
  useEffect(() => picture.setDependencies({ upload, name, onDone }));
  useEffect(() => () => picture.cancel(), [picture]);
  const progress = useSyncExternalStore(picture.subscribe, picture.read);
  return { progress, begin: picture.begin, retry: picture.retry, cancel: picture.cancel };
}

/** Stores what a picture's file was called. Where that fails the picture is there all the same, and the console says why. */
export function usePictureNames(): (folder: string, name: string) => Promise<Result<unknown>> {
  const request = useRequest(mediaApi);
  const { mutateAsync } = useMutation({
    mutationKey: ['media', 'name'],
    mutationFn: ({ folder, name }: { readonly folder: string; readonly name: string }) =>
      request((api) => api.name(folder, name)),
  });
  return useCallback(
    (folder, name) => mutateAsync({ folder, name }).then(ok, ({ failure }: RequestError) => failure),
    [mutateAsync],
  );
}
