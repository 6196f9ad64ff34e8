import { LIMITS } from '#domain/limits.ts';
import { draftOf } from '#renderer/features/contact/parts/contact-draft.ts';
import type { Platform } from '#renderer/platform/port.ts';

interface Question {
  readonly subject: string;
  readonly message: string;
}

/** Under which key it is remembered what was filled in last. */
const FILLED = 'contact-filled';

/**
 * Fills in the contact form's draft before its page is opened. The reader's own text stays: the question is put below it where
 * there is room, and replaces an earlier question that wasn't edited.
 */
export function askTeam(platform: Platform, { subject, message }: Question): void {
  const form = draftOf(platform, 'contact');
  const draft = form.read();
  const filled = platform.drafts.read(FILLED);
  const own = (text: string, before: string | undefined) => (text === before ? '' : text);
  const [filledSubject, ...lines] = filled?.split('\n') ?? [];
  const written = own(draft.message, lines.join('\n'));
  const longer = written === '' ? message : `${written.trimEnd()}\n\n${message}`;
  const fits = longer.length <= LIMITS.message && !written.includes(message);
  form.write({
    ...draft,
    subject: own(draft.subject, filledSubject) || subject.slice(0, LIMITS.subject),
    message: fits ? longer : written,
  });
  platform.drafts.write(FILLED, `${subject}\n${message}`);
}
