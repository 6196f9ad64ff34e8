import type { MailLanguage, WrittenMail } from './outgoing-mail.ts';

/** A part of a mail, in plain text; it is converted to HTML only here. */
type Part =
  | { readonly kind: 'text'; readonly words: string }
  | { readonly kind: 'quote'; readonly words: string }
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  | { readonly kind: 'link'; readonly words: string; readonly address: string }
  /** Small print at the end. */
  | { readonly kind: 'note'; readonly words: string; readonly address?: string };

/** A mail in one language. */
export interface Letter {
  readonly language: MailLanguage;
  /** The subject, and the heading. */
  readonly title: string;
  readonly parts: readonly Part[];
}

/** Control characters and marks of writing direction, which no name contains. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A user's input as one line of visible characters. */
export function oneLine(words: string): string {
  return words.replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();
}

/** The first characters of a line, with … where it was cut; `most` counts characters. */
export function beginning(words: string, most: number): string {
  const characters = [...words];
  return characters.length <= most ? words : `${characters.slice(0, most).join('').trimEnd()}…`;
}

/** A mail as text and HTML, with its letters in order; the subject contains the titles of all. */
export function writeMail(letters: readonly Letter[]): WrittenMail {
  return {
    subject: letters.map(({ title }) => oneLine(title)).join(' / '),
    text: `${letters.map(asText).join('\n\n---\n\n')}\n`,
    html: page(letters),
  };
}

function asText({ title, parts }: Letter): string {
  return [oneLine(title), ...parts.map(partAsText)].join('\n\n');
}

function partAsText(part: Part): string {
  switch (part.kind) {
    case 'quote':
      return linesOf(part.words)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'steps':
      return part.steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
    case 'link':
      return `${part.words}: ${part.address}`;
    case 'note':
      return part.address === undefined ? part.words : `${part.words} ${part.address}`;
    default:
      return part.words;
  }
}

const TEXT = 'margin: 0 0 16px; font-size: 16px; line-height: 1.6';
const LINK = 'color: #1e5a39; font-weight: 700';

function partAsHtml(part: Part): string {
  switch (part.kind) {
    case 'quote':
      return `<blockquote style="${TEXT}; padding: 4px 0 4px 14px; border-left: 3px solid #d8b54a">${linesOf(part.words)
        .map(escaped)
        .join('<br />')}</blockquote>`;
    case 'steps':
      return `<ol style="${TEXT}; padding-left: 24px">${part.steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol>`;
    case 'link':
      return `<p style="${TEXT}"><a href="${escaped(part.address)}" style="${LINK}">${escaped(part.words)}</a></p>`;
    case 'note': {
      const link =
        part.address === undefined
          ? ''
          : ` <a href="${escaped(part.address)}" style="color: #1e5a39">${escaped(part.address)}</a>`;
      return `<p style="margin: 0 0 16px; font-size: 14px; line-height: 1.5; color: #6a5a48">${escaped(part.words)}${link}</p>`;
    }
    default:
      return `<p style="${TEXT}">${escaped(part.words)}</p>`;
  }
}

/** The layout is that of the auth service's mails (supabase/templates). */
function page(letters: readonly Letter[]): string {
  const [first] = letters;
  const body = letters
    .map(
      ({ language, title, parts }) =>
        `<div lang="${language}"><h1 style="margin: 0 0 16px; font-size: 22px; line-height: 1.3; color: #1e5a39">` +
        `${escaped(oneLine(title))}</h1>${parts.map(partAsHtml).join('')}</div>`,
    )
    .join('<hr style="margin: 24px 0; border: 0; border-top: 1px solid #d8dbce" />');
  return (
    `<!doctype html><html lang="${first?.language ?? 'id'}"><head><meta charset="utf-8" />` +
    '<meta name="viewport" content="width=device-width, initial-scale=1" />' +
    `<title>${escaped(letters.map(({ title }) => oneLine(title)).join(' / '))}</title></head>` +
    '<body style="margin: 0; padding: 24px 16px; background: #f9fbf6; color: #312317; ' +
    `font-family: 'Plus Jakarta Sans', 'Segoe UI', Helvetica, Arial, sans-serif">` +
    `<div style="max-width: 520px; margin: 0 auto; overflow-wrap: anywhere">${body}</div></body></html>`
  );
}

function linesOf(words: string): string[] {
  return words.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.replace(UNSEEN, ''));
}

function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
