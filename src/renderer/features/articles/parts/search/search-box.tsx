import { useId, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_LENGTH_MAX } from '#domain/limits.ts';
import { SearchIcon } from '#renderer/ui/icons.tsx';
import type { ArticleSearch } from './use-article-search.ts';

interface Props {
  readonly search: ArticleSearch;
  readonly box: RefObject<HTMLInputElement | null>;
}

/** The field of a search for articles. */
export function SearchBox({ search, box }: Props) {
  const { t } = useTranslation('articles');
  const id = useId();
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()} className="relative">
      <label htmlFor={id} className="sr-only">
        {t('blog.searchLabel')}
      </label>
      <SearchIcon className="pointer-events-none absolute top-3.5 left-3 text-ink-2" />
      <input
        ref={box}
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        maxLength={SEARCH_LENGTH_MAX}
        placeholder={t('blog.search')}
        value={search.typed}
        onChange={(event) => search.type(event.target.value)}
        className="field-control"
      />
    </form>
  );
}
