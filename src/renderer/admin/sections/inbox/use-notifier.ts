import { useQuery } from '@tanstack/react-query';
import { ok } from '#domain/result.ts';
import { request } from '#renderer/data/request.ts';
import { usePlatform, type Notifier } from '#renderer/platform/port.ts';

/**
 * What tells of messages outside the page. undefined while its code is on its way; null where it can't be had: then only the
 * page itself tells.
 */
export function useNotifier(): Notifier | null | undefined {
  const platform = usePlatform();
  const { data, isError } = useQuery({
    queryKey: ['notifier'],
    queryFn: () => request(async () => ok(await platform.notifier())),
    staleTime: Infinity,
    structuralSharing: false,
  });
  return isError ? null : data;
}
