import { LIMITS } from '#domain/limits.ts';
import { readPlainJson, steadyJson } from '#renderer/data/archive/plain-json.ts';
import type { PackQuestion } from '#renderer/data/packs.ts';
import { asList, asObject, RowError, text } from '#renderer/data/read-fields.ts';
import { moment } from './catalogue.ts';

/** More than anybody writes in a village within a week. */
const MOST_QUESTIONS = 2000;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Messages on their way, as a pack carries them. */
export function questionsFile(questions: readonly PackQuestion[]): Uint8Array<ArrayBuffer> {
  const written = questions.slice(0, MOST_QUESTIONS).map(({ clientId, madeAt, payload }) => {
    const { name, email, subject, message, phone } = payload;
    return { clientId, madeAt, payload: { name, email, subject, message, ...(phone && { phone }) } };
  });
  return new TextEncoder().encode(steadyJson(written));
}

/** Throws RowError or ForeignJson. Whether the inbox accepts a message is decided by the backend. */
export function readQuestions(bytes: Uint8Array): readonly PackQuestion[] {
  const all = asList(readPlainJson(bytes), 'questions');
  if (all.length > MOST_QUESTIONS) throw new RowError('too many questions');
  return all.map((each) => {
    const from = asObject(each, 'question');
    const payload = asObject(from['payload'], 'payload');
    const clientId = text(from, 'clientId');
    if (!ID.test(clientId)) throw new RowError('no id of a message');
    return {
      clientId,
      madeAt: moment(from, 'madeAt'),
      payload: {
        name: short(payload, 'name'),
        email: short(payload, 'email'),
        subject: payload['subject'] === null ? null : short(payload, 'subject'),
        message: short(payload, 'message'),
        // Left out where none was given.
        ...(payload['phone'] === undefined ? {} : { phone: short(payload, 'phone') }),
      },
    };
  });
}

function short(from: Readonly<Record<string, unknown>>, key: keyof typeof LIMITS): string {
  const value = text(from, key);
  if (value === '' || [...value].length > LIMITS[key]) throw new RowError(`${key} is too long or empty`);
  return value;
}
