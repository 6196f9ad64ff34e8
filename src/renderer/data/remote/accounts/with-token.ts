import type { Reply } from '#domain/reply.ts';
import type { AccessToken } from './access-token.ts';
import { refused } from './replies.ts';

/**
 * Work as the person signed in. Where the backend takes a token for over that is still good by this device's clock (the
 * clock is wrong, or the backend has new keys), it is renewed and the work done once more.
 */
export async function withToken<T>(
  tokens: AccessToken,
  token: Promise<Reply<string>>,
  isOver: (reply: Reply<T>) => boolean,
  work: (token: string) => Promise<Reply<T>>,
): Promise<Reply<T>> {
  const first = await token;
  if (!first.ok) return first;
  const reply = await work(first.value);
  if (!isOver(reply)) return reply;
  const renewed = await tokens.renew();
  if (!renewed.ok) return renewed;
  const again = await work(renewed.value);
  return isOver(again) && !again.ok ? refused('session_expired', again.detail) : again;
}

/** The auth service's word for a token that is over or that it can't check. */
export function isBadToken(reply: Reply<unknown>): boolean {
  return !reply.ok && reply.reason === 'bad_jwt';
}
