import { categoryDesk, type CategoryDesk } from '#renderer/data/collections/categories.ts';
import { useAsk, type Ask } from '#renderer/session/use-ask.ts';

export type AskDesk = Ask<CategoryDesk>;

/** The categories, as whoever is signed in may change them. */
export function useDesk(): AskDesk {
  return useAsk(categoryDesk, 'The categories could not be asked:');
}
