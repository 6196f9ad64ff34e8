import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mail that the embedded backend put into its mail folder. */
export interface DroppedMail {
  readonly file: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Its 6-digit code. */
  readonly code: string;
  /** Its link, through the backend; empty where it has none. */
  readonly link: string;
}

/** All mails of a folder, oldest first; of one kind (`recovery`), where one is named. */
export function mailsIn(folder: string, kind = ''): DroppedMail[] {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files
    .filter((file) => file.endsWith(kind === '' ? '.txt' : `Z-${kind}.txt`))
    .map((file) => read(folder, file));
}

/** The newest mail to an address; an error where there is none. */
export function newestMail(folder: string, to: string, kind = ''): DroppedMail {
  const mail = mailsIn(folder, kind)
    .filter((each) => each.to === to)
    .at(-1);
  if (mail === undefined) throw new Error(`No ${kind} mail to ${to} in ${folder}.`);
  return mail;
}

function read(folder: string, file: string): DroppedMail {
  const content = readFileSync(join(folder, file), 'utf8');
  const head = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(content)?.[1] ?? '';
  const text = content.slice(content.indexOf('\n\n') + 2);
  return {
    file,
    to: head('To'),
    subject: head('Subject'),
    text,
    code: /^\d{6}$/m.exec(text)?.[0] ?? '',
    link: /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(text)?.[0] ?? '',
  };
}
