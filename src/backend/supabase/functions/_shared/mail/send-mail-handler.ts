import { drainMails } from './drain-mails.ts';
import { mailApi } from './mail-api.ts';
import { mailQueue } from './mail-queue.ts';

/** The function's secrets, by their names (docs/deploy.md); the first two come from Supabase. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Shorter than the 150 s after which a hosted project gives up waiting for an answer; the next call goes on. */
const WITHIN_MS = 60_000;
const SHORTEST_SECRET = 24;

/** Answers the call of a schedule: sends what is due. Whoever can't name MAIL_SECRET learns nothing. */
export async function handleSendMail(
  request: Request,
  environment: Environment,
  log: (line: string) => void,
): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { message: 'POST is asked for' });
  const secret = environment['MAIL_SECRET'] ?? '';
  // Without one, or with one that can be guessed, nobody gets in.
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

/** The settings, or which one is missing or wrong. */
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

/** Hosted projects name their secret keys in one JSON object, and older ones a single key. */
function secretKeyOf(environment: Environment): string {
  try {
    const keys: unknown = JSON.parse(environment['SUPABASE_SECRET_KEYS'] ?? '{}');
    const [first] = typeof keys === 'object' && keys !== null ? Object.values(keys) : [];
    if (typeof first === 'string') return first;
  } catch (error) {
    // It isn't JSON: the older name is looked at.
    if (!(error instanceof SyntaxError)) throw error;
  }
  return environment['SUPABASE_SERVICE_ROLE_KEY'] ?? '';
}

/** Compares digests in full: how long it takes says nothing about the secret. */
async function isEqual(one: string, other: string): Promise<boolean> {
  const digest = async (words: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words)));
  const [left, right] = [await digest(one), await digest(other)];
  return left.reduce((different, byte, at) => different | (byte ^ (right[at] ?? 0)), 0) === 0;
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status });
}
