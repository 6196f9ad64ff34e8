// @vitest-environment happy-dom
import { act } from '@testing-library/react';

import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '#tests/support/stages/toasts.ts';
import { openAdmin, settle } from '#tests/support/stages/admin-stage.tsx';
import { memoryInbox, type MemoryInbox } from '#tests/support/memory/memory-inbox.ts';
import type { AnswerRest } from '#tests/support/memory/rest-calls.ts';
import { inboxOf, type ContactMessage, messagePageQuery } from '#renderer/data/collections/messages.ts';
import { useRequest } from '#renderer/session/use-request.ts';

import { useSelection } from '../../data-table/use-selection.ts';
import { useTablePage } from '../../data-table/use-table-page.ts';
import { useMarking, type Marking } from './use-marking.ts';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

let inbox: MemoryInbox;
let marking: Marking;
let rows: readonly ContactMessage[];
/** Lets the changes go that wait for their answer. */
let letGo: () => void;

function Section() {
  const { page } = useTablePage(messagePageQuery(useRequest(inboxOf), { search: '', show: 'all', page: 1 }));
  rows = page?.rows ?? [];
  marking = useMarking(useSelection(rows.map(({ id }) => id)));
  return null;
}

/** Opens the inbox over a backend that takes its time for changes. */
async function open(): Promise<void> {
  const slow = new Promise<void>((resolve) => (letGo = resolve));
  const rest: AnswerRest = async (call) => {
    if (call.method === 'PATCH') await slow;
    return inbox.rest(call);
  };
  await openAdmin(<Section />, { rest });
}

/** Lets the answers come. */
async function answer(): Promise<void> {
  await settle();
  letGo();
  await settle();
}

beforeEach(() => void (inbox = memoryInbox()));

test('a message that is archived while it is still being marked as read becomes archived', async () => {
  const id = inbox.arrive();
  await open();
  const [message] = rows as [ContactMessage];
  act(() => marking.read(message));
  act(() => marking.run('archived', [message]));
  await answer();
  expect(inbox.stateOf(id)).toBe('archived');
  expect(toasts.map(({ title }) => title)).toEqual(['1 message archived']);
});

test('a message that is opened while it is being archived stays archived', async () => {
  const id = inbox.arrive();
  await open();
  const [message] = rows as [ContactMessage];
  act(() => marking.run('archived', [message]));
  act(() => marking.read(message));
  await answer();
  expect([inbox.stateOf(id), toasts.length]).toEqual(['archived', 1]);
});

test('a second press does nothing while the first is under way, although the list was read again', async () => {
  inbox.arrive();
  await open();
  act(() => marking.run('spam', rows));
  await settle();
  const readAgain = rows.map((row) => ({ ...row }));
  act(() => marking.run('spam', readAgain));
  await answer();
  expect(inbox.asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  expect(toasts.map(({ title }) => title)).toEqual(['1 message marked as spam']);
});
