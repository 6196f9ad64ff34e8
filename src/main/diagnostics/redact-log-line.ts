const LEFT_OUT = '[left out]';

/** Everything but separators around an @, which is "%40" in links. */
const EMAIL = /(?<![^\s@/\\,;:"'<>()=?&])[^\s@/\\,;:"'<>()=?&]+(?:@|%40)[^\s@/\\,;:"'<>()?&]+/gi;

/** Signed tokens (JWT) and Supabase's keys, to the next blank. */
const KNOWN = /(?:\beyJ|\bsb_)\S+/g;

/** A value behind such a name is a secret, however short: everything to the next blank outside quotes. */
const NAMED =
  /((?:(?<!\w)\w+[_-])?token(?:[_-]hash)?|(?:api[_-]?)?key|secret|password|otp|code[_-]?verifier|(?<=[?&#])code|authorization|bearer|cookie)(["']?\s*[:=]\s*|\s+)(?:(?:Bearer|Basic)\s+)?(?=\S)((?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')?\S*)/gi;

/** Long texts without a blank, of letters, digits and the signs of base64, of addresses and of hexadecimal numbers. */
const LONG = /[\w+/=~%.$*!-]{20,}/g;

/** A piece of a path, of a version or of a host's name: a word with a few digits, or a few digits alone. */
const PLAIN_PIECE = /^(?:[a-z]{0,24}\d{0,4}|\d{1,8})$/i;

/**
 * A log line without what must not leave this computer: keys and tokens, mail addresses, and the home folder, which usually holds
 * the person's name. Long strings that look generated are removed too, even where nothing says what they are: losing a path that
 * looks like a key is better than keeping a key that looks like a path. `known` are secrets that are removed wherever they stand.
 */
export function redactLogLine(line: string, home: string, known: readonly string[] = []): string {
  return known
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, LEFT_OUT), line)
    .replace(/[\r\n]+/g, ' ')
    .replace(KNOWN, LEFT_OUT)
    .replace(NAMED, (whole, name: string, between: string, value: string) =>
      value.startsWith('[left') || (between.trim() === '' && isPlain(value)) ? whole : `${name}${between}${LEFT_OUT}`,
    )
    .replace(/.+/, (text) => withoutHome(text, home.replace(/(?<![\\/])[\\/]+$/, '')))
    .replace(EMAIL, LEFT_OUT)
    .replace(LONG, (text) => (isPlain(text) ? text : LEFT_OUT));
}

function isPlain(text: string): boolean {
  return text.split(/[^a-z\d]+/i).every((piece) => PLAIN_PIECE.test(piece));
}

/** Windows and macOS don't distinguish large and small letters; some texts turn separators around, or escape blanks. */
function withoutHome(line: string, home: string): string {
  if (home === '') return line;
  const parts = home.split(/[\\/]+/);
  const pattern = parts.map((part) => `(?:${literal(part)}|${literal(encodeURI(part))})`).join('(?:\\\\{1,2}|/)');
  const named = line.replace(new RegExp(`${pattern}(?![^\\\\/\\s:"')])`, 'gi'), '~');
  const own = parts.at(-1) ?? '';
  // A shorter name is too often an ordinary word, and "tunas" is the app's own name.
  if (own.length < 3 || own.toLowerCase() === 'tunas') return named;
  return named.replace(new RegExp(`(?<![\\p{L}\\d])${literal(own)}(?![\\p{L}\\d])`, 'giu'), '~');
}

/** A text as a pattern that finds it alone. */
function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
