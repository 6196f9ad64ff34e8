import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { usePlatform } from '../../platform/port.ts';
import { useTypedSearch } from '../../ui/use-typed-search.ts';

/**
 * Letters that aren't in the address yet, after the time of the last one: they outlive a change of language, which draws
 * the page anew, but no visit to another page.
 */
const UNSENT = 'blog-search';
const UNSENT_MS = 2_000;

/**
 * The search box: what stands in it, and when that becomes the search in the address. A reader who has gone to another page
 * meanwhile isn't followed there; the same page in the other language takes the letters over.
 */
export function useSearchBox(
  field: RefObject<HTMLInputElement | null>,
  inAddress: string,
  leaving: boolean,
  commit: (search: string, replace: boolean) => void,
) {
  const { drafts } = usePlatform();
  const box = useTypedSearch({ search: inAddress, leaving, onSearch: commit });
  const type = (text: string) => {
    drafts.write(UNSENT, `${Date.now()} ${text}`);
    box.type(text);
  };

  const known = useRef(inAddress);
  useEffect(() => {
    if (known.current !== inAddress) drafts.remove(UNSENT);
    known.current = inAddress;
  }, [drafts, inAddress]);

  const onFound = useEffectEvent(type);
  useEffect(() => {
    // Or what somebody typed into the prerendered box while the page was waking up.
    const unsent = recentlyTyped(drafts.read(UNSENT)) ?? (field.current?.value || null);
    if (unsent !== null && unsent !== known.current) onFound(unsent);
  }, [drafts, field]);

  return { typed: box.typed, type };
}

function recentlyTyped(unsent: string | null): string | null {
  const [, time, text] = /^(\d+) (.*)$/s.exec(unsent ?? '') ?? [];
  return text !== undefined && Date.now() - Number(time) < UNSENT_MS ? text : null;
}
