/** The drawings that a symptom plate may show, and how many pins each has: the first sign stands at pin A, the second at B. */
export const LEAF_PICTURES = {
  'chili-thrips': 3,
  'chili-mites': 3,
  'chili-virus': 3,
  'chili-healthy': 1,
} as const satisfies Record<string, number>;

export type LeafPicture = keyof typeof LEAF_PICTURES;

export function isLeafPicture(name: string): name is LeafPicture {
  return Object.hasOwn(LEAF_PICTURES, name);
}
