import { categoryApi, type CategoryApi } from '#renderer/data/collections/categories.ts';
import { useAsk, type Ask } from '#renderer/session/use-ask.ts';

export type QueryApi = Ask<CategoryApi>;

/** The categories, as whoever is signed in may change them. */
export function useApi(): QueryApi {
  return useAsk(categoryApi, 'The categories could not be asked:');
}
