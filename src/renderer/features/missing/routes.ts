import type { PageRoute } from '../../data/page.ts';

export const routes: readonly PageRoute[] = [{ path: '*', load: () => import('./missing-screen.tsx') }];
