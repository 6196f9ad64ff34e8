/**
 * The version of the rules in src/domain/word-roots: a hash of their files, which root-rules.test.ts checks. The roots of segments
 * with another version are computed again.
 */
export const ROOT_RULES = '071bd1d5';
