import { drainMails } from './drain-mails.ts';
import { mailApi } from './mail-api.ts';
import { mailQueue } from './mail-queue.ts';

/** The function's environment variables (docs/mails.md); the first two are set by Supabase. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Shorter than the 150 s timeout of hosted projects; the next call continues. */
const WITHIN_MS = 60_000;
const SHORTEST_SECRET = 24;

/** Handles the call of a schedule: sends due mails. Requests without MAIL_SECRET get 401. */
export async function handleSendMail(
  request: Request,
  environment: Environment,
  log: (line: string) => void,
): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { message: 'POST is asked for' });
  const secret = environment['MAIL_SECRET'] ?? '';
  // Without a secret, or with a short one, every request is refused.
  if (secret.length < SHORTEST_SECRET || !(await isEqual(request.headers.get('x-mail-secret') ?? '', secret))) {
    return answer(401, { message: 'The secret is missing or wrong' });
  }
  const settings = settingsOf(environment);
  if (typeof settings === 'string') return answer(500, { message: settings });
  try {
    const queue = mailQueue(settings);
    const until = Date.now() + WITHIN_MS;
    const { sent, failed, next } = await drainMails({
      queue,
      send: mailApi(settings.api),
      site: settings.site,
      log,
      isOver: () => Date.now() >= until,
    });
    return answer(200, { sent, failed, next });
  } catch (error) {
    log(`The queue of mails could not be asked: ${String(error)}`);
    return answer(502, { message: 'The queue of mails could not be asked' });
  }
}

interface Settings {
  readonly url: string;
  readonly secretKey: string;
  readonly site: string;
  readonly api: { readonly url: string; readonly key: string; readonly from: string };
}

/** The settings, or the name of the missing or invalid one. */
function settingsOf(environment: Environment): Settings | string {
  const { SUPABASE_URL: url, SITE_URL: site, MAIL_API_KEY: key, MAIL_FROM: from } = environment;
  const api = environment['MAIL_API_URL'] || 'https://api.resend.com/emails';
  const secretKey = secretKeyOf(environment);
  const missing = Object.entries({ SUPABASE_URL: url, SITE_URL: site, MAIL_API_KEY: key, MAIL_FROM: from });
  for (const [name, value] of missing) if (!value) return `The setting ${name} is missing`;
  if (!secretKey) return 'The setting SUPABASE_SECRET_KEYS is missing';
  for (const [name, value] of Object.entries({ SITE_URL: site, MAIL_API_URL: api })) {
    if (!/^https?:\/\/[^\s]+$/.test(value ?? '')) return `The setting ${name} is no web address`;
  }
  return { url: url ?? '', secretKey, site: site ?? '', api: { url: api, key: key ?? '', from: from ?? '' } };
}

/** Hosted projects have their secret keys in one JSON object, older ones have a single key. */
function secretKeyOf(environment: Environment): string {
  try {
    const keys: unknown = JSON.parse(environment['SUPABASE_SECRET_KEYS'] ?? '{}');
    const [first] = typeof keys === 'object' && keys !== null ? Object.values(keys) : [];
    if (typeof first === 'string') return first;
  } catch (error) {
    // Not JSON: the older variable is used.
    if (!(error instanceof SyntaxError)) throw error;
  }
  return environment['SUPABASE_SERVICE_ROLE_KEY'] ?? '';
}

/** Compares digests completely, so that the duration doesn't depend on the secret. */
async function isEqual(one: string, other: string): Promise<boolean> {
  const digest = async (words: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words)));
  const [left, right] = [await digest(one), await digest(other)];
  return left.reduce((different, byte, at) => different | (byte ^ (right[at] ?? 0)), 0) === 0;
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status });
}
