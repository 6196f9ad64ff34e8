import { useEffect, useRef, useState, type RefObject } from 'react';
import { usePlatform } from '../../platform/port.ts';

/** Typing rests for this long, ms, before the address changes and the backend is asked. */
const TYPING_MS = 200;

/** Longer searches than any title: more only costs. */
export const LONGEST_SEARCH = 100;

/**
 * Letters that aren't in the address yet, after the time of the last one: they outlive a change of language, which draws
 * the page anew, but no visit to another page.
 */
const UNSENT = 'blog-search';
const UNSENT_MS = 2_000;

/**
 * The search box: what stands in it, and when that becomes the search in the address. Back and Forward change the address, and
 * the box follows; a reader who has gone to another page meanwhile isn't followed there.
 */
export function useSearchBox(
  field: RefObject<HTMLInputElement | null>,
  inAddress: string,
  stillHere: () => boolean,
  commit: (search: string, replace: boolean) => void,
) {
  const { drafts } = usePlatform();
  const [typed, setTyped] = useState(inAddress);
  const sent = useRef(inAddress);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ stillHere, commit });
  useEffect(() => {
    latest.current = { stillHere, commit };
  });

  const rest = useRef((text: string) => {
    clearTimeout(resting.current);
    drafts.write(UNSENT, `${Date.now()} ${text}`);
    resting.current = setTimeout(() => {
      // On the way to the same page in the other language: that one takes the letters over.
      if (!latest.current.stillHere()) return;
      drafts.remove(UNSENT);
      const search = text.trim().slice(0, LONGEST_SEARCH);
      if (search === sent.current) return;
      // One entry in the history for a search, however many letters it took.
      const replace = sent.current !== '';
      sent.current = search;
      latest.current.commit(search, replace);
    }, TYPING_MS);
  });

  useEffect(() => {
    if (sent.current === inAddress) return;
    clearTimeout(resting.current);
    drafts.remove(UNSENT);
    sent.current = inAddress;
    setTyped(inAddress);
  }, [drafts, inAddress]);

  useEffect(() => {
    // Or what somebody typed into the prerendered box while the page was waking up.
    const unsent = recentlyTyped(drafts.read(UNSENT)) ?? (field.current?.value || null);
    if (unsent !== null && unsent !== sent.current) {
      setTyped(unsent);
      rest.current(unsent);
    }
    return () => clearTimeout(resting.current);
  }, [drafts, field]);

  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      rest.current(text);
    },
  };
}

function recentlyTyped(unsent: string | null): string | null {
  const [, time, text] = /^(\d+) (.*)$/s.exec(unsent ?? '') ?? [];
  return text !== undefined && Date.now() - Number(time) < UNSENT_MS ? text : null;
}
