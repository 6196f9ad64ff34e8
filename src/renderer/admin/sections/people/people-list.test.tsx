// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '#tests/support/stages/toasts.ts';
import { openAdmin, press, settle } from '#tests/support/stages/admin-stage.tsx';
import { queryOver, restStage } from '#tests/support/memory/rest-calls.ts';
import { sessionStage, signedIn, type SessionStage } from '#tests/support/stages/session-stage.tsx';
import { ok } from '#domain/result.ts';
import { PeopleScreen } from './people-screen.tsx';

vi.mock('#renderer/ui/toast.ts', () => import('#tests/support/stages/toasts.ts'));

const ADMIN = { role: 'superadmin', language: null };
const EDITOR = { role: 'editor', language: null };
const AYU = { id: 'a', email: 'ayu@example.com', name: 'Ayu', since: '2026-11-01T02:00:00Z', me: true, ...ADMIN };
const BUDI = { id: 'b', email: 'budi@example.com', name: '', since: '2026-11-02T02:00:00Z', me: false, ...ADMIN };

let { answers, asked } = restStage();
let session: SessionStage;

function listed(people: object[]): void {
  answers['rpc/list_people'] = ok({ total: people.length, admins: 2, people, invitations: [], sender: false });
}
const open = () => openAdmin(<PeopleScreen />, { session, address: '/en/admin/people', language: 'en' });
const changes = () => asked.filter(({ path }) => path !== 'rpc/list_people').map(({ path, body }) => [path, body]);

beforeEach(() => {
  const stage = restStage();
  ({ answers, asked } = stage);
  listed([AYU, BUDI]);
  session = sessionStage(signedIn('granted'), () => Promise.resolve({ query: queryOver(stage.rest) }));
});

const questions = () => asked.filter(({ path }) => path === 'rpc/list_people').map(({ body }) => body);
const CITRA = { ...BUDI, id: 'c', email: 'citra@example.com', name: 'Citra', ...EDITOR };

test('is asked as its address says, and says where nobody matches', async () => {
  await openAdmin(<PeopleScreen />, { session, address: '/en/admin/people?search=bud&role=editor&sort=name&page=2' });
  expect(questions()[0]).toEqual({ search: 'bud', role: 'editor', sort: 'name', page: 2 });
  listed([]);
  await act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Filter by role' }), { target: { value: 'reviewer' } });
    await settle();
  });
  expect(screen.getByText('Nobody matches.')).toBeTruthy();
});

test('gives several another role at once, never me, and takes it back', async () => {
  answers['rpc/change_roles'] = ok({
    before: [
      { id: 'b', ...ADMIN },
      { id: 'c', ...EDITOR },
    ],
    kept: [],
  });
  listed([AYU, BUDI, CITRA]);
  await open();
  expect(screen.queryByRole('checkbox', { name: 'Select Ayu' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select budi@example.com' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Citra' }));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Change role' }), { key: 'Enter' });
  await settle();
  await press(screen.getByRole('menuitem', { name: 'Reviewer' }));
  const reviewer = { role: 'reviewer', language: null };
  expect(changes()).toEqual([
    [
      'rpc/change_roles',
      {
        changes: [
          { id: 'b', ...reviewer, was: ADMIN },
          { id: 'c', ...reviewer, was: EDITOR },
        ],
      },
    ],
  ]);
  expect(toasts.at(-1)).toMatchObject({ title: '2 people are now reviewer', action: { label: 'Undo' } });
  toasts.at(-1)?.action?.run();
  await settle();
  expect(changes().at(-1)).toEqual([
    'rpc/change_roles',
    {
      changes: [
        { id: 'b', ...ADMIN, was: reviewer },
        { id: 'c', ...EDITOR, was: reviewer },
      ],
    },
  ]);
});

test('removes several after a question, and names whom somebody else changed meanwhile', async () => {
  answers['rpc/change_roles'] = ok({ before: [{ id: 'b', ...ADMIN }], kept: ['c'] });
  listed([AYU, BUDI, CITRA]);
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await press('Remove');
  expect(screen.getByRole('dialog', { name: 'Remove 2 people from the team?' })).toBeTruthy();
  await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(changes()[0]).toMatchObject(['rpc/change_roles', { changes: [{ role: null }, { role: null }] }]);
  expect(screen.getByText(/^Not changed: Citra\./)).toBeTruthy();
});
