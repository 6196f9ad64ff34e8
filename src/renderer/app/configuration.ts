import type { Configuration } from '#domain/configuration.ts';

declare const __TUNAS_CONFIGURATION__: Configuration;
declare const __TUNAS_PACK_KEYS__: readonly string[];

/** The settings that this build was made with. */
export const configuration: Configuration = __TUNAS_CONFIGURATION__;

/** Public keys of the site, base64: what is signed with one of them counts as the site's. */
export const packKeys: readonly string[] = __TUNAS_PACK_KEYS__;
