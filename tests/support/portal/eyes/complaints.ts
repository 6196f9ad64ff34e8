import type { ConsoleMessage, Page, Response } from '@playwright/test';

/** What a page complained of since the eyes opened on it. */
export interface Complaints {
  /** Errors and warnings on the console, in the order in which they came. */
  readonly lines: readonly string[];
  /** Those that are a fault in a journey that leaves the network alone, each once. */
  faults(): Promise<readonly string[]>;
  /** Forgets what was said so far. */
  clear(): void;
}

/** What a page is made of: each is there in every build. Answers to questions may be refusals, which the page tells its reader. */
const PARTS_OF_PAGES = new Set(['image', 'script', 'stylesheet', 'font', 'media', 'manifest']);

const heard = new WeakMap<Page, Complaints>();

/** Listens to a page; the same for each call. */
export function complaintsOf(page: Page): Complaints {
  const known = heard.get(page);
  if (known) return known;
  let lines: string[] = [];
  let errors: string[] = [];
  let answers: Promise<string | null>[] = [];
  /** Whether the journey took something away: the network, or an answer. Then the page may complain. */
  let isDisturbed = false;
  page.on('console', (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // Playwright's own word (playwright.config.ts).
    if (message.text().includes('blocked by Playwright')) return;
    const { url } = message.location();
    const line = `${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`;
    lines.push(line);
    // What the browser says of each answer; `answers` has those that count.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(line);
  });
  page.on('pageerror', (error) => {
    lines.push(`uncaught: ${error.message}`);
    answers.push(Promise.resolve(`uncaught: ${error.message}`));
  });
  page.on('requestfailed', (request) => {
    // Servers of journeys are on this machine: who doesn't reach them was cut off by the journey, or has gone on.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') isDisturbed = true;
  });
  page.on('response', (response) => {
    if (response.status() < 400) return;
    answers.push(faultOf(response));
  });
  const faultOf = async (response: Response): Promise<string | null> => {
    const request = response.request();
    // An answer of the journey comes from no address.
    if ((await response.serverAddr().catch(() => null)) === null) {
      isDisturbed = true;
      return null;
    }
    const isPart = PARTS_OF_PAGES.has(request.resourceType());
    if (!isPart && response.status() < 500) return null;
    return `${response.status()} for ${request.resourceType()} ${response.url()}`;
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
  heard.set(page, complaints);
  return complaints;
}
