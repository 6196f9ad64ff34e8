import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ok, type Result } from '#domain/result.ts';
import { mediaApi } from '#renderer/data/collections/media.ts';
import type { RequestError } from '#renderer/data/request.ts';
import { useRequest } from '#renderer/session/use-request.ts';

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
