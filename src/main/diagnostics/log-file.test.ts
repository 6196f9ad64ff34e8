import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openLogFile, type LogFile } from './log-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'tunas-log-'));
const path = join(folder, 'main.log');
const original = { ...console };
let log: LogFile;
/** Of the lines that were cleaned. */
let longest = 0;

beforeAll(() => {
  for (const level of ['error', 'warn', 'info', 'log'] as const) console[level] = vi.fn();
  log = openLogFile(folder, (line) => {
    longest = Math.max(longest, line.length);
    return line.replaceAll('rahasia', '***');
  });
});
afterAll(() => {
  Object.assign(console, original);
  rmSync(folder, { recursive: true, force: true });
});

test('holds the console’s output, cleaned line by line, readable for its owner only', () => {
  expect(log.tail()).toEqual([]);
  console.warn('A page does not answer.');
  console.error('Not saved:', Object.assign(new Error('rahasia: no'), { code: 'EIO' }));
  const [first, second, third] = log.tail();
  expect(first).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} warn A page does not answer\.$/);
  expect(second).toMatch(/ error Not saved: Error: \*\*\*: no$/);
  expect(third).toMatch(/^ {4}at /);
  expect(readFileSync(path, 'utf8')).not.toContain('rahasia');
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('cleans no more of an endless line than can be kept, and cuts it between words', () => {
  console.warn(`${'padi '.repeat(798)}kunci rahasia ${'x'.repeat(1_000_000)}`);
  expect(longest).toBeLessThan(4_100);
  expect(log.tail().at(-1)).not.toContain('raha');
});

test('begins a new file when one is large, and keeps the one before it', () => {
  for (let line = 0; line < 4_000; line += 1) console.info(`${line} ${'padi '.repeat(60)}`);
  expect(readdirSync(folder).sort()).toEqual(['main.log', 'main.old.log']);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThan(600 * 1024);
  const tail = log.tail();
  expect(tail.length).toBeGreaterThan(10);
  expect(tail.length).toBeLessThanOrEqual(60);
  expect(tail.at(-1)).toContain('3999 padi');
  expect(tail.join('\n').length).toBeLessThan(20_000);
});
