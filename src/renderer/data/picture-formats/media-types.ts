import type { PictureType } from '#domain/picture-address.ts';

/** Media type of each kind of picture that is kept. */
export const MEDIA_TYPES: Readonly<Record<PictureType, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };
