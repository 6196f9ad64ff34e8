/** The fields that the portal's mails use. Some mail programs know others: "attach" would attach a file. */
type MailField = 'to' | 'cc' | 'subject' | 'body';
const FIELDS: readonly MailField[] = ['to', 'cc', 'subject', 'body'];

/** One mail address: no list, no name beside it, nothing that could end the line of its header. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"?&]{1,64}@[^\s@<>()[\]\\,;:"?&]{1,255}$/;
const MOST_RECIPIENTS = 5;
const LONGEST_SUBJECT = 200;
const CUT = '...';

/**
 * A mailto address built from the known fields of the given one, in at most `longest` characters: other fields are left out, and a
 * text that doesn't fit ends in three dots. Null where it has no valid recipient, or can't be parsed.
 */
export function plainMailAddress(address: string, longest: number): string | null {
  const fields = fieldsOf(address);
  if (fields === null) return null;
  const [to, cc] = [recipients(fields.to), recipients(fields.cc)];
  if (to === null || cc === null) return null;
  const subject = encodedWithin(fields.subject.replace(/\p{Cc}+/gu, ' ').trim(), LONGEST_SUBJECT);
  const queries = [cc === '' ? '' : `cc=${cc}`, subject === '' ? '' : `subject=${subject}`];
  const written = (body: string): string => {
    const query = [...queries, body === '' ? '' : `body=${body}`].filter((each) => each !== '').join('&');
    return `mailto:${to}${query === '' ? '' : `?${query}`}`;
  };
  const whole = written(encodedWithin(plainLines(fields.body), longest - written('x').length + 1));
  return whole.length <= longest ? whole : null;
}

/** Not parsed by URLSearchParams: in a mailto address a plus sign is literal, elsewhere it stands for a blank (RFC 6068). */
function fieldsOf(address: string): Record<MailField, string> | null {
  const [, path = '', query = ''] = /^mailto:([^?#]*)\??([^#]*)/i.exec(address) ?? [];
  const fields = { to: '', cc: '', subject: '', body: '' };
  try {
    fields.to = decodeURIComponent(path);
    for (const part of query.split('&')) {
      const [name = '', ...value] = part.split('=');
      const field = FIELDS.find((each) => each === decodeURIComponent(name).toLowerCase());
      // The first field of a name counts; mail programs differ in which one they take.
      if (field !== undefined && fields[field] === '') fields[field] = decodeURIComponent(value.join('='));
    }
  } catch (error) {
    // decodeURIComponent throws only for a malformed escape.
    if (error instanceof URIError) return null;
    throw error;
  }
  return fields;
}

function recipients(text: string): string | null {
  const all = text === '' ? [] : text.split(',').map((each) => each.trim());
  if (all.length > MOST_RECIPIENTS || !all.every((each) => ADDRESS.test(each))) return null;
  return all.map((each) => encodeURIComponent(each).replace('%40', '@')).join(',');
}

/** Lines end in CR LF; of control characters only the tab is kept. */
function plainLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll('\n', '\r\n');
}

/** As many whole characters of a text as fit once they are escaped. A lone surrogate can't be escaped and becomes U+FFFD. */
function encodedWithin(text: string, most: number): string {
  const wellFormed = text.replace(/\p{Cs}/gu, '\ufffd');
  const whole = encodeURIComponent(wellFormed);
  if (whole.length <= most) return whole;
  let kept = '';
  for (const letter of wellFormed) {
    const next = kept + encodeURIComponent(letter);
    if (next.length > most - CUT.length) break;
    kept = next;
  }
  return kept === '' ? '' : kept + CUT;
}
