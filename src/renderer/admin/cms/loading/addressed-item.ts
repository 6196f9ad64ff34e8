/** What an address below a section's own asks for. */
export interface AddressedItem {
  /** Null for a new one; 0, which no item has, where the address names none. */
  readonly id: number | null;
  /** The writer's own name for a new one that this device holds already. */
  readonly creationKey: string | null;
}

/** Reads what stands behind the section's address, and the search part: `7`, `new`, `new?key=…`. */
export function addressedItem(rest: string, parameters: URLSearchParams): AddressedItem {
  if (rest === 'new') return { id: null, creationKey: parameters.get('key') };
  const id = /^[1-9]\d{0,14}$/.test(rest) ? Number(rest) : 0;
  return { id, creationKey: null };
}
