import type { Locator } from '@playwright/test';
import { AdminPage, GREETINGS } from '../pages/admin-page.ts';
import { addSuperAdmin } from '../../support/portal/accounts.ts';
import { expectStill, watchPage } from '../../support/portal/page-watch.ts';
import { languagesOfRun } from '../../support/portal/journey-languages.ts';
import { expect, test } from '../../support/portal/portal-test.ts';
import type { BackendUnderTest } from '../../support/portal/portals.ts';
import { ask } from '../../support/portal/rest.ts';
import { signInBrowser } from '../../support/portal/signed-in.ts';

const COUNTERS = {
  heroBanners: { id: 'Spanduk utama', en: 'Hero banners' },
  blogs: { id: 'Blog', en: 'Blogs' },
  messages: { id: 'Pesan masuk', en: 'Messages' },
  communities: { id: 'Komunitas', en: 'Communities' },
} as const;

/** The figure of a counter and the sentence below it. */
function counter(admin: AdminPage, name: keyof typeof COUNTERS): Locator {
  const label = admin.page.locator('dt').filter({ hasText: new RegExp(`^${COUNTERS[name][admin.language]}$`) });
  return admin.main.locator('.counter').filter({ has: label });
}

function figure(admin: AdminPage, name: keyof typeof COUNTERS): Locator {
  return counter(admin, name).locator('dd').first();
}

/** The pieces of work that wait. */
function attention(admin: AdminPage): Locator {
  return admin.main.locator('.needs-attention li');
}

/** What the figures count: articles that somebody writes or wrote, without those in the bin; and all messages. */
const ARTICLES = 'drafts?collection=eq.articles&binned_at=is.null';
const MESSAGES = 'contact_messages?name=neq.';

/** How many rows a question finds, asked as the service role. */
async function rowsOf(backend: BackendUnderTest, question: string): Promise<number> {
  const response = await fetch(`${backend.url}/rest/v1/${question}&select=id&limit=1`, {
    headers: { apikey: backend.secretKey, prefer: 'count=exact' },
  });
  return Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1]);
}

for (const language of languagesOfRun('en')) {
  test(`counts what the backend has, and 0 with a sentence where it has nothing (${language})`, async ({
    page,
    context,
    portals,
  }) => {
    const { backend } = portals.changing;
    const person = await addSuperAdmin(backend, { fullName: 'Wayan Sudarta' });
    await signInBrowser(context, portals.changing, person);
    const message = { name: 'Budi', email: `${person.id}@contoh.id`, message: `Apa pupuk untuk cabai ${person.id}?` };
    await ask(backend, 'contact_messages', 'POST', message);
    const watch = await watchPage(page);
    const admin = new AdminPage(page, language);
    await page.goto(`${portals.changing.url}${language === 'en' ? '/en' : ''}/admin`);
    await admin.entered();
    await expect(admin.heading).toHaveText(GREETINGS[language]);
    await expect(admin.heading).toContainText('Wayan Sudarta');
    // Other journeys add and remove rows here at the same time: asked until both agree.
    for (const [name, question] of [
      ['blogs', ARTICLES],
      ['messages', MESSAGES],
    ] as const) {
      await expect(async () => {
        await page.reload();
        await expect(figure(admin, name)).toHaveText(/^\d/);
        expect(await figure(admin, name).textContent()).toBe(String(await rowsOf(backend, question)));
      }).toPass({ timeout: 30_000 });
    }
    expect(await rowsOf(backend, ARTICLES)).toBeGreaterThan(0);
    expect(await rowsOf(backend, MESSAGES)).toBeGreaterThan(0);
    // A message that nobody has read waits, and the way to it is one click.
    await expect(attention(admin).filter({ has: page.locator('[href$="/admin/messages?show=unread"]') })).toHaveCount(
      1,
    );
    await expect(figure(admin, 'heroBanners')).toHaveText('0');
    await expect(counter(admin, 'heroBanners')).toContainText(
      { id: 'Belum ada spanduk', en: 'No banners yet' }[language],
    );
    await expect(figure(admin, 'communities')).toHaveText('0');
    await expect(counter(admin, 'communities')).toContainText(/\S+ \S+ \S+/);
    await expect(admin.main.getByText(message.message)).toBeVisible();
    await expectStill(watch);
  });
}

test('holds the places of its figures while it counts', async ({ page, context, portals }) => {
  await signInBrowser(context, portals.steady, await addSuperAdmin(portals.steady.backend));
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/rest\/v1\/(rpc\/count_drafts|(contact_messages|hero_banners|communities)\?)/, async (route) => {
    await held;
    await route.continue();
  });
  const watch = await watchPage(page);
  const admin = new AdminPage(page);
  await admin.enter();
  await expect(figure(admin, 'blogs')).not.toHaveText(/\d/);
  const row = admin.main.locator('.counter-row');
  const before = await row.boundingBox();
  letThrough();
  await expect(figure(admin, 'blogs')).toHaveText(/^\d/);
  await expect(figure(admin, 'communities')).toHaveText('0');
  expect((await row.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
  await expectStill(watch);
});
