import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT_RULES } from './segment.ts';

test('the rules have the name that stands beside them: segments of other rules get their roots anew', () => {
  const digest = createHash('sha256');
  for (const file of ['english.ts', 'indonesian.ts', 'indonesian-roots.json'])
    digest.update(readFileSync(`src/domain/word-roots/${file}`, 'utf8').replaceAll('\r\n', '\n'));
  expect(ROOT_RULES).toBe(digest.digest('hex').slice(0, 8));
});
