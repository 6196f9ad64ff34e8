import { useEffect, useId, useRef } from 'react';
import { SEARCH_LENGTH_MAX } from '#domain/limits.ts';
import { SearchIcon } from '#renderer/ui/icons.tsx';
import { ADMIN_KEYS, isPressed } from '../shortcut-keys.ts';
import { type TypedSearch } from '#renderer/ui/use-typed-search.ts';

interface Props {
  readonly search: TypedSearch;
  readonly label: string;
  /** Where the label stands within the box until something is typed. */
  readonly labelInside?: boolean;
  /** Whether the slash key leads to it. */
  readonly shortcut?: boolean;
  readonly className?: string;
}

/** The search box of a list. Enter searches at once, whatever form is around it. */
export function SearchBox({ search, label, labelInside = false, shortcut = true, className = '' }: Props) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!shortcut) return;
    const listen = (event: KeyboardEvent) => {
      if (!isPressed(event, ADMIN_KEYS.search) || event.defaultPrevented || !leadsToSearch(event.target)) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [shortcut]);
  return (
    <div className={`relative min-w-0 ${className}`}>
      <label htmlFor={id} className={labelInside ? 'sr-only' : 'mb-1 block text-[0.906rem] font-bold'}>
        {label}
      </label>
      <SearchIcon className="pointer-events-none absolute bottom-3.5 left-[13px] text-ink-3" />
      <input
        ref={box}
        id={id}
        type="search"
        className="field-control"
        aria-keyshortcuts={shortcut ? '/' : undefined}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={labelInside ? label : undefined}
        maxLength={SEARCH_LENGTH_MAX}
        value={search.typed}
        onChange={(event) => search.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          search.searchNow();
        }}
      />
    </div>
  );
}

/** Only from the page itself or within `main`, and from nothing that takes letters: what is typed elsewhere is meant for there. */
function leadsToSearch(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement) || target.isContentEditable) return false;
  if (target.matches('textarea, select, input:not([type="checkbox"])')) return false;
  return target === document.body || target.closest('main') !== null;
}
