import { useState } from 'react';

export interface Chosen {
  /** Of those that are shown. */
  readonly ids: ReadonlySet<string>;
  readonly all: boolean;
  toggle(id: string): void;
  /** Everything that is shown, or nothing where everything was chosen. */
  toggleAll(): void;
  clear(): void;
}

/** Which messages are chosen. Those that aren't shown any more are not: nobody changes what they don't see. */
export function useChosen(shown: readonly string[]): Chosen {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = new Set(shown.filter((id) => chosen.has(id)));
  const all = shown.length > 0 && ids.size === shown.length;
  return {
    ids,
    all,
    toggle(id) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    toggleAll: () => setChosen(new Set(all ? [] : shown)),
    clear: () => setChosen(new Set()),
  };
}
