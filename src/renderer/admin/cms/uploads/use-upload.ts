import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ok, type Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';
import { mediaApi } from '#renderer/data/collections/media.ts';
import type { RequestError } from '#renderer/data/request-error.ts';
import { usePlatform } from '#renderer/platform/port.ts';
import { useRequest } from '#renderer/session/use-request.ts';
import type { PreparedFile } from './prepared-file.ts';
import { fileUpload, type FileUpload, type UploadProgress } from './upload.ts';

interface RunningUpload extends Pick<FileUpload, 'begin' | 'retry' | 'cancel'> {
  readonly progress: UploadProgress;
}

/**
 * The upload of one file while the component is mounted: unmounting cancels a running one. `prepare` converts it for the upload;
 * only that of the first render is used.
 */
export function useUpload(
  upload: Accounts['upload'],
  prepare: (file: File, signal: AbortSignal) => Promise<Result<PreparedFile>>,
  onDone: (address: string) => void,
): RunningUpload {
  const platform = usePlatform();
  const name = useUploadNames();
  const [file] = useState(() => fileUpload({ prepare, newFolder: () => platform.newId() }, { upload, name, onDone }));
  useEffect(() => file.setDependencies({ upload, name, onDone }));
  useEffect(() => () => file.cancel(), [file]);
  const progress = useSyncExternalStore(file.subscribe, file.read);
  return { progress, begin: file.begin, retry: file.retry, cancel: file.cancel };
}

/** Stores the original file name. If that fails the file is uploaded all the same, and the reason is logged. */
export function useUploadNames(): (folder: string, name: string) => Promise<Result<unknown>> {
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
