import type { PageView } from './page-view.ts';

/** Pictures that didn't come, drawings that draw nothing, and addresses that lead nowhere. Runs in the page. */
export function brokenPictures(sight: PageView): readonly string[] {
  const found: string[] = [];
  const empty = ['src', 'srcset', 'href', 'poster', 'xlink\\:href'].map((name) => `[${name}=""]`).join(', ');
  for (const element of document.querySelectorAll(empty)) {
    const name = ['src', 'srcset', 'href', 'poster', 'xlink:href'].find((each) => element.getAttribute(each) === '');
    found.push(`empty ${name}: ${sight.nameOf(element)}`);
  }
  for (const image of document.images) {
    const { src, srcset, alt } = image;
    if (src === '' && srcset === '' && !image.hasAttribute('src')) {
      if (sight.isSeen(image)) found.push(`picture without an address: ${sight.nameOf(image)} "${alt}"`);
    } else if (image.complete && image.naturalWidth === 0 && image.getAttribute('src') !== '' && !image.hidden) {
      found.push(`broken picture: "${alt}" ${image.currentSrc.slice(0, 80)}`);
    }
  }
  // The portal's own place of a picture that can't be had (ui/picture.tsx).
  for (const lost of document.querySelectorAll('.picture-lost'))
    if (sight.isSeen(lost)) found.push(`lost picture: ${sight.nameOf(lost)}`);
  for (const use of document.querySelectorAll('use')) {
    const address = use.getAttribute('href') ?? use.getAttribute('xlink:href') ?? '';
    const root = use.getRootNode() as Document | ShadowRoot;
    if (address.startsWith('#') && !root.getElementById(address.slice(1)))
      found.push(`drawing uses ${address}, which isn’t there: in ${sight.nameOf(use.ownerSVGElement ?? use)}`);
  }
  for (const svg of document.querySelectorAll('svg')) {
    if (svg.ownerSVGElement || !sight.isSeen(svg)) continue;
    const { width, height } = svg.getBBox();
    if (width === 0 && height === 0)
      found.push(`drawing that draws nothing: ${sight.nameOf(svg)} in ${sight.nameOf(svg.parentElement ?? svg)}`);
  }
  return found;
}
