import type { Browser, Page } from '@playwright/test';
import { nftLettuce } from '#content/articles/1-nft-lettuce/article.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { UserMenu } from '../pages/user-menu.ts';
import { words } from '../pages/words.ts';
import { addPerson, storageKey, storedSession, type RawSession } from '../../support/portal/accounts.ts';
import { quickestOfThree } from '../../support/portal/best-of.ts';
import { cutOff, deadNetworks, type DeadNetwork } from '../../support/portal/dead-network.ts';
import { LONG_FORM } from '../../support/portal/journey-languages.ts';
import { allowFinding } from '../../support/portal/page-checks/check-page.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import type { PortalUnderTest } from '../../support/portal/portals.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

const LIMIT_MS = 2000;

/** The remaining lifetime of the stored token in seconds: usual, too short for the next refresh, expired. */
const TOKENS = { valid: 3600, 'nearly expired': 20, expired: -60 } as const;
type Token = keyof typeof TOKENS;

/** A browser with a session from an earlier visit, on a network that has died since. */
class Reader extends UserMenu {
  readonly token: Token;
  readonly #portal: PortalUnderTest;
  readonly #before: RawSession;
  readonly #email: string;
  readonly #reconnect: () => Promise<void>;
  readonly #signOuts: string[] = [];

  private constructor(
    page: Page,
    portal: PortalUnderTest,
    given: { token: Token; before: RawSession; email: string; reconnect: () => Promise<void> },
  ) {
    super(page, 'id');
    this.token = given.token;
    this.#portal = portal;
    this.#before = given.before;
    this.#email = given.email;
    this.#reconnect = given.reconnect;
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/logout')) this.#signOuts.push(request.url());
    });
  }

  static async arrive(
    browser: Browser,
    portal: PortalUnderTest,
    network: DeadNetwork | null,
    token: Token,
  ): Promise<Reader> {
    const context = await browser.newContext({ baseURL: portal.url });
    const person = await addPerson(portal.backend, { fullName: 'Made Sukerta' });
    const expires_at = Math.round(Date.now() / 1000) + TOKENS[token];
    const before = await signInBrowser(context, portal, person, { expires_at });
    const reconnect = network === null ? async () => {} : await cutOff(context, portal.backend, network);
    const page = await context.newPage();
    // Every removal of the session counts, also one that is put right a moment later.
    await page.exposeFunction('noteRemoval', () => void reader.#signOuts.push('the session was removed'));
    await page.addInitScript((key) => {
      const remove = Storage.prototype.removeItem;
      Storage.prototype.removeItem = function (name) {
        if (name === key) (globalThis as unknown as { noteRemoval(): void }).noteRemoval();
        remove.call(this, name);
      };
    }, storageKey(portal.backend));
    const reader = new Reader(page, portal, { token, before, email: person.email, reconnect });
    return reader;
  }

  /** The time from the navigation until the page is readable and its bar shows the account, in ms. */
  async reads(address: string, heading: string): Promise<number> {
    const began = Date.now();
    await this.page.goto(address, { waitUntil: 'commit' });
    await expect(this.heading).toHaveText(heading);
    await this.alive();
    await expect(this.button).toContainText(this.#email);
    return Date.now() - began;
  }

  async expectStillSignedIn(): Promise<void> {
    await expect(this.button).toContainText(this.#email);
    await expect(this.entry('login', 'id')).toHaveCount(0);
    const stored = await storedSession(this.page, this.#portal);
    expect(stored?.refresh_token, this.token).toBe(this.#before.refresh_token);
    expect(this.#signOuts, this.token).toEqual([]);
  }

  /** The session works again: requests with it succeed. */
  async expectWorksAgain(profile: ProfilePage): Promise<void> {
    await this.#reconnect();
    await profile.retry.click();
    await expect(profile.fullName).toHaveValue('Made Sukerta', { timeout: 15_000 });
    const stored = await storedSession(this.page, this.#portal);
    expect(stored?.user.email).toBe(this.#email);
    if (this.token !== 'valid') expect(stored?.refresh_token, this.token).not.toBe(this.#before.refresh_token);
    expect(stored?.expires_at).toBeGreaterThan(Date.now() / 1000 + 600);
    await this.page.reload();
    await expect(profile.fullName).toHaveValue('Made Sukerta', { timeout: 15_000 });
    expect(this.#signOuts, this.token).toEqual([]);
  }
}

/**
 * The network that takes longest to be known for dead, with the token that has to be refreshed before anything else: `npm run prove`
 * walks through all of them, as accounts-dead-network.test.ts does each time.
 */
const NETWORKS = LONG_FORM ? (Object.keys(deadNetworks) as DeadNetwork[]) : (['black hole'] as const);
const TOKENS_OF_RUN = LONG_FORM ? (Object.keys(TOKENS) as Token[]) : (['expired'] as const);

for (const network of NETWORKS) {
  test(`${network}: reads within 2 s and signs nobody out, with a token that is ${TOKENS_OF_RUN.join(', ')}`, async ({
    browser,
    portals,
  }) => {
    allowFinding(/^complaint: error/, 'the network is dead');
    const usual = await Reader.arrive(browser, portals.steady, null, 'valid');
    const readers: Reader[] = [];
    for (const token of TOKENS_OF_RUN) {
      await test.step(`reads, with a token that is ${token}`, async () => {
        const reader = await Reader.arrive(browser, portals.steady, network, token);
        readers.push(reader);
        for (const [address, heading] of [
          ['/', words.tagline.id],
          ['/article/1', nftLettuce.title.id],
        ] as const) {
          const time = await quickestOfThree(LIMIT_MS, () => reader.reads(address, heading));
          // A machine that takes as long with a network is busy: nothing waited for the dead one.
          if (time < LIMIT_MS) continue;
          expect(time, `${address}, ${token}`).toBeLessThan(2 * (await usual.reads(address, heading)));
        }
      });
    }
    await usual.page.context().close();
    // All wait at the same time: a black hole takes seconds to be known for one.
    await Promise.all(
      readers.map(async (reader) => {
        const profile = new ProfilePage(reader.page, 'id');
        await profile.open('/profile');
        await expect(profile.retry).toBeVisible({ timeout: 20_000 });
        await reader.expectStillSignedIn();
        await reader.expectWorksAgain(profile);
        await reader.page.context().close();
      }),
    );
  });
}
