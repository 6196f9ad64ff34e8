import { createContext } from 'react';

/**
 * Puts this device's own copy into an image whose picture can't be fetched; false where there is none. Null where the device keeps
 * no pictures.
 */
export type ShowDevicePicture = (image: HTMLImageElement) => Promise<boolean>;

export const DevicePictureContext = createContext<ShowDevicePicture | null>(null);
