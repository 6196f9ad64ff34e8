import { expect, test } from 'vitest';
import { readSignatures, signatureLines } from './package-signatures.ts';

const lines = (report: unknown) => signatureLines(readSignatures(JSON.stringify(report)));

test('packages with good signatures are said to be so', () => {
  expect(lines({ invalid: [], missing: [] })).toEqual(['No package has a wrong signature.']);
});

test('wrong and missing signatures are named', () => {
  expect(
    lines({ invalid: [{ name: 'left', version: '1.0.0' }], missing: [{ name: 'right', version: '2.0.0' }] }),
  ).toEqual(['1 packages have WRONG signatures: left 1.0.0', '1 packages have no signature: right 2.0.0']);
});

test.each([
  ['a network error', { error: { code: 'ENOTFOUND', summary: 'getaddrinfo ENOTFOUND' } }, 'getaddrinfo ENOTFOUND'],
  ['nothing', {}, 'npm audit signatures printed no report'],
])('%s is no good news', (_what, report, reason) => {
  expect(lines(report)).toEqual([
    `The signatures could not be checked: ${reason}`,
    'Whether the packages are those that their registry signed is NOT known.',
  ]);
});

test('no JSON is no good news either', () => {
  expect(readSignatures('npm error')).toEqual({ kind: 'unanswered', reason: 'npm audit signatures printed no report' });
});
