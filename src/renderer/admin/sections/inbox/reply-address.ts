import type { ContactMessage } from '#renderer/data/collections/messages.ts';

/** Mail programs and Windows cut or refuse longer addresses. */
const LONGEST = 2_000;
/** So that a long subject leaves room for the message. */
const LONGEST_SUBJECT = 100;
const CUT = '...';

/**
 * The mailto address that answers a message: its subject after "Re:", and its text as a quote below `intro` (who wrote when).
 * Whole it has at most 2,000 characters: a quote that doesn't fit ends in three dots.
 */
export function replyAddress({ email, message }: ContactMessage, subject: string, intro: string): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  const letters = [...subject.replace(/\s+/g, ' ')];
  const about =
    letters.length > LONGEST_SUBJECT ? `${letters.slice(0, LONGEST_SUBJECT).join('')}${CUT}` : letters.join('');
  const bare = `mailto:${to}`;
  const start = `${bare}?subject=${encoded(/^re:/i.test(about) ? about : `Re: ${about}`)}`;
  const body = (text: string) => `${start}&body=${encoded(`\n\n${intro}\n${quoted(text)}`)}`;
  const whole = body(message);
  if (whole.length <= LONGEST) return whole;
  // Addresses, subjects and names may be long in letters that take nine characters each.
  if (body(CUT).length > LONGEST) return start.length <= LONGEST ? start : bare;
  return body(longestThatFits(message, (text) => body(text + CUT).length <= LONGEST) + CUT);
}

/** By code points: half a letter can't be encoded. */
function longestThatFits(text: string, fits: (part: string) => boolean): string {
  const letters = [...text];
  let [low, high] = [0, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(letters.slice(0, middle).join(''))) low = middle;
    else high = middle - 1;
  }
  return letters.slice(0, low).join('').trimEnd();
}

function quoted(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n');
}

/** Lines end in CR LF, as RFC 6068 wants. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n'));
}
