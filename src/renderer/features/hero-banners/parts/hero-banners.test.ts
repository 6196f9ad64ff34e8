import { describe, expect, test } from 'vitest';
import { bannerRow } from '#tests/support/stages/site-stage.tsx';
import { readSiteContent } from '#renderer/data/site-content.ts';
import { activeBanners, nextChange } from './hero-banners.tsx';

const read = (...rows: readonly unknown[]) => readSiteContent(rows, 'id', String)!;

describe('the time of a banner', () => {
  const at = (from: string | null, until: string | null, id = 1) =>
    bannerRow({ id, shared: { activeFrom: from, activeUntil: until } });
  const noon = Date.parse('2026-11-22T12:00:00Z');
  const on = (from: string | null, until: string | null) => activeBanners(read(at(from, until)).banners, noon).length;

  test.each([
    [null, null, 1],
    ['2026-11-22T12:00:00Z', null, 1],
    ['2026-11-22T12:00:01Z', null, 0],
    [null, '2026-11-22T12:00:00Z', 0],
    [null, '2026-11-22T12:00:01Z', 1],
    ['2026-11-22T18:00:00+07:00', '2026-11-22T20:00:00+07:00', 1],
    ['2026-11-22T20:00:00+07:00', null, 0],
    ['whenever', 'never', 1],
  ])('from %s until %s: %d', (from, until, seen) => {
    expect(on(from, until)).toBe(seen);
  });

  test('is looked at again when the next one begins or ends', () => {
    const { banners } = read(at('2026-11-22T13:00:00Z', null), at(null, '2026-11-22T12:30:00Z', 2), at(null, null, 3));
    expect(nextChange(banners, noon)).toBe(Date.parse('2026-11-22T12:30:00Z'));
    expect(nextChange(banners, Date.parse('2026-11-22T12:30:00Z'))).toBe(Date.parse('2026-11-22T13:00:00Z'));
    expect(nextChange(banners, Date.parse('2026-11-23T00:00:00Z'))).toBe(Infinity);
  });
});
