import { parseJson } from '#domain/json.ts';

/** Shorter ones would be found in harmless words. */
const SHORTEST = 6;

/** Fields of a body that say what it is about, not who is allowed: without them an error would make no sense. */
const HARMLESS: readonly string[] = ['email', 'type', 'factor_type', 'friendly_name', 'issuer'];

/** Where servers put their own names for an error. A password may be a word of such a name. */
const NAMES: readonly string[] = ['error_code', 'code', 'error'];

/**
 * A text without what its request carried: some servers repeat the whole request in their errors. Passwords, codes and
 * tokens are all that stands in the request's body, but for e-mail addresses.
 */
export function redactRequest(text: string, { headers, body }: RequestInit): string {
  const bearer = /^Bearer (.+)$/.exec(new Headers(headers).get('authorization') ?? '')?.[1];
  const secrets = [bearer ?? '', ...(typeof body === 'string' ? strings(parseJson(body)) : [])].filter(
    (value) => value.length >= SHORTEST,
  );
  if (secrets.length === 0) return text;
  // The longest first: what is left of it couldn't be found any more.
  const spelled = [...new Set(secrets.flatMap(spellings))].sort((one, other) => other.length - one.length);
  const clean = (words: string) => spelled.reduce((rest, secret) => rest.split(secret).join('…'), words);
  const said = parseJson(text);
  // By its values, because each server escapes JSON in its own way.
  return said === undefined ? clean(text) : JSON.stringify(cleaned(said, clean, secrets));
}

function cleaned(value: unknown, clean: (words: string) => string, secrets: readonly string[], name = ''): unknown {
  if (typeof value === 'string') {
    return NAMES.includes(name) && /^\w{1,60}$/.test(value) && !secrets.includes(value) ? value : clean(value);
  }
  if (Array.isArray(value)) return value.map((each) => cleaned(each, clean, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [clean(key), cleaned(each, clean, secrets, key)]),
  );
}

/** As it is, and as it stands in JSON (Go, which the auth service is written in, escapes more), in a form or an address. */
function spellings(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  const escaped = (text: string, which: RegExp) =>
    text.replace(which, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return [secret, json, escaped(json, /[<>&]/g), escaped(json, /[^ -~]/g), encodeURIComponent(secret)];
}

/** Every string in a value, at any depth, but for the harmless ones. */
function strings(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return HARMLESS.includes(name) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => strings(each, key));
}
