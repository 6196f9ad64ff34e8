import { failed, ok, type Result } from '#domain/result.ts';
import type { Accounts } from '#renderer/data/accounts.ts';

/** A message of a visitor, as a list shows it. */
export interface ListedMessage {
  readonly id: string;
  readonly name: string;
  /** Its subject, or its first words where the form had none. */
  readonly about: string;
  /** ISO. */
  readonly receivedAt: string;
  /** True while it hasn't been opened. */
  readonly isNew: boolean;
}

/** Characters of a message that a row may show; the row cuts what doesn't fit. */
const FIRST_WORDS = 160;

/** The newest messages. A backend without an inbox has none. */
export async function readLatestMessages(accounts: Accounts, limit: number): Promise<Result<readonly ListedMessage[]>> {
  const columns = 'id,name,subject,message,created_at,state';
  const answer = await accounts.query((database) =>
    database
      .from('contact_messages')
      .select(columns)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(limit),
  );
  if (!answer.ok) return answer.code === 'no-table' ? ok([]) : answer;
  const { data } = answer.value;
  if (!Array.isArray(data)) return failed('invalid', 'The messages are no list');
  const messages = data.map(readRow);
  return messages.every((message) => message !== null) ? ok(messages) : failed('invalid', 'A message has no text');
}

function readRow(row: unknown): ListedMessage | null {
  const fields = (typeof row === 'object' && row !== null ? row : {}) as Readonly<Record<string, unknown>>;
  const { id, name, subject, message, created_at: receivedAt, state } = fields;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof message !== 'string') return null;
  if (typeof receivedAt !== 'string') return null;
  const about = typeof subject === 'string' && subject !== '' ? subject : message.slice(0, FIRST_WORDS);
  return { id, name, about, receivedAt, isNew: state === 'unread' };
}
