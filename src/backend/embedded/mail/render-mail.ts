import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escaped } from '#domain/escaped.ts';

/** The mails of the auth service, each named as its template in src/backend/supabase/templates. */
export type MailKind = 'confirmation' | 'recovery' | 'magic-link' | 'email-change' | 'reauthentication';

/** What templates may name, as Supabase documents it: `{{ .Token }}` is the 6-digit code. */
export interface MailValues {
  readonly Token: string;
  readonly TokenHash: string;
  readonly ConfirmationURL: string;
  readonly SiteURL: string;
  readonly RedirectTo: string;
  readonly Email: string;
  readonly NewEmail: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const TEMPLATES = join(import.meta.dirname, '../../supabase/templates');

/** A mail as a hosted project would send it: the same templates, filled in the same way. */
export function renderMail(kind: MailKind, values: MailValues): RenderedMail {
  const template = readFileSync(join(TEMPLATES, `${kind}.html`), 'utf8');
  const html = template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_whole, name: string) => {
    if (!(name in values)) throw new Error(`The mail template ${kind}.html names ${name}, which nobody fills in.`);
    return escaped(values[name as keyof MailValues]);
  });
  const subject = /<title>(.*?)<\/title>/.exec(html)?.[1];
  if (subject === undefined) throw new Error(`The mail template ${kind}.html has no title.`);
  return { subject: plainText(subject), html, text: plainText(html) };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** A mail template's HTML as text: a paragraph a line, a link as its words and its address. For our own simple HTML only. */
function plainText(html: string): string {
  const body = html.replace(/^[\s\S]*<body[^>]*>|<\/body>[\s\S]*$/g, '');
  return body
    .replace(/\s+/g, ' ')
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2: $1')
    .replace(/<hr[^>]*>/g, '\n\n---\n\n')
    .replace(/<\/(p|h1|h2|div)>/g, '\n\n')
    .replace(/<[^<>]+>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
