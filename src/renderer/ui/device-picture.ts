import { createContext } from 'react';

/**
 * Puts this device's own copy into an image whose picture can't be fetched; false where there is none. Null where the device keeps
 * no pictures.
 */
export type ShowDevicePicture = (image: HTMLImageElement) => Promise<boolean>;

export const DevicePictureContext = createContext<ShowDevicePicture | null>(null);

/** Offers, in the place of a picture that didn't come, to fetch it from its address: `again` puts the picture back into its place, at once. */
export type OfferPicture = (place: HTMLElement, address: string, again: () => void) => void;

export const OfferPictureContext = createContext<OfferPicture | null>(null);
