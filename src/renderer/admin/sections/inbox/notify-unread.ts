import type { TFunction } from 'i18next';
import type { Unread } from '#renderer/data/collections/messages.ts';
import type { Result } from '#domain/result.ts';
import type { Notifier, Notice } from '#renderer/platform/port.ts';

/** The longest name in a notification, in characters. */
const LONGEST_NAME = 60;

interface Announcing {
  readonly notifier: Notifier;
  readonly t: TFunction<'inbox'>;
  /** The address of the inbox in the reader's language. */
  readonly path: string;
  /** How many unread messages came in after a moment (ISO). */
  unreadSince(moment: string): Promise<Result<number>>;
  open(path: string): void;
}

/**
 * Shows a notification about messages since the last one that this device announced. Names only, never a message's text, because a
 * notification may be visible on a locked screen. `first`: messages that were there when the admin area was opened are visible in
 * it, so they aren't announced.
 */
export async function notifyUnread(
  { newest }: Pick<Unread, 'newest'>,
  first: boolean,
  { notifier, t, path, unreadSince, open }: Announcing,
): Promise<void> {
  if (newest === null) return;
  const last = notifier.readAnnounced();
  if (last !== null && !isAfter(newest.receivedAt, last)) return;
  // Before anything is awaited: another window of this device may be about to say the same.
  notifier.writeAnnounced(newest.receivedAt);
  if (first) return;
  const since = last === null ? null : await unreadSince(last);
  const several = since?.ok === true ? since.value : 1;
  const title = several > 1 ? t('notifyMany', { count: several }) : t('notify', { name: plain(newest.name) });
  const notice: Notice = { title, body: t('notifyBody'), path };
  notifier.show(notice, open);
}

/** Moments as the backend writes them: to the microsecond, which a Date would round. One that can't be read is before all. */
function isAfter(moment: string, other: string): boolean {
  const [one, two] = [Date.parse(moment), Date.parse(other)];
  return one === two ? moment > other : !(one < two);
}

/** One line without signs that turn or hide letters. */
function plain(name: string): string {
  const line = name.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const letters = [...line];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('')}...` : line;
}
