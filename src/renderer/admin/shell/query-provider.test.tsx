// @vitest-environment happy-dom
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAt, settle } from '#tests/support/stages/admin-stage.tsx';
import { RATNA, sessionStage, signedIn } from '#tests/support/stages/session-stage.tsx';
import { ok } from '#domain/result.ts';
import { request } from '#renderer/data/request-error.ts';
import { useSession, useSessionStore } from '#renderer/session/session.ts';
import { QueryProvider } from './query-provider.tsx';

test('nothing that one person read is shown to the next', async () => {
  const session = sessionStage(signedIn('granted'));
  const names: string[] = [];
  function Name() {
    const { state } = useSession();
    const email = state.kind === 'signed-in' ? state.person.email : '';
    const { data } = useQuery({ queryKey: ['name'], queryFn: () => request(() => Promise.resolve(ok(email))) });
    if (data !== undefined) names.push(data);
    return <p>{data}</p>;
  }
  function Area() {
    const { state } = useSession();
    return (
      <QueryProvider key={state.kind === 'signed-in' ? state.person.id : null}>
        <Name />
      </QueryProvider>
    );
  }
  await openAt(<Area />, { session, address: '/en/admin' });
  expect(screen.getByText(RATNA.email)).toBeTruthy();
  names.length = 0;
  act(() => session.become(signedIn('granted', { person: { id: 'other', email: 'budi@contoh.id' } })));
  await settle();
  expect(new Set(names)).toEqual(new Set(['budi@contoh.id']));
});

test('who leaves the admin area and comes back has the same client, until they sign out', async () => {
  const session = sessionStage(signedIn('granted'));
  const clients: QueryClient[] = [];
  function Client() {
    clients.push(useQueryClient());
    return null;
  }
  function Area() {
    return (
      <QueryProvider store={useSessionStore()}>
        <Client />
      </QueryProvider>
    );
  }
  const visit = async () => {
    const { unmount } = await openAt(<Area />, { session, address: '/en/admin' });
    unmount();
    return clients.at(-1);
  };
  const first = await visit();
  expect(await visit()).toBe(first);
  act(() => session.become({ kind: 'visitor' }));
  act(() => session.become(signedIn('granted')));
  expect(await visit()).not.toBe(first);
});
