import { use, useCallback, useState, createContext } from 'react';
import { flushSync } from 'react-dom';
import type { HasFocalPoint } from '#domain/focal-point.ts';
import { sourceSet } from '#domain/picture-address.ts';

/**
 * Puts this device's own copy into an image whose picture can't be fetched; false where there is none. Null where the device keeps
 * no pictures.
 */
type ShowDevicePicture = (image: HTMLImageElement) => Promise<boolean>;

export const DevicePictureContext = createContext<ShowDevicePicture | null>(null);

/** Offers, in the place of a picture that didn't come, to fetch it from its address: `again` puts the picture back into its place, at once. */
export type OfferPicture = (place: HTMLElement, address: string, again: () => void) => void;

export const OfferPictureContext = createContext<OfferPicture | null>(null);

interface Props extends HasFocalPoint {
  readonly src: string;
  readonly alt: string;
  /** The first picture of a page is fetched at once, all others when they come near. */
  readonly first?: boolean;
  /** The drawing's own size in px, which reserves the place until it has loaded. */
  readonly width?: number;
  readonly height?: number;
  readonly className?: string;
}

/** An illustration; where it can't be fetched, this device's copy, else its place with what it shows in words. */
export function Picture({ src, alt, focus, first = false, width = 800, height = 500, className = '' }: Props) {
  const set = sourceSet(src);
  const [lost, setLost] = useState<{ readonly src: string; readonly address: string } | null>(null);
  const offer = use(OfferPictureContext);
  const showDevicePicture = use(DevicePictureContext);
  const lose = useCallback(
    (image: HTMLImageElement) =>
      void showOr(showDevicePicture, image, () => setLost({ src, address: image.currentSrc })),
    [showDevicePicture, src],
  );
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image) ifLost(image, () => lose(image));
    },
    [lose],
  );
  if (lost?.src === src) {
    return (
      <span
        ref={(place) => {
          if (place) offer?.(place, lost.address, () => flushSync(() => setLost(null)));
        }}
        className={`picture-lost ${className}`}
        aria-hidden={alt === '' || undefined}
      >
        {alt}
      </span>
    );
  }
  return (
    <img
      ref={look}
      onError={({ currentTarget }) => lose(currentTarget)}
      src={src}
      srcSet={set}
      sizes={set && '(min-width: 64rem) 36rem, 100vw'}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
      className={`picture block object-cover ${className}`}
      style={objectPosition(focus)}
    />
  );
}

/** Calls back where a picture was tried before there was anybody to listen, on a prerendered page, and can't be had. */
export function ifLost(image: HTMLImageElement, tell: () => void): void {
  if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') image.decode().catch(tell);
}

/** Shows this device's copy of a picture that can't be fetched; calls back where it has none. */
export async function showOr(
  showDevicePicture: ShowDevicePicture | null,
  image: HTMLImageElement,
  tell: () => void,
): Promise<void> {
  if (!showDevicePicture || !(await showDevicePicture(image))) tell();
}

/** The style of a cropped picture that keeps its focal point in sight; none where that is the middle. */
export function objectPosition(focus: HasFocalPoint['focus']) {
  return focus && { objectPosition: `${focus.x}% ${focus.y}%` };
}
