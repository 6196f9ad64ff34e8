import { useEffect, useState } from 'react';
import type { ArticleQuery } from '#domain/article.ts';
import { useRepository } from '../../data/repository.ts';

/** A suggestion for a search without results; null while it isn't known, and where there is none. */
export function useMeantSearch({ search, language }: ArticleQuery): string | null {
  const { stored } = useRepository();
  const [meant, setMeant] = useState<{ readonly search: string; readonly other: string | null } | null>(null);
  useEffect(() => {
    if (search === '') return;
    let isOver = false;
    stored.meant(search, language).then(
      (result) => {
        if (!isOver && result.ok) setMeant({ search, other: result.value });
      },
      (error: unknown) => console.warn('What may have been meant could not be found out:', error),
    );
    return () => {
      isOver = true;
    };
  }, [stored, search, language]);
  return meant?.search === search ? meant.other : null;
}
