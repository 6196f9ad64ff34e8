import { expect, test } from 'vitest';
import { auditLines, readAudit } from './known-vulnerabilities.ts';

const lines = (report: unknown) => auditLines(readAudit(JSON.stringify(report)));

test('a package that has one is named, with what is known of it', () => {
  const advisory = { title: 'It can be made to hang', url: 'https://advisories.example/1' };
  const report = {
    vulnerabilities: {
      'markdown-it': { severity: 'moderate', via: [advisory] },
      reader: { severity: 'moderate', via: ['markdown-it'] },
    },
  };
  expect(lines(report)).toEqual([
    '2 packages have known vulnerabilities:',
    '  markdown-it (moderate)',
    '    It can be made to hang https://advisories.example/1',
    '  reader (moderate)',
  ]);
});

test('an answer without any is good news', () => {
  expect(lines({ vulnerabilities: {} })).toEqual(['No package has a known vulnerability.']);
});

test.each([
  ['a refusal', { message: '405 Method Not Allowed', error: { summary: '' } }, '405 Method Not Allowed'],
  ['no network', { error: { code: 'ENOTFOUND', summary: 'request failed' } }, 'request failed'],
  ['nothing at all', {}, 'npm audit gave no reason'],
])('%s is no good news', (_what, report, reason) => {
  expect(readAudit(JSON.stringify(report))).toEqual({ kind: 'unanswered', reason });
  expect(lines(report).at(-1)).toBe('Whether packages have known vulnerabilities is NOT known.');
});

test('neither is something that is no report', () => {
  expect(readAudit('<html>').kind).toBe('unanswered');
});
