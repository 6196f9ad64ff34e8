import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { usePlatform } from '#renderer/platform/port.ts';
import { useTypedSearch } from '#renderer/ui/use-typed-search.ts';

/**
 * Typed text that isn't in the address yet is kept with the time of the last key: it survives a change of language, which mounts the page
 * anew, but not a visit to another page.
 */
const UNSENT_MS = 2_000;

/**
 * The search box: what stands in it, and when that becomes the search in the address. A reader who has gone to another page
 * meanwhile isn't followed there; the same page in the other language takes the letters over.
 */
export function useSearchBox(
  field: RefObject<HTMLInputElement | null>,
  path: string,
  inAddress: string,
  leaving: boolean,
  commit: (search: string, replace: boolean) => void,
) {
  const { drafts } = usePlatform();
  const draft = `search ${path}`;
  const box = useTypedSearch({ search: inAddress, leaving, onSearch: commit });
  const type = (text: string) => {
    drafts.write(draft, `${Date.now()} ${text}`);
    box.type(text);
  };

  const known = useRef(inAddress);
  useEffect(() => {
    if (known.current !== inAddress) drafts.remove(draft);
    known.current = inAddress;
  }, [drafts, draft, inAddress]);

  const onFound = useEffectEvent(type);
  useEffect(() => {
    // Or what was typed into the prerendered box before hydration.
    const unsent = recentlyTyped(drafts.read(draft)) ?? (field.current?.value || null);
    if (unsent !== null && unsent !== known.current) onFound(unsent);
  }, [drafts, draft, field]);

  return { typed: box.typed, type };
}

function recentlyTyped(unsent: string | null): string | null {
  const [, time, text] = /^(\d+) (.*)$/s.exec(unsent ?? '') ?? [];
  return text !== undefined && Date.now() - Number(time) < UNSENT_MS ? text : null;
}
