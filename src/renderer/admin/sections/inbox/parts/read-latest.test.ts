import { expect, test } from 'vitest';
import { failed, ok } from '#domain/result.ts';
import { restOver, type Tables } from '#tests/support/session-stage.tsx';
import type { Accounts } from '#renderer/data/accounts.ts';
import { readLatestMessages } from './latest-messages.tsx';
import { queryOver, type RestRequest } from '#tests/support/rest-calls.ts';

const row = {
  id: 'a',
  name: 'Sri',
  subject: null,
  message: 'Daun cabai keriting.',
  created_at: '2026-11-20T07:05:00Z',
};

function accountsWith(tables: Tables, asked: RestRequest[] = []): Accounts {
  return { query: queryOver(restOver(() => tables, asked)) } as Accounts;
}

test('takes the newest ones, and no more than are shown', async () => {
  const asked: RestRequest[] = [];
  const reply = await readLatestMessages(accountsWith({ contact_messages: [row, row, row] }, asked), 2);
  expect(reply.ok && reply.value.length).toBe(2);
  expect(asked[0]?.path).toContain('order=created_at.desc');
  expect(asked[0]?.method ?? 'GET').toBe('GET');
});

test('tells what a message is about: its subject, else its own words', async () => {
  const rows = [{ ...row, subject: 'Cabai' }, row, { ...row, subject: '', message: 'x'.repeat(1000) }];
  const reply = await readLatestMessages(accountsWith({ contact_messages: rows }), 4);
  expect(reply.ok && reply.value.map(({ about }) => about)).toEqual(['Cabai', 'Daun cabai keriting.', 'x'.repeat(160)]);
});

test('tells what nobody has read', async () => {
  const rows = [{ ...row, state: 'unread' }, { ...row, state: 'read' }, row];
  const reply = await readLatestMessages(accountsWith({ contact_messages: rows }), 4);
  expect(reply.ok && reply.value.map(({ isNew }) => isNew)).toEqual([true, false, false]);
});

test('a backend without an inbox has no messages', async () => {
  expect(await readLatestMessages(accountsWith({}), 4)).toEqual(ok([]));
});

test('says why they can’t be had', async () => {
  const offline = failed('offline', 'no network');
  expect(await readLatestMessages(accountsWith({ contact_messages: offline }), 4)).toEqual(offline);
});

test.each([null, 'text', { id: 'a' }, { ...row, created_at: 5 }, { ...row, name: null }])(
  'refuses a row like %j',
  async (bad) => {
    const reply = await readLatestMessages(accountsWith({ contact_messages: [row, bad] }), 4);
    expect(reply).toMatchObject({ ok: false, code: 'invalid' });
  },
);
