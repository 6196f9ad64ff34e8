/** What an address below the articles' own asks for. */
export interface OpenedArticle {
  /** Null for a new one; 0, which no article has, where the address names none. */
  readonly id: number | null;
  /** The writer's own name for a new one that this device holds already. */
  readonly creationKey: string | null;
}

/** Reads what stands behind the section's address, and the search part: `7`, `new`, `new?key=…`. */
export function openedArticle(rest: string, parameters: URLSearchParams): OpenedArticle {
  if (rest === 'new') return { id: null, creationKey: parameters.get('key') };
  const id = /^[1-9]\d{0,14}$/.test(rest) ? Number(rest) : 0;
  return { id, creationKey: null };
}
