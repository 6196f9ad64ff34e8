import { beforeEach, expect, test, vi } from 'vitest';
import { accessOf, openTab, valueOf } from '../support/accounts/open-tab.ts';
import { sharedStorage } from '../support/accounts/shared-storage.ts';
import { RATNA, StrictAuth } from '../support/accounts/strict-auth.ts';

let auth: StrictAuth;

beforeEach(() => {
  auth = new StrictAuth();
  vi.stubGlobal('fetch', auth.fetch);
});

test.each([
  [true, { kind: 'recovery' }],
  [false, null],
])('a confirmed account is signed in once it is known whether it lacks a password: %s', async (lacks, authCallback) => {
  let answer: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => (answer = resolve));
  auth.instead = (path) => {
    if (path.endsWith('/verify'))
      return new Response(auth.session(RATNA, 3600), { headers: { 'content-type': 'json' } });
    return path.endsWith('/rpc/lacks_password') ? answered : null;
  };
  const tab = openTab(auth.address, sharedStorage().tab());
  const confirming = (await tab.accounts()).confirmEmail(RATNA.email, '123456');
  await vi.waitFor(() => expect(auth.asked.some((each) => each.includes('lacks_password'))).toBe(true));
  expect(tab.store.read()).toEqual({ state: { kind: 'visitor' }, authCallback: null });
  const shown: unknown[] = [];
  tab.store.subscribe(() => shown.push(tab.store.read().authCallback));
  answer(Response.json(lacks));
  valueOf(await confirming);
  expect(tab.store.read().state).toMatchObject({ kind: 'signed-in', person: RATNA });
  expect(new Set(shown)).toEqual(new Set([authCallback]));
  expect(await accessOf(tab.store)).toBe('denied');
});

test.each([
  [null, 'https://tunas.example/admin'],
  ['kode', 'https://tunas.example/auth?invitation=kode'],
])('a mail that is sent again leads where the first one did: %s', async (invitation, leadsTo) => {
  auth.instead = () => Response.json({ user: { ...RATNA, identities: [{}] } });
  const accounts = await openTab(auth.address, sharedStorage().tab()).accounts();
  valueOf(await accounts.signUp({ fullName: 'Ratna', email: RATNA.email, password: 'cabai-merah-7', invitation }));
  valueOf(await accounts.resendConfirmation(RATNA.email, invitation));
  const led = auth.asked.map((each) => new URL(each.split(' ')[1]!, auth.address.url).searchParams.get('redirect_to'));
  expect(led).toEqual([leadsTo, leadsTo]);
});
