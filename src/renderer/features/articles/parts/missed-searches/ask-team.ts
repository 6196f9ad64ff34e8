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
 * Fills the contact form's unsent words in before its page is opened. What a person wrote there stays: a question of ours is
 * put below it where there is room, and takes the place of an earlier one that nobody changed.
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
