import { useEffect, useState } from 'react';
import type { ArticleQuery } from '#domain/article.ts';
import { useRepository } from '../../data/repository.ts';

/** A suggestion for a search without results; null while it isn't known, and where there is none. */
export function useSuggestedSearch({ search, language }: ArticleQuery): string | null {
  const { stored } = useRepository();
  const [suggestion, setSuggestion] = useState<{ readonly search: string; readonly suggested: string | null } | null>(
    null,
  );
  useEffect(() => {
    if (search === '') return;
    let isOver = false;
    stored.suggestSearch(search, language).then(
      (result) => {
        if (!isOver && result.ok) setSuggestion({ search, suggested: result.value });
      },
      (error: unknown) => console.warn('No search could be suggested:', error),
    );
    return () => {
      isOver = true;
    };
  }, [stored, search, language]);
  return suggestion?.search === search ? suggestion.suggested : null;
}
