import { useCallback } from 'react';
import type { Reply } from '#domain/reply.ts';
import { mediaDesk } from '#renderer/data/collections/media.ts';
import { useAsk } from '#renderer/session/use-ask.ts';

/** Keeps what a picture's file was called. Where that fails the picture is there all the same, and the console says why. */
export function usePictureNames(): (folder: string, name: string) => Promise<Reply<unknown>> {
  const ask = useAsk(mediaDesk, 'The name of a picture could not be kept:');
  return useCallback((folder, name) => ask((desk) => desk.name(folder, name)), [ask]);
}
