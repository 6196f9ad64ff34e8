import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PlainResponse } from './plain-http.ts';

const compress = promisify(gzip);

/** Less isn't worth the processor's time. */
const SHORTEST = 1000;
/** Pictures and PDFs are compressed already. */
const TEXT = /^(?:application\/(?:json|vnd\.pgrst|xml)|text\/|image\/svg)/;

/** An answer, compressed where the client takes that, as a hosted project's answers are. */
export async function compressed(
  { 'accept-encoding': accepted = '' }: IncomingHttpHeaders,
  answered: PlainResponse,
): Promise<PlainResponse> {
  const { headers, body } = answered;
  if (body.length < SHORTEST || !TEXT.test(headers['content-type'] ?? '') || 'content-encoding' in headers)
    return answered;
  const vary = { ...headers, vary: 'accept-encoding' };
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(accepted))) return { ...answered, headers: vary };
  return { ...answered, headers: { ...vary, 'content-encoding': 'gzip' }, body: await compress(body) };
}
