import { beforeEach, expect, test, vi } from 'vitest';
import { memoryPlatform } from '../../platform/memory/memory-platform.ts';
import { typedValues } from './typed-values.ts';

const SECRETS = { loginPassword: 'rahasia1', password: 'rahasia2', confirm: 'rahasia3' };

beforeEach(() => void vi.useFakeTimers());

test('passwords go when the page is left', () => {
  const words = typedValues(memoryPlatform().drafts);
  const leave = words.hold();
  words.write({ email: 'ratna@contoh.id', ...SECRETS });
  leave();
  vi.runAllTimers();
  expect(words.read()).toEqual({
    email: 'ratna@contoh.id',
    fullName: '',
    loginPassword: '',
    password: '',
    confirm: '',
  });
});

test('a page that is drawn anew keeps them', () => {
  const words = typedValues(memoryPlatform().drafts);
  const leave = words.hold();
  words.write(SECRETS);
  leave();
  words.hold();
  vi.runAllTimers();
  expect(words.read()).toMatchObject(SECRETS);
});

test('what has done its work leaves nothing behind, in memory or on the device', () => {
  const { drafts } = memoryPlatform();
  const words = typedValues(drafts);
  words.write({ email: 'ratna@contoh.id', ...SECRETS });
  words.forget();
  expect(Object.values(words.read()).join('')).toBe('');
  expect(Object.values(typedValues(drafts).read()).join('')).toBe('');
});

test('emptied fields leave no draft', () => {
  const { drafts } = memoryPlatform();
  const words = typedValues(drafts);
  words.write({ email: 'r' });
  words.write({ email: '' });
  expect(drafts.read('auth')).toBeNull();
});

test.each(['{', 'null', '[]', '{"email":7}'])('a damaged draft (%s) is as if it weren’t there', (stored) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { drafts } = memoryPlatform();
  drafts.write('auth', stored);
  expect(typedValues(drafts).read().email).toBe('');
});
