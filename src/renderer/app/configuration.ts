import type { Configuration } from '#domain/configuration.ts';

declare const __TUNAS_CONFIGURATION__: Configuration;

/** The settings that this build was made with. */
export const configuration: Configuration = __TUNAS_CONFIGURATION__;
