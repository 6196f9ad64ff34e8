import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';

const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('inlineScriptHashes', () => {
  it('names each inline script and no file', () => {
    const page = `<script>one()</script><script type="module" crossorigin src="/a.js"></script>
      <script data-src="x" type="module">\n  two()\n</script><SCRIPT>three()</SCRIPT >`;
    expect(inlineScriptHashes(page)).toEqual([hash('one()'), hash('\n  two()\n'), hash('three()')]);
  });

  it('hashes line ends as the browser sees them', () => {
    expect(inlineScriptHashes('<script>a()\r\nb()</script>')).toEqual([hash('a()\nb()')]);
  });
});

describe('contentSecurityPolicy', () => {
  it('lets the portal call the configured backend only', () => {
    const policy = contentSecurityPolicy({ page: '', backend: 'https://x.supabase.co', site: null });
    expect(policy).toContain("connect-src 'self' https://x.supabase.co; base-uri");
    expect(contentSecurityPolicy({ page: '', backend: null, site: null })).toContain("connect-src 'self'; base-uri");
  });

  it('lets it ask the public site what that signed', () => {
    const addresses = { backend: 'https://x.supabase.co', site: 'https://tunas.example' };
    const policy = contentSecurityPolicy({ page: '', ...addresses });
    expect(policy).toContain("connect-src 'self' https://x.supabase.co https://tunas.example; base-uri");
    expect(contentSecurityPolicy({ page: '', ...addresses, backend: null })).toContain("connect-src 'self'; base-uri");
  });

  it('lets it show pictures of the portal and of the backend only', () => {
    const policy = contentSecurityPolicy({ page: '', backend: 'https://x.supabase.co', site: null });
    expect(policy).toContain("img-src 'self' data: blob: https://x.supabase.co;");
    expect(contentSecurityPolicy({ page: '', backend: null, site: null })).toContain("img-src 'self' data: blob:;");
  });
});
