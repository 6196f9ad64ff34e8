import { useQuery } from '@tanstack/react-query';
import { ok } from '#domain/result.ts';
import { request } from '#renderer/data/request.ts';
import { usePlatform, type Announcer } from '#renderer/platform/port.ts';

/**
 * What tells of messages outside the page. undefined while its code is on its way; null where it can't be had: then only the
 * page itself tells.
 */
export function useAnnouncer(): Announcer | null | undefined {
  const platform = usePlatform();
  const { data, isError } = useQuery({
    queryKey: ['announcer'],
    queryFn: () => request(async () => ok(await platform.announcer())),
    staleTime: Infinity,
    structuralSharing: false,
  });
  return isError ? null : data;
}
