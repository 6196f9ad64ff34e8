import type { BackendAddress, Configuration } from '#domain/configuration.ts';

declare const __TUNAS_CONFIGURATION__: Configuration;

/** The configured backend; null where none is configured. */
export function backendAddress(): BackendAddress | null {
  return __TUNAS_CONFIGURATION__.backend;
}

/** The origin of the configured backend, the only one the portal may call; null where none is configured. */
export function backendOrigin(): string | null {
  const backend = backendAddress();
  return backend && new URL(backend.url).origin;
}

/** The site's public address, without a slash at its end; null where none is configured. */
export function publicUrl(): string | null {
  return __TUNAS_CONFIGURATION__.publicUrl;
}

declare const __TUNAS_UPDATE_URL__: string | null;

/** The address that updates are fetched from; null where none is configured. */
export function updateFeed(): string | null {
  return __TUNAS_UPDATE_URL__;
}

/** The app's identifier, as in electron-builder.yml. It names the app's entry in the keychain and is part of each encrypted record. */
export const APP_ID = 'id.tunas.portal';
