import { describe, expect, test } from 'vitest';
import {
  aboutRow,
  bannerRow,
  communityRow,
  contactRow,
  openSitePage,
  refreshed,
} from '#tests/support/stages/site-stage.tsx';

const site = [bannerRow(), aboutRow(), contactRow(), communityRow()];

describe.each(['/', '/about', '/contact'])('the page %s, of which super admins wrote', (path) => {
  test.each([
    ['whose backend can’t be asked', new Error('offline')],
    ['that has no backend', null],
    ['whose backend says something else', { rows: [] }],
    ['of which nothing was changed since', site],
  ])('%s stays as it is', async (_what, live) => {
    expect(await refreshed(await openSitePage(path, { stored: site, story: '<p>x</p>', live }))).toBeNull();
  });

  test('is replaced where something was changed since', async () => {
    const live = [
      bannerRow({ text: { title: 'Baru' } }),
      aboutRow({ text: { visionText: 'Baru' } }),
      contactRow({ text: { place: 'Baru' } }),
    ];
    const page = await openSitePage(path, { stored: site, story: '<p>x</p>', live });
    expect(JSON.stringify(page.data)).not.toContain('Baru');
    expect(JSON.stringify((await refreshed(page))?.data)).toContain('Baru');
  });
});
