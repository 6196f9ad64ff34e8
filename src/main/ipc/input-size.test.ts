import { describe, expect, it } from 'vitest';
import { isWithinSize } from './input-size.ts';

const LIMIT = 1_000;

function cyclic(): object {
  const self: { self?: object } = {};
  self.self = self;
  return self;
}

/** A list in a list, so many times. */
function nested(levels: number): unknown {
  return levels === 0 ? [] : [nested(levels - 1)];
}

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_none, index) => [`k${index}`, 0]));

describe('isWithinSize', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text as long as the limit', 'a'.repeat(LIMIT)],
    ['a call of the contract', { key: 'sb-127-auth-token', value: 'x' }],
    ['an object without a prototype', Object.assign(Object.create(null), { a: 1 })],
    ['a list in a list', nested(4)],
  ])('takes %s', (_what, input) => {
    expect(isWithinSize(input, LIMIT)).toBe(true);
  });

  it.each([
    ['a text longer than the limit', 'a'.repeat(LIMIT + 1)],
    ['a text of 10 MB', 'a'.repeat(10_000_000)],
    ['a long text further in', { a: { b: 'a'.repeat(LIMIT) } }],
    ['a long key', { ['k'.repeat(LIMIT)]: 1 }],
    ['100,000 keys', keys(100_000)],
    ['100,000 values', Array.from({ length: 100_000 }, () => 0)],
    ['lists deeper than any call', nested(5)],
    ['10,000 levels', nested(5_000)],
    ['what holds itself', cyclic()],
    ['a date', new Date()],
    ['a map', new Map([['a', 1]])],
    ['a set', new Set([1])],
    ['a pattern', /a/],
    ['an error', new Error('a')],
    ['bytes', new ArrayBuffer(8)],
    ['a view of bytes', new Uint8Array(8)],
    ['a whole number without bounds', 1n],
    ['a function', () => 1],
    ['a symbol', Symbol('a')],
    ['an object with a made-up prototype', Object.create({ ok: true })],
    ['a date further in', { a: [new Date()] }],
  ])('refuses %s', (_what, input) => {
    expect(isWithinSize(input, LIMIT)).toBe(false);
  });

  it('takes files where a call carries some, up to what they may take together', () => {
    const file = (bytes: number) => new Uint8Array(bytes);
    expect(isWithinSize({ name: 'a', pack: file(600), page: file(300) }, 100, 1_000)).toBe(true);
    expect(isWithinSize({ name: 'a', pack: file(600), page: file(500) }, 100, 1_000)).toBe(false);
    expect(isWithinSize({ name: 'a', pack: file(600).subarray(0, 1), page: file(500) }, 100, 1_000)).toBe(false);
    expect(isWithinSize({ name: 'a'.repeat(200), pack: file(1) }, 100, 1_000)).toBe(false);
    expect(isWithinSize({ in: { pack: file(1) } }, 100, 1_000)).toBe(false);
    expect(isWithinSize(file(8), 100, 1_000)).toBe(false);
  });

  it('looks at no more than it allows, however often one value is in another', () => {
    const looked = { times: 0 };
    const watched = new Proxy([1], { ownKeys: (target) => ((looked.times += 1), Reflect.ownKeys(target)) });
    const wide = Array.from({ length: 1_000 }, () => watched);
    expect(isWithinSize([wide, wide, wide], LIMIT)).toBe(false);
    expect(looked.times).toBeLessThan(LIMIT);
  });
});
