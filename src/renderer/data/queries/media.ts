import { queryOptions } from '@tanstack/react-query';
import type { MediaApi, MediaShow } from '../collections/media.ts';
import type { Request } from '../request-error.ts';

/** What every list of pictures is under. */
export const MEDIA = ['media'] as const;

/** A page of the pictures. */
export const mediaQuery = (request: Request<MediaApi>, show: MediaShow, page: number, search: string) =>
  queryOptions({
    queryKey: [...MEDIA, show, page, search],
    queryFn: () => request((api) => api.list(show, page, search)),
  });
