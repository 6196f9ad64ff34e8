import { createHash } from 'node:crypto';

/** What the policy depends on. */
export interface PolicyInputs {
  /** index.html as it is served: only its own inline scripts may run. */
  readonly page: string;
  /** Origin of the backend, or null where the build has none. */
  readonly backend: string | null;
  /** Origin of the public site, whose signed files prove that a pack's articles are the site's; null where its address isn't known. */
  readonly site: string | null;
}

/** The Content-Security-Policy of every answer on app://. */
export function contentSecurityPolicy({ page, backend, site }: PolicyInputs): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes(page)],
    // sonner writes a style element when the first toast shows; its text has no nonce and no stable hash.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Uploaded pictures come from the backend; blob: is this device's copy of one, data: a picture before it is uploaded.
    'img-src': ["'self'", 'data:', 'blob:', ...(backend === null ? [] : [backend])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(backend === null ? [] : [backend, ...(site === null ? [] : [site])])],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** `'sha256-…'` of each inline script of a page. */
export function inlineScriptHashes(page: string): string[] {
  const hashes: string[] = [];
  for (const [, attributes = '', code = ''] of page.matchAll(/<script\b([^<>]*)>([\s\S]*?)(?:<\/script\s*>|$)/gi)) {
    if (/\ssrc\s*=/i.test(attributes) || code === '') continue;
    // The browser hashes the parsed text, and the HTML parser turns every line end into \n.
    const parsed = code.replace(/\r\n?/g, '\n');
    hashes.push(`'sha256-${createHash('sha256').update(parsed).digest('base64')}'`);
  }
  return hashes;
}
