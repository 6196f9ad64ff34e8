import { matchRoutes } from 'react-router-dom';
import type { PageRoute } from '../page/page.ts';

/** All features' routes: a new page is a new folder with a routes.ts, without further registration. */
const found = import.meta.glob<readonly PageRoute[]>('../features/*/routes.ts', { eager: true, import: 'routes' });

const routes: PageRoute[] = Object.values(found).flat();

export interface MatchedRoute {
  readonly route: PageRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The page for a plain path. `*` matches all paths that no feature has. */
export function matchRoute(path: string): MatchedRoute {
  const [match] = matchRoutes(routes, path) ?? [];
  if (!match) throw new Error('No feature serves unknown paths.');
  return match;
}

/** The admin area has a shell and sections of its own (admin/). */
export function isAdminPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}
