import type { PageRoute } from '../../page/page.ts';

export const routes: readonly PageRoute[] = [{ path: '*', load: () => import('./not-found-screen.tsx') }];
