import type { OutgoingMessage } from '#renderer/data/outbox.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import { type Backend, callRest } from './rest.ts';

const SEND_TIMEOUT_MS = 15_000;

/** PostgreSQL's code for a row that is there already. */
const UNIQUE_VIOLATION = '23505';

/**
 * Puts a message into the backend's inbox. A message that is there already (the answer to the first try got lost) counts as
 * delivered: the database refuses a second row with the same client id.
 */
export async function sendMessage(backend: Backend, message: OutgoingMessage): Promise<Result<void>> {
  const answer = await callRest(backend, {
    path: 'contact_messages',
    timeoutMs: SEND_TIMEOUT_MS,
    body: {
      client_id: message.clientId,
      name: message.name,
      email: message.email,
      subject: message.subject,
      message: message.message,
      ...(message.phone && { phone: message.phone }),
    },
  });
  if (answer.ok) return ok(undefined);
  if (answer.code !== 'duplicate') return answer;
  if (answer.reason === UNIQUE_VIOLATION) return ok(undefined);
  // A conflict without the backend's own code comes from another server: whether the message arrived is unknown.
  return answer.reason ? answer : failed('captive-portal', answer.detail);
}
