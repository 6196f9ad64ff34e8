import { use, useCallback } from 'react';
import { DevicePictureContext, OfferPictureContext, type OfferPicture, ifLost, showOr } from './picture.tsx';

interface Props {
  /** From our own markup parser, which lets neither raw HTML nor unsafe addresses through. */
  readonly html: string;
  readonly lang?: string | undefined;
  readonly className?: string;
}

/** An author's text. A picture in it that can't be fetched is this device's copy, else its place with what it shows, as elsewhere. */
export function ArticleText({ html, lang, className = 'article-text' }: Props) {
  const showDevicePicture = use(DevicePictureContext);
  const offer = use(OfferPictureContext);
  const lose = useCallback(
    (image: HTMLImageElement) => void showOr(showDevicePicture, image, () => standInFor(image, offer)),
    [showDevicePicture, offer],
  );
  const look = useCallback(
    (text: HTMLElement | null) => {
      for (const image of text?.querySelectorAll('img') ?? []) ifLost(image, () => lose(image));
    },
    [lose],
  );
  return (
    <div
      ref={look}
      onErrorCapture={({ target }) => {
        if (target instanceof HTMLImageElement) lose(target);
      }}
      className={className}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function standInFor(image: HTMLImageElement, offer: OfferPicture | null): void {
  if (image.hidden) return;
  image.hidden = true;
  const place = document.createElement('span');
  place.className = 'picture-lost';
  place.textContent = image.alt;
  if (image.alt === '') place.setAttribute('aria-hidden', 'true');
  image.after(place);
  offer?.(place, image.currentSrc, () => {
    place.remove();
    image.hidden = false;
    // Set anew, it is tried again.
    image.src = image.getAttribute('src')!;
  });
}
