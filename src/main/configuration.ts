import type { Configuration } from '#domain/configuration.ts';

declare const __TUNAS_CONFIGURATION__: Configuration;

/** The origin of the configured backend, the only one the portal may call; null where none is configured. */
export function backendOrigin(): string | null {
  const { backend } = __TUNAS_CONFIGURATION__;
  return backend && new URL(backend.url).origin;
}
