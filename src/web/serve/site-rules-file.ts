import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SiteRules {
  headersOf(path: string): readonly (readonly [name: string, value: string])[];
  /** The file and the status for a path without a file; null where no rule matches. */
  rewriteOf(path: string): { readonly file: string; readonly status: number } | null;
}

/** Reads `_headers` and `_redirects` of a built site, which the static host reads too. */
export function parseRules(folder: string): SiteRules {
  const headers = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  const rewrites = readFileSync(join(folder, '_redirects'), 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((parts) => parts.length === 3 && (parts[2] === '200' || parts[2] === '404'))
    .map(([from, to, status]) => ({ from: pattern(from!), answer: { file: to!, status: Number(status) } }));
  return {
    headersOf: (path) => headers.filter((rule) => rule.path.test(path)).flatMap((rule) => rule.values),
    rewriteOf: (path) => rewrites.find((rule) => rule.from.test(path))?.answer ?? null,
  };
}

function parseHeaders(text: string) {
  const rules: { path: RegExp; values: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) rules.push({ path: pattern(line.trim()), values: [] });
    const header = /^\s+([^\s:][^:]*):(.+)$/.exec(line);
    if (header) rules.at(-1)?.values.push([header[1]!, header[2]!.trim()]);
  }
  return rules;
}

/** `/admin/*` as a regular expression; only a star at the end has a meaning. */
function pattern(path: string): RegExp {
  const literal = path.replace(/\*$/, '').replace(/[.+?^${}()|[\]\\*]/g, '\\$&');
  return new RegExp(`^${literal}${path.endsWith('*') ? '.*' : ''}$`);
}
