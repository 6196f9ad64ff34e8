import { queryOptions } from '@tanstack/react-query';
import { ok } from '#domain/result.ts';
import type { TagApi } from '../collections/tags.ts';
import type { Request } from '../request-error.ts';

/** Every tag, by its Indonesian name; null where the backend has none, as before articles had them: then nothing of tags is shown. */
export const tagsQuery = (request: Request<TagApi>) =>
  queryOptions({
    queryKey: ['tags'],
    queryFn: () =>
      request(async (api) => {
        const list = await api.list();
        return !list.ok && list.code === 'no-table' ? ok(null) : list;
      }),
  });
