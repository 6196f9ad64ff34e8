import { expect, test } from 'vitest';

import { restOver, type Tables } from '#tests/support/stages/session-stage.tsx';
import type { Accounts } from '#renderer/data/accounts.ts';
import { readLatestMessages } from './read-latest-messages.ts';
import { queryOver, type RestRequest } from '#tests/support/memory/rest-calls.ts';

const row = { ...{ id: 'a', name: 'Sri', subject: null, message: 'Layu.' }, created_at: '2026-11-20T07:05:00Z' };

function read(rows: Tables[string], most = 4, asked: RestRequest[] = []) {
  const query = queryOver(restOver(() => ({ contact_messages: rows }), asked));
  return readLatestMessages({ query } as Accounts, most);
}

test('takes the newest ones, and no more than are shown', async () => {
  const asked: RestRequest[] = [];
  const reply = await read([row, row, row], 2, asked);
  expect(reply.ok && reply.value.length).toBe(2);
  expect(asked[0]?.path).toContain('order=created_at.desc');
});

test('gives a message’s subject, else its text; and whether it is unread', async () => {
  const long = { ...row, subject: '', message: 'x'.repeat(1000), state: 'unread' };
  const reply = await read([{ ...row, subject: 'Cabai', state: 'read' }, row, long]);
  const told = reply.ok && reply.value.map(({ about, isNew }) => (isNew ? `New: ${about}` : about));
  expect(told).toEqual(['Cabai', 'Layu.', `New: ${'x'.repeat(160)}`]);
});

test.each([null, 'text', { id: 'a' }, { ...row, created_at: 5 }, { ...row, name: null }])(
  'refuses a row like %j',
  async (bad) => expect(await read([row, bad])).toMatchObject({ ok: false, code: 'invalid' }),
);
