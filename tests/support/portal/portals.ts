/** A backend with both of its keys: what tests read and change goes through its REST address. */
export interface BackendUnderTest {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
}

/** A built site, served with the headers and rules of production. */
export interface SiteUnderTest {
  readonly url: string;
  readonly folder: string;
}

export interface PortalUnderTest extends SiteUnderTest {
  readonly backend: BackendUnderTest;
  /** Where the backend's mails land as files (tests/support/mailbox.ts reads them). */
  readonly mailFolder: string;
}

/** The portals that every run of the web journeys has. */
export interface Portals {
  /** With a backend whose articles nobody changes: only messages are added. */
  readonly steady: PortalUnderTest;
  /** With a backend of its own, for journeys in which articles come, change and go. */
  readonly changing: PortalUnderTest;
  /** With a backend of its own, for journeys in which super admins write: articles, categories and messages come and go. */
  readonly writing: PortalUnderTest;
  /** With a backend that has only the tables `profiles` and `user_roles`. */
  readonly floor: PortalUnderTest;
  /** With a backend that offers second factors (tests/support/auth-stub) and wants new addresses confirmed. */
  readonly guarded: PortalUnderTest;
  /** Built without a backend and without a public address. */
  readonly alone: SiteUnderTest;
}

/** The public address that the portals with a backend were built for. */
export const PUBLIC_URL = 'https://tunas.example';

/** Name of the variable that carries the portals from the set-up to the workers. */
export const PORTALS_VARIABLE = 'TUNAS_PORTALS_UNDER_TEST';

/** The portals that the set-up of this run started. */
export function portalsOfThisRun(): Portals {
  const text = process.env[PORTALS_VARIABLE];
  if (text === undefined)
    throw new Error('No portal is running: start the tests with "playwright test --project web".');
  return JSON.parse(text) as Portals;
}
