import type { LoadHookSync, ResolveHookSync } from 'node:module';

export function initialize(data: {
  readonly standIns: Readonly<Record<string, string>>;
  readonly bundle: string;
}): void;
export const resolve: ResolveHookSync;
export const load: LoadHookSync;
