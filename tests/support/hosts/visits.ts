import { expect, type Page } from '@playwright/test';
import type { Language, Localized } from '#domain/localized.ts';
import { PortalPage } from '../../e2e/pages/portal-page.ts';
import { addressOf } from '../../e2e/pages/public-pages.ts';
import type { HostUnderTest } from './host-under-test.ts';

/** Opens a public address as a visitor does, and looks at it. */
export type Visit = (path: string, language: Language, look: (portal: PortalPage) => Promise<void>) => Promise<void>;

/** Visits while a super admin works on `page`. */
export function visits(page: Page, host: HostUnderTest): Visit {
  return (path, language, look) =>
    host.asVisitor(page, async (reader) => {
      const portal = new PortalPage(reader);
      await portal.open(addressOf(path, language));
      await look(portal);
    });
}

/** Expects this first heading at a public address, in the languages that are given. */
export async function expectHeading(visit: Visit, path: string, { id, en }: Partial<Localized>): Promise<void> {
  if (id !== undefined) await visit(path, 'id', ({ heading }) => expect(heading).toHaveText(id));
  if (en !== undefined) await visit(path, 'en', ({ heading }) => expect(heading).toHaveText(en));
}

/** Expects this e-mail and this place in the footer, which requests them when a reader scrolls near. */
export async function expectFooter({ page }: PortalPage, email: string, place: string): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.locator(`a[href="mailto:${email}"]`)).toBeVisible();
  await expect(footer.getByText(place, { exact: true })).toBeVisible();
}
