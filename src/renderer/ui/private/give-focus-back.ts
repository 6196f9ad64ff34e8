/**
 * Puts the focus back on what had it before something opened over the page. Where that is gone by now the page's heading
 * takes it: a keyboard goes on from there, and not from the browser's own bars. Whoever moved the focus on already keeps it.
 */
export function giveFocusBack(opener: Element | null): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  if (opener instanceof HTMLElement && opener !== body) opener.focus();
  if (document.activeElement !== body) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
