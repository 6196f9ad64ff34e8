import type { Configuration } from '#domain/configuration.ts';
import type { PackKeys } from '../data/packs.ts';

declare const __TUNAS_CONFIGURATION__: Configuration;
declare const __TUNAS_PACK_KEYS__: PackKeys;

/** The settings of this build. */
export const configuration: Configuration = __TUNAS_CONFIGURATION__;

/** The public keys of the site: data signed with a valid one of them is the site's. */
export const packKeys: PackKeys = __TUNAS_PACK_KEYS__;
