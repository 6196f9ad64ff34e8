import { useCallback } from 'react';
import type { Result } from '#domain/result.ts';
import { mediaApi } from '#renderer/data/collections/media.ts';
import { useAsk } from '#renderer/session/use-ask.ts';

/** Keeps what a picture's file was called. Where that fails the picture is there all the same, and the console says why. */
export function usePictureNames(): (folder: string, name: string) => Promise<Result<unknown>> {
  const ask = useAsk(mediaApi, 'The name of a picture could not be kept:');
  return useCallback((folder, name) => ask((api) => api.name(folder, name)), [ask]);
}
