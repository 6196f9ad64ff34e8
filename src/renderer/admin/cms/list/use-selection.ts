import { useRef, useState } from 'react';

export interface Selection {
  /** Of the rows that are shown. */
  readonly ids: ReadonlySet<number>;
  readonly all: boolean;
  /** With `range`, everything from the last row that was chosen to this one becomes as this one. */
  toggle(id: number, range: boolean): void;
  /** Everything that is shown, or nothing where everything was chosen. */
  toggleAll(): void;
  keep(ids: readonly number[]): void;
}

/** Which rows are chosen. Rows that aren't shown any more are not: nobody changes what they don't see. */
export function useSelection(shown: readonly number[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const anchor = useRef<number | null>(null);
  const ids = new Set(shown.filter((id) => chosen.has(id)));
  const all = shown.length > 0 && ids.size === shown.length;
  return {
    ids,
    all,
    toggle(id, range) {
      const [from, to] = [anchor.current === null ? -1 : shown.indexOf(anchor.current), shown.indexOf(id)];
      const touched = range && from >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      const choose = !ids.has(id);
      const next = new Set(ids);
      for (const each of touched) {
        if (choose) next.add(each);
        else next.delete(each);
      }
      anchor.current = id;
      setChosen(next);
    },
    toggleAll: () => setChosen(new Set(all ? [] : shown)),
    keep: (kept) => setChosen(new Set(kept)),
  };
}
