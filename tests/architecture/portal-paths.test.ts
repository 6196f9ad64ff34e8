import { expect, test } from 'vitest';
import { PORTAL_PATHS } from '../../src/domain/portal-paths.ts';
import { filesUnder, textOf } from '#tests/support/project-files.ts';

test('the paths that links from outside may open are the routes of the portal', () => {
  const routes = filesUnder('src/renderer/features')
    .filter((file) => file.endsWith('/routes.ts'))
    .flatMap((file) => [...textOf(file).matchAll(/path: '([^']+)'/g)].map((match) => match[1]));
  // `*` is the page for everything that has none.
  expect([...PORTAL_PATHS].sort()).toEqual(routes.filter((path) => path !== '*').sort());
});
