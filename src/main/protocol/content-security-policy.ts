import { createHash } from 'node:crypto';

/** What differs between one build of the portal and another. */
export interface PolicyInputs {
  /** index.html as it is served: the inline scripts standing in it may run, and no others. */
  readonly page: string;
  /** Origin of the backend, or null where the build has none. */
  readonly backend: string | null;
  /** Origin of the public site, which says what it signed; null where its address isn't known. */
  readonly site: string | null;
}

/** The Content-Security-Policy of every answer on app://. */
export function contentSecurityPolicy({ page, backend, site }: PolicyInputs): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes(page)],
    // sonner writes a style element when the first toast shows; its text has no nonce and no stable hash.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Uploaded pictures lie with the backend, and blob: is this device's copy of one. data: is for what a writer is about to upload.
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

/** `'sha256-…'` of each script element of a page that carries its code inline. */
export function inlineScriptHashes(page: string): string[] {
  const hashes: string[] = [];
  for (const [, attributes = '', code = ''] of page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)) {
    if (/\ssrc\s*=/i.test(attributes) || code === '') continue;
    // The browser hashes what its parser made of the text, and the parser turns every line end into \n.
    const parsed = code.replace(/\r\n?/g, '\n');
    hashes.push(`'sha256-${createHash('sha256').update(parsed).digest('base64')}'`);
  }
  return hashes;
}
