/** What the portal prepares a mail with. Some mail programs know more fields: "attach" would take a file along. */
type MailField = 'to' | 'cc' | 'subject' | 'body';
const FIELDS: readonly MailField[] = ['to', 'cc', 'subject', 'body'];

/** One mail address: no list, no name beside it, nothing that could end the line of its header. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"?&]{1,64}@[^\s@<>()[\]\\,;:"?&]{1,255}$/;
const MOST_RECIPIENTS = 5;
const LONGEST_SUBJECT = 200;
const CUT = '...';

/**
 * A mailto address made anew from what is known of the given one, in at most `longest` characters: whatever else stood in it is
 * left out, and a text that doesn't fit ends in three dots. Null where its recipients are none, or it can't be read.
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

/** Read by hand: in a mailto address a plus sign is one, where other addresses mean a blank (RFC 6068). */
function fieldsOf(address: string): Record<MailField, string> | null {
  const [, path = '', query = ''] = /^mailto:([^?#]*)\??([^#]*)/i.exec(address) ?? [];
  const fields = { to: '', cc: '', subject: '', body: '' };
  try {
    fields.to = decodeURIComponent(path);
    for (const part of query.split('&')) {
      const [name = '', ...value] = part.split('=');
      const field = FIELDS.find((each) => each === decodeURIComponent(name).toLowerCase());
      // The first one counts: a mail program may take another.
      if (field !== undefined && fields[field] === '') fields[field] = decodeURIComponent(value.join('='));
    }
  } catch (error) {
    // The one error decodeURIComponent knows: a malformed escape.
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

/** Lines end in CR LF; of what nobody sees, only a tab stays. */
function plainLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll('\n', '\r\n');
}

/** As much of a text as fits when it is escaped, by whole letters. Half a letter can't be escaped: a sign stands for it. */
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
