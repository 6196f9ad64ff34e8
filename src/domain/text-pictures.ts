/** A picture begins: `![words](`. The words may hold escaped signs, and brackets within brackets once. */
const START = String.raw`(?<!\\)(?:\\\\)*!\[(?:[^\[\]\\]|\\.|\[(?:[^\[\]\\]|\\.)*\])*\]\(\s*<?`;
/** One that is described by nothing. */
const WORDLESS = String.raw`(?<!\\)(?:\\\\)*!\[\s*\]\(\s*<?`;
/** An address of the site itself, but for the one that stands where a picture is missing. */
const OWN = String.raw`/(?!/|media/missing)[^\s<>()\\]*>?`;

const ALL = new RegExp(START, 'g');
const OWN_ONES = new RegExp(`${START}${OWN}`, 'g');
const UNDESCRIBED = new RegExp(String.raw`${WORDLESS}${OWN}\s*\)`);

/**
 * What is wrong with the pictures of a Markdown text, as private.text_picture_problems finds it. Visitors' browsers show
 * pictures of the site and of the backend only. A picture that is decoration says so by an empty title: `![](/a.svg "")`.
 */
export function textPictureProblems(markdown: string): { readonly foreign: boolean; readonly undescribed: boolean } {
  if (!markdown.includes('](')) return { foreign: false, undescribed: false };
  const count = (pattern: RegExp) => markdown.match(pattern)?.length ?? 0;
  return { foreign: count(ALL) > count(OWN_ONES), undescribed: UNDESCRIBED.test(markdown) };
}
