import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '#renderer/ui/icons.tsx';

/** Time after the last letter, ms. */
const PAUSE_MS = 300;
const LONGEST = 200;

/** Searches among uploaded pictures a moment after the last letter, and at once with Enter. */
export function PictureSearch({ onSearch }: { readonly onSearch: (search: string) => void }) {
  const { t } = useTranslation('pictures');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <div role="search" className="[.media>&]:mt-4 relative grid gap-1.5 max-w-[32rem]">
      <label htmlFor={id}>{t('search')}</label>
      <SearchIcon className="absolute bottom-3.5 left-3.25 text-ink-3 pointer-events-none" />
      <input
        id={id}
        type="search"
        className="field-control"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LONGEST}
        value={typed ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the form around it.
          event.preventDefault();
          onSearch((typed ?? '').trim());
        }}
      />
    </div>
  );
}
