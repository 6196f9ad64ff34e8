import type * as z from 'zod/mini';
import { failed, ok, type Reply } from '#domain/reply.ts';
import type { Accounts, RestRequest } from '../accounts.ts';

/** One question to the backend as the person signed in; an answer that isn't what was agreed is `invalid`. */
export async function asked<Schema extends z.ZodMiniType>(
  accounts: Accounts,
  request: RestRequest,
  schema: Schema,
): Promise<Reply<z.output<Schema>>> {
  const answer = await accounts.rest(request);
  if (!answer.ok) return answer;
  const read = schema.safeParse(answer.value.body);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  return failed('invalid', `${request.path}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

/** A call of one of the backend's functions. */
export function calling(name: string, body: object): RestRequest {
  return { path: `rpc/${name}`, method: 'POST', body };
}
