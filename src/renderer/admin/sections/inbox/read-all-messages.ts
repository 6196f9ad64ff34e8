import { ok, type Result } from '#domain/result.ts';
import { MESSAGES_PER_PAGE } from '#domain/limits.ts';
import { type ContactMessage, type Inbox, type MessageFilter } from '#renderer/data/collections/messages.ts';

/**
 * Reads all matches of a query in portions, and reports the progress. Each portion continues after the last message of the one
 * before, so that none is missed or doubled while messages arrive or are marked. `stop` ends it after the current request.
 */
export async function readAllMessages(
  inbox: Pick<Inbox, 'listAfter'>,
  query: MessageFilter,
  stop: AbortSignal,
  onProgress: (read: number, total: number) => void,
): Promise<Result<readonly ContactMessage[]>> {
  const found: ContactMessage[] = [];
  let total = 0;
  for (;;) {
    const reply = await inbox.listAfter(query, found.at(-1) ?? null);
    if (!reply.ok) return reply;
    const { rows } = reply.value;
    found.push(...rows);
    total = reply.value.total ?? total;
    if (stop.aborted || rows.length < MESSAGES_PER_PAGE) return ok(found);
    onProgress(Math.min(found.length, total), total);
  }
}
