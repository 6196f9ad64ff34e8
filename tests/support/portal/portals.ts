import type { Reachable } from '../backend/backend-call.ts';
import { lineOfSetUp } from './set-up-line.ts';

/** What tests read and change of it goes through its REST address. */
export type BackendUnderTest = Reachable;

/** A built site, served with the headers and rules of production. */
export interface SiteUnderTest {
  readonly url: string;
  readonly folder: string;
}

export interface PortalUnderTest extends SiteUnderTest {
  readonly backend: BackendUnderTest;
  /** Where the backend's mails land as files (tests/support/backend/mailbox.ts reads them). */
  readonly mailFolder: string;
}

/** The portals that every run of the web journeys has. */
export interface Portals {
  /** With a backend whose articles don't change: only messages are added. */
  readonly steady: PortalUnderTest;
  /** With a backend of its own, for journeys in which articles and what else visitors see come, change and go. */
  readonly changing: PortalUnderTest;
  /** With a backend of its own, for journeys in which super admins write: articles, categories and messages come and go. */
  readonly writing: PortalUnderTest;
  /** With a backend that has only the tables `profiles` and `user_roles`. */
  readonly accountsOnly: PortalUnderTest;
  /** With a backend that offers second factors (tests/support/auth-stub) and requires confirmed addresses. */
  readonly guarded: PortalUnderTest;
  /** Built without a backend and without a public address. */
  readonly alone: SiteUnderTest;
}

/** The public address that the portals with a backend were built for. */
export const PUBLIC_URL = 'https://tunas.example';

/** The environment variable with the portals for the workers: their line of JSON, or the path of a file with it. */
export const PORTALS_VARIABLE = 'TUNAS_PORTALS_UNDER_TEST';

/** The portals that the set-up of this run started, once they are there. */
export async function portalsOfThisRun(): Promise<Portals> {
  const given = process.env[PORTALS_VARIABLE];
  if (given === undefined)
    throw new Error('No portal is running: start the tests with "playwright test --config tests/e2e --project web".');
  return JSON.parse(await lineOfSetUp(given)) as Portals;
}
