import { useQuery } from '@tanstack/react-query';
import { ok } from '#domain/result.ts';
import { request } from '#renderer/data/request-error.ts';
import { usePlatform, type Notifier } from '#renderer/platform/port.ts';

/** The notifier for messages. undefined while its code loads; null where that fails: then only the page itself shows them. */
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
