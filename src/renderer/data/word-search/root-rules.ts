/**
 * Names the rules of src/domain/word-roots, by a digest over them that root-rules.test.ts asks for: segments made by other rules get
 * their roots anew.
 */
export const ROOT_RULES = 'db1a880c';
