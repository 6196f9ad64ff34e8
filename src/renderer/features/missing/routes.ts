import type { PageRoute } from '../../page/page.ts';

export const routes: readonly PageRoute[] = [{ path: '*', load: () => import('./missing-screen.tsx') }];
