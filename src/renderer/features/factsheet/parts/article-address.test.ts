import { expect, test } from 'vitest';
import { sharedAddress } from './article-address.ts';

test('the address is one that another phone can open', () => {
  expect(sharedAddress('https://tunas.example/article/1')).toBe('https://tunas.example/article/1');
  for (const own of ['http://localhost:4173/a', 'http://127.0.0.1/a', 'http://[::1]:5/a', 'app://tunas/a', 'x', null])
    expect(sharedAddress(own)).toBeNull();
});
