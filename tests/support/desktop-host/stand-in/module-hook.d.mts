import type { LoadHookSync, ResolveHookSync } from 'node:module';

export function initialize(data: { readonly electron: string; readonly bundle: string }): void;
export const resolve: ResolveHookSync;
export const load: LoadHookSync;
