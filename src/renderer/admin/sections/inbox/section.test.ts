import { expect, test } from 'vitest';
import type { Accounts } from '#renderer/data/accounts.ts';
import { memoryInbox } from '#tests/support/memory/memory-inbox.ts';
import { queryOver } from '#tests/support/memory/rest-calls.ts';
import { section } from './section.ts';

test('tells the dashboard of unread messages, and of those that wait for the reply of whoever looks at it', async () => {
  const inbox = memoryInbox();
  const [me, other] = inbox.people;
  inbox.arrive({ assignee: me!.id });
  inbox.arrive({ assignee: me!.id, state: 'read' });
  inbox.arrive({ assignee: me!.id, state: 'answered' });
  inbox.arrive({ assignee: other!.id, state: 'read' });
  const report = await section.report?.({ query: queryOver(inbox.rest) } as Accounts);
  expect(report).toMatchObject({
    value: {
      total: 4,
      work: [
        { text: 'inbox:work', count: 1, path: '/admin/messages?show=unread' },
        { text: 'inbox:workMine', count: 2, path: '/admin/messages?show=mine', own: 'all' },
      ],
    },
  });
});
