/** A value in quotes. Where a letter follows its end, that quote begins another value: the first one isn't closed. */
const QUOTED = String.raw`\s*(?:"[^"]*"|'[^']*')(?=\s|\/?>|$)`;

/**
 * What follows the name of a tag, for patterns: a `>` in a value doesn't end it. One that isn't closed goes to the end of the text, which
 * is therefore looked through once. Each text is read in one way only, or giving it up would take a time that doubles with each value.
 */
export const REST_OF_TAG = String.raw`[^>=]*(?:=+(?:${QUOTED}|(?!${QUOTED}|=))[^>=]*)*(?:>|$)`;
