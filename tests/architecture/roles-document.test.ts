import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { can, RIGHTS, ROLES } from '#domain/roles.ts';

test('docs/roles.md says of every right who has it', () => {
  const rows = readFileSync('docs/roles.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, right]) => /^`[a-z]+\.[a-z]+`$/.test(right ?? ''))
    .map(([, right = '', , ...cells]) => [right.slice(1, -1), ROLES.map((_, at) => cells[at] !== 'no')]);
  expect(rows).toEqual(RIGHTS.superadmin.map((right) => [right, ROLES.map((role) => can(role, right))]));
});
