import { useRef, useState } from 'react';

/** Which rows of a list are selected, by their ids. */
export interface Selection<Id> {
  /** Of the rows that are shown. */
  readonly ids: ReadonlySet<Id>;
  readonly all: boolean;
  /** With `range`, everything from the last row that was toggled to this one becomes as this one. */
  toggle(id: Id, range: boolean): void;
  /** Everything that is shown, or nothing where everything was selected. */
  toggleAll(): void;
  /** These rows and no others. */
  select(ids: readonly Id[]): void;
  deselect(ids: readonly Id[]): void;
}

/**
 * Selects among the rows that are offered: those that are shown, or all that match once the user asked for them, so that nothing is
 * changed that nobody chose.
 */
export function useSelection<Id extends string | number>(shown: readonly Id[]): Selection<Id> {
  const [selected, setSelected] = useState<ReadonlySet<Id>>(new Set());
  const anchor = useRef<Id | null>(null);
  const ids = new Set(shown.filter((id) => selected.has(id)));
  const all = shown.length > 0 && ids.size === shown.length;
  return {
    ids,
    all,
    toggle(id, range) {
      const [from, to] = [anchor.current === null ? -1 : shown.indexOf(anchor.current), shown.indexOf(id)];
      const touched = range && from >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      const select = !ids.has(id);
      const next = new Set(ids);
      for (const each of touched) {
        if (select) next.add(each);
        else next.delete(each);
      }
      anchor.current = id;
      setSelected(next);
    },
    toggleAll: () => setSelected(new Set(all ? [] : shown)),
    select: (wanted) => setSelected(new Set(wanted)),
    deselect: (gone) => setSelected((before) => new Set([...before].filter((id) => !gone.includes(id)))),
  };
}
