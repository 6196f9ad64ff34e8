/**
 * Whether two documents say the same, as the backend compares them: the order of their keys doesn't count, and a key
 * without a value is no key.
 */
export function sameDocument(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return sameList(one, other);
  const [left, right] = [one as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => sameDocument(own(left, key), own(right, key)));
}

/** An own property of an object: a key with the name of an inherited method is treated like any other. */
function own(from: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(from, key) ? from[key] : undefined;
}

function sameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
  return one.every((value, index) => sameDocument(value, other[index]));
}
