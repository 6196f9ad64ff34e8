import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SegmentKind, Segment } from '#text/segments.ts';
import { changedParts, withPart } from './changed-parts.ts';

const segment = fc.record({
  kind: fc.constantFrom<SegmentKind>('h2', 'p', 'li', 'tr'),
  text: fc.constantFrom('a b c d', 'a b c e', 'a b', 'c d', 'x', 'a b c d x y', 'z 1', 'z 2'),
});
const version = fc.array<Segment>(segment, { maxLength: 7 });

test('whatever became of a text, saying of each part that it fits ends with both the same', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(version, version, fc.infiniteStream(fc.nat()), (then, now, choice) => {
      let fits: readonly Segment[] = then;
      let left = changedParts(fits, now);
      const most = left.length * 2 + 2;
      for (let round = 0; left.length > 0; round += 1) {
        expect(round).toBeLessThan(most);
        const part = left[(choice.next().value ?? 0) % left.length];
        if (part) fits = withPart(fits, now, part);
        left = changedParts(fits, now);
      }
      expect(fits).toEqual(now);
    }),
    { numRuns: 2000 },
  );
});
