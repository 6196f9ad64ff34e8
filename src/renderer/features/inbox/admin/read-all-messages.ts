import { ok, type Reply } from '#domain/reply.ts';
import {
  MESSAGES_PER_PAGE,
  type ContactMessage,
  type Inbox,
  type MessageQuery,
} from '../../../data/collections/messages.ts';

/**
 * Reads page after page of what a question finds, and tells how far it is. A message that comes in meanwhile pushes the others
 * down, so that one may be read twice: each is there once. `stop` ends it after the page that is being read.
 */
export async function readAllMessages(
  inbox: Pick<Inbox, 'list'>,
  query: MessageQuery,
  stop: AbortSignal,
  onProgress: (read: number, total: number) => void,
): Promise<Reply<readonly ContactMessage[]>> {
  const found = new Map<string, ContactMessage>();
  for (let page = 1; ; page += 1) {
    const reply = await inbox.list({ ...query, page });
    if (!reply.ok) return reply;
    const { rows, total } = reply.value;
    for (const row of rows) found.set(row.id, row);
    if (stop.aborted || rows.length < MESSAGES_PER_PAGE) return ok([...found.values()]);
    onProgress(Math.min(found.size, total), total);
  }
}
