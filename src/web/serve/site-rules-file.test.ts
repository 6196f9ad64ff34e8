import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ruleFiles } from '../prerender/site-rules.ts';
import { parseRules } from './site-rules-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tunas-rules-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function rulesOf(headers: string, redirects: string) {
  writeFileSync(join(folder, '_headers'), headers);
  writeFileSync(join(folder, '_redirects'), redirects);
  return parseRules(folder);
}

describe('headers', () => {
  test('belong to the path above them, and a star at its end stands for anything', () => {
    const rules = rulesOf('/*\n  X-One: 1\n/assets/*\n  Cache-Control: public, max-age=1\n/exact\n  X-Two: a: b\n', '');
    expect(rules.headersOf('/')).toEqual([['X-One', '1']]);
    expect(rules.headersOf('/assets/a/b.js')).toEqual([
      ['X-One', '1'],
      ['Cache-Control', 'public, max-age=1'],
    ]);
    expect(rules.headersOf('/exact')).toEqual([
      ['X-One', '1'],
      ['X-Two', 'a: b'],
    ]);
    expect(rules.headersOf('/exact/more')).toEqual([['X-One', '1']]);
    expect(rules.headersOf('/my/assets/x')).toEqual([['X-One', '1']]);
  });

  test('a dot in a path is a dot', () => {
    const rules = rulesOf('/a.txt\n  X: 1\n', '');
    expect(rules.headersOf('/a.txt')).toHaveLength(1);
    expect(rules.headersOf('/aXtxt')).toHaveLength(0);
  });
});

describe('rewrites', () => {
  test('are the lines that answer 200, the first that fits', () => {
    const rules = rulesOf('', '/admin /one.html 200\n/admin/* /two.html 200\n/old /new 301\n# /x /y 200\n\n');
    expect(rules.rewriteOf('/admin')).toEqual({ file: '/one.html', status: 200 });
    expect(rules.rewriteOf('/admin/blogs')).toEqual({ file: '/two.html', status: 200 });
    expect(rules.rewriteOf('/administration')).toBeNull();
    expect(rules.rewriteOf('/old')).toBeNull();
    expect(rules.rewriteOf('/x')).toBeNull();
  });
});

describe('the rules that a build writes', () => {
  const built = (backend: string | null) => {
    const files = ruleFiles(backend);
    return rulesOf(files.get('_headers') ?? '', files.get('_redirects') ?? '');
  };
  const header = (path: string, name: string, backend: string | null = null) =>
    built(backend)
      .headersOf(path)
      .find(([each]) => each === name)?.[1];

  test('send what isn’t prerendered to the shell, and nothing else', () => {
    const rules = built('https://abc.supabase.co');
    for (const path of [
      '/article/99',
      '/en/article/99',
      '/profile',
      '/en/profile',
      '/preview',
      '/en/preview',
      '/admin',
      '/admin/blogs',
      '/en/admin',
      '/en/admin/blogs',
    ]) {
      expect(rules.rewriteOf(path), path).toEqual({ file: '/shell.html', status: 200 });
    }
    for (const path of ['/', '/nothing', '/article', '/articles/1', '/adminx']) {
      expect(rules.rewriteOf(path), path).toBeNull();
    }
    expect(rules.rewriteOf('/en/nothing')).toEqual({ file: '/en/404.html', status: 404 });
    expect(built(null).rewriteOf('/article/99'), 'without a backend').toEqual({ file: '/shell.html', status: 404 });
  });

  test('keep files with a hash in their name for ever, and pages not at all', () => {
    expect(header('/assets/index-abc.js', 'Cache-Control')).toContain('immutable');
    expect(header('/pictures/x.svg', 'Cache-Control')).not.toContain('immutable');
    for (const path of ['/', '/blog', '/en/blog', '/article/1', '/en/admin/blogs'])
      expect(header(path, 'Cache-Control'), path).toBe('no-cache');
  });

  test('let no search engine list a draft, and no other site learn where its reader came from', () => {
    for (const path of ['/preview', '/en/preview']) {
      const values = built(null).headersOf(path);
      expect(values.filter(([name]) => name === 'Referrer-Policy').at(-1)?.[1], path).toBe('no-referrer');
      expect(values, path).toContainEqual(['X-Robots-Tag', 'noindex']);
      expect(values, path).toContainEqual(['Cache-Control', 'no-cache']);
    }
    expect(header('/article/1', 'X-Robots-Tag')).toBeUndefined();
  });

  test('allow scripts of our own alone, and connections to our own backend alone', () => {
    const policy = header('/', 'Content-Security-Policy', 'https://abc.supabase.co/rest') ?? '';
    const directives = new Map(policy.split('; ').map((each) => [each.split(' ')[0]!, each.split(' ').slice(1)]));
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-[\w+/]+=*'$/)]);
    expect(directives.get('connect-src')).toEqual(["'self'", 'https://abc.supabase.co']);
    for (const name of ['base-uri', 'form-action', 'frame-ancestors', 'object-src']) {
      expect(directives.get(name), name).toEqual(["'none'"]);
    }
    expect(header('/', 'Content-Security-Policy')).toContain("connect-src 'self';");
  });
});
