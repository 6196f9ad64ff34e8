import type { ContactMessage } from '#renderer/data/collections/messages.ts';

/** Mail programs and Windows cut or refuse longer addresses. */
const LONGEST = 2_000;
/** So that a long subject leaves room for the message. */
const LONGEST_SUBJECT = 100;
const CUT = '...';

/** The texts around a mail's content. */
export interface MailWords {
  readonly subject: string;
  /** Who wrote when: stands above the message that is quoted. */
  readonly intro: string;
  /** What is answered; '' where that is still to be written. */
  readonly reply: string;
}

/** Where a mail program is opened with an answer. */
interface ReplyAddress {
  readonly address: string;
  /** Whether the whole reply is in the address; else none of it is. */
  readonly holdsReply: boolean;
}

/**
 * The mailto address that answers a message: its subject after "Re:", the reply, and the message as a quote below `intro`. Whole it has
 * at most 2,000 characters: a quote that doesn't fit ends in three dots or is left out, a reply is never cut.
 */
export function replyAddress({ email, message }: ContactMessage, { subject, intro, reply }: MailWords): ReplyAddress {
  const to = encodeURIComponent(email).replace('%40', '@');
  const letters = [...subject.replace(/\s+/g, ' ')];
  const about =
    letters.length > LONGEST_SUBJECT ? `${letters.slice(0, LONGEST_SUBJECT).join('')}${CUT}` : letters.join('');
  const bare = `mailto:${to}`;
  const start = `${bare}?subject=${encoded(/^re:/i.test(about) ? about : `Re: ${about}`)}`;
  const body = (text: string) => `${start}&body=${encoded(text)}`;
  const quoting = (text: string) => body(`${reply}\n\n${intro}\n${quoted(text)}`);
  const fits = (address: string) => address.length <= LONGEST;
  const holding = (address: string) => ({ address, holdsReply: true });
  if (fits(quoting(message))) return holding(quoting(message));
  // Addresses, subjects and names may be long in letters that take nine characters each.
  if (fits(quoting(CUT))) return holding(quoting(longestThatFits(message, (text) => fits(quoting(text + CUT))) + CUT));
  if (reply !== '' && fits(body(reply))) return holding(body(reply));
  return { address: fits(start) ? start : bare, holdsReply: reply === '' };
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

/** Lines end in CR LF, as RFC 6068 requires. A lone surrogate can't be encoded and is replaced. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd').replace(/\r\n|\r|\n/g, '\r\n'));
}
