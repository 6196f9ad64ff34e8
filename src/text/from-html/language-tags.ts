/** qTranslate keeps the languages of a field in one, each behind its tag. What is behind an end, or before any tag, is of all of them. */
const TAG = /\[:([a-z]{2})?\]|<!--:([a-z]{2})?-->|\{:([a-z]{2})?\}/g;

/** The codes of the languages that stand in a field. */
export function languagesIn(field: string): ReadonlySet<string> {
  const codes = Array.from(field.matchAll(TAG), ([, one, two, three]) => one ?? two ?? three);
  return new Set(codes.filter((code) => code !== undefined));
}

/** Whether a field says something in this language alone. */
export function saysIn(field: string, language: string): boolean {
  return parts(field).some(([code, text]) => code === language && text.trim() !== '');
}

/** What a field says in one language; the whole of it where it has no tags. */
export function inLanguage(field: string, language: string): string {
  if (languagesIn(field).size === 0) return field;
  return parts(field)
    .filter(([code]) => code === null || code === language)
    .map(([, text]) => text)
    .join('');
}

function parts(field: string): readonly (readonly [code: string | null, text: string])[] {
  const found: [string | null, string][] = [];
  let done = 0;
  let code: string | null = null;
  for (const tag of field.matchAll(TAG)) {
    found.push([code, field.slice(done, tag.index)]);
    code = tag[1] ?? tag[2] ?? tag[3] ?? null;
    done = tag.index + tag[0].length;
  }
  return [...found, [code, field.slice(done)]];
}
