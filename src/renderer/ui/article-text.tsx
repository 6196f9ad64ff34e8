import { ifLost } from './picture.tsx';

interface Props {
  /** From our own markup parser, which lets neither raw HTML nor unsafe addresses through. */
  readonly html: string;
  readonly lang?: string | undefined;
  readonly className?: string;
}

/** An author's text. A picture in it that can't be had is its place with what it shows in words, as elsewhere. */
export function ArticleText({ html, lang, className = 'article-text' }: Props) {
  return (
    <div
      ref={lookAtPictures}
      onErrorCapture={({ target }) => {
        if (target instanceof HTMLImageElement) standInFor(target);
      }}
      className={className}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function lookAtPictures(text: HTMLElement | null): void {
  for (const image of text?.querySelectorAll('img') ?? []) ifLost(image, () => standInFor(image));
}

function standInFor(image: HTMLImageElement): void {
  if (image.hidden) return;
  image.hidden = true;
  const place = document.createElement('span');
  place.className = 'picture-lost';
  place.textContent = image.alt;
  if (image.alt === '') place.setAttribute('aria-hidden', 'true');
  image.after(place);
}
