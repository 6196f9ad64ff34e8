import type { Configuration } from '#domain/configuration.ts';
import type { PackKeys } from '../data/packs.ts';

declare const __TUNAS_CONFIGURATION__: Configuration;
declare const __TUNAS_PACK_KEYS__: PackKeys;

/** The settings that this build was made with. */
export const configuration: Configuration = __TUNAS_CONFIGURATION__;

/** The site's keys: what is signed with a valid one of them counts as the site's. */
export const packKeys: PackKeys = __TUNAS_PACK_KEYS__;
