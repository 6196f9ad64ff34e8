import type { BrowserContext, Response } from '@playwright/test';

/** What the pages of a browser's window complained of since the checks began on it. */
interface Complaints {
  /** Errors and warnings on the console, in the order in which they came. */
  readonly lines: readonly string[];
  /** Those that are a fault in a journey that leaves the network alone, each once. */
  faults(): Promise<readonly string[]>;
  /** Forgets what was said so far. */
  clear(): void;
}

/** What a page is made of: each is there in every build. Answers to questions may be refusals, which the page tells its reader. */
const PARTS_OF_PAGES = new Set(['image', 'script', 'stylesheet', 'font', 'media', 'manifest']);

/** What the specification wants on the console where nothing is found under an address. */
const ORDERED = /^error: 404: (nobody knows the page|no section has the address)/;

const heard = new WeakMap<BrowserContext, Complaints>();

/** Listens to all pages of a context; the same for each call. */
export function complaintsOf(context: BrowserContext): Complaints {
  const known = heard.get(context);
  if (known) return known;
  let lines: string[] = [];
  let errors: string[] = [];
  let answers: Promise<string | null>[] = [];
  /** Whether the page was refused something, or cut off: then it may complain. */
  let isDisturbed = false;
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Playwright's own word (playwright.config.ts).
    if (message.text().includes('blocked by Playwright')) return;
    const { url } = message.location();
    const line = `${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`;
    lines.push(line);
    // The browser's own line of each failed answer says less than `faultOf`.
    const isOfAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isOfAnswer && !ORDERED.test(line)) errors.push(line);
  });
  context.on('weberror', (error) => {
    const line = `uncaught: ${error.error().message}`;
    lines.push(line);
    answers.push(Promise.resolve(line));
  });
  context.on('requestfailed', (request) => {
    // Servers of journeys are on this machine: who doesn't reach them was cut off by the journey, or has gone on.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') isDisturbed = true;
  });
  context.on('response', (response) => {
    if (response.status() >= 400) answers.push(faultOf(response));
  });
  const faultOf = async (response: Response): Promise<string | null> => {
    const request = response.request();
    // A refusal, which the page may note: a wrong password, an answer of the journey.
    isDisturbed = true;
    // What the journey itself answers comes from no address.
    const isReal = await response.serverAddr().then(
      (address) => address !== null,
      () => false,
    );
    const isFault = PARTS_OF_PAGES.has(request.resourceType()) || response.status() >= 500;
    return isReal && isFault ? `${response.status()} for ${request.resourceType()} ${response.url()}` : null;
  };
  const complaints: Complaints = {
    get lines() {
      return lines;
    },
    async faults() {
      const ofAnswers = (await Promise.all(answers)).filter((each) => each !== null);
      return [...new Set([...ofAnswers, ...(isDisturbed ? [] : errors)])];
    },
    clear() {
      lines = [];
      errors = [];
      answers = [];
      isDisturbed = false;
    },
  };
  heard.set(context, complaints);
  return complaints;
}
