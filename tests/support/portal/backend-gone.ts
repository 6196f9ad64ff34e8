import type { Page } from '@playwright/test';
import type { BackendUnderTest } from './portals.ts';

/** `refused`: every request fails at once, as without a network. `silent`: requests get no response, as on a dead connection. */
export type Absence = 'refused' | 'silent';

/** Takes the backend away from a page. */
export async function takeBackendAway(page: Page, backend: BackendUnderTest, absence: Absence): Promise<void> {
  await page.route(`${backend.url}/**`, (route) =>
    absence === 'refused' ? route.abort('connectionrefused') : undefined,
  );
}
