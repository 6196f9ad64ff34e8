/** Calls back where a picture was tried before there was anybody to listen, on a prerendered page, and can't be had. */
export function ifLost(image: HTMLImageElement, tell: () => void): void {
  if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') image.decode().catch(tell);
}
