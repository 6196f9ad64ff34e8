import type { OutgoingMessage } from '#domain/contact-message.ts';
import { failed, ok, type Result } from '#domain/result.ts';
import type { BackendAddress } from '#domain/configuration.ts';
import { LIMITS } from '#domain/limits.ts';
import { callRest } from './rest.ts';

const SEND_TIMEOUT_MS = 15_000;

/** PostgreSQL's code for a row that is there already. */
const UNIQUE_VIOLATION = '23505';

/** A column that the backend doesn't know: PostgREST's code, and PostgreSQL's. */
const NO_COLUMN: readonly unknown[] = ['PGRST204', '42703'];

/**
 * Puts a message into the backend's inbox. A message that is there already (the answer to the first try got lost) counts as
 * delivered: the database refuses a second row with the same client id. Where the backend has no place for a phone number, the number
 * arrives below the words.
 */
export async function sendMessage(backend: BackendAddress, message: OutgoingMessage): Promise<Result<void>> {
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
  if (message.phone && !answer.ok && NO_COLUMN.includes(answer.reason))
    return sendMessage(backend, withoutPhone(message));
  if (answer.ok) return ok(undefined);
  if (answer.code !== 'duplicate') return answer;
  if (answer.reason === UNIQUE_VIOLATION) return ok(undefined);
  // A conflict without the backend's own code comes from another server: whether the message arrived is unknown.
  return answer.reason ? answer : failed('captive-portal', answer.detail);
}

/** The same message with its number among its words, or behind its name or subject where the words have no room for it. */
function withoutPhone({ phone = '', ...message }: OutgoingMessage): OutgoingMessage {
  const places = [
    { message: `${message.message}\n\n${phone}` },
    { name: `${message.name} (${phone})` },
    { subject: message.subject === null ? phone : `${message.subject} (${phone})` },
  ];
  const room = places.find((place) =>
    Object.entries(place).every(([field, words]) => [...words].length <= LIMITS[field as keyof typeof place]),
  );
  if (!room) console.warn('The backend keeps no phone number, and the message has no room for it:', message.clientId);
  return { ...message, ...room };
}
