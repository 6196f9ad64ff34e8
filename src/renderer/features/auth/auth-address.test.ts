import { expect, test } from 'vitest';
import { disguisedAddresses } from '#tests/support/cases/disguised-addresses.ts';
import { authAddress, readAuthAddress } from './auth-address.ts';

const LOGIN = { tab: 'login', step: null, again: false, fromProfile: false, invitation: null };

test('without a word it is the login', () => {
  expect(readAuthAddress(new URLSearchParams())).toEqual(LOGIN);
  expect(authAddress(readAuthAddress(new URLSearchParams()))).toBe('/auth');
});

test.each([
  '/auth?tab=sign-up',
  '/auth?again=1',
  '/auth?tab=sign-up&step=confirm&again=1&from=/profile',
  '/auth?step=reset',
  '/auth?step=reset-code&from=/profile',
  '/auth?from=/profile',
  `/auth?tab=sign-up&step=confirm&invitation=${'aB3-_'.repeat(8)}`,
])('%s reads as it is written', (address) => {
  expect(authAddress(readAuthAddress(new URLSearchParams(address.split('?')[1])))).toBe(address);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/profile/../admin',
  '/profile?x=1',
  'profile',
  '/admin',
  'javascript:alert(1)',
  '/profile/',
  '',
  ...disguisedAddresses('https://tunas.example'),
  ...disguisedAddresses('https://tunas.example').map((address) => `/profile${address}`),
])('nobody is sent elsewhere by an address: from=%s is as if it weren’t there', (from) => {
  expect(readAuthAddress(new URLSearchParams({ from })).fromProfile).toBe(false);
});

test('unknown tabs and steps are as if they weren’t there', () => {
  expect(readAuthAddress(new URLSearchParams('tab=admin&step=new-password&again=yes'))).toEqual(LOGIN);
});

test.each(['', 'short', 'with blanks in between them', `${'a'.repeat(30)}/../x`, 'a'.repeat(65)])(
  'an invitation’s code that can’t be one is as if it weren’t there: %j',
  (invitation) => {
    expect(readAuthAddress(new URLSearchParams({ invitation })).invitation).toBeNull();
  },
);
