import { useEffect, useEffectEvent } from 'react';
import { LANGUAGES, type Language } from '#domain/localized.ts';
import { ADMIN_KEYS, isDialogOpen, isPressed } from '#renderer/admin/shortcut-keys.ts';

/** F8 goes to the next part that is behind, Shift+F8 to the one before. */
export function useOutdatedKeys(go: (step: 1 | -1) => void): void {
  const goNow = useEffectEvent(go);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPrevious = isPressed(event, ADMIN_KEYS.previousOutdated);
      if (!isPrevious && !isPressed(event, ADMIN_KEYS.nextOutdated)) return;
      event.preventDefault();
      if (!isDialogOpen()) goNow(isPrevious ? -1 : 1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/**
 * Goes to the place after (or before) the focus, as the panes have them, also where its language isn’t the one that is shown; beyond the
 * last one comes the first.
 */
export function goToOutdatedPlace(panes: HTMLElement | null, step: 1 | -1, onShow: (language: Language) => void): void {
  const places = [...(panes?.querySelectorAll<HTMLElement>('.outdated-place') ?? [])];
  const { activeElement } = document;
  const isBeyond = (place: HTMLElement) => {
    const position = activeElement?.compareDocumentPosition(place) ?? 0;
    if (position & Node.DOCUMENT_POSITION_CONTAINS) return false;
    return (position & (step === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING)) !== 0;
  };
  const inOrder = step === 1 ? places : places.toReversed();
  const place = inOrder.find((each) => each !== activeElement && isBeyond(each)) ?? inOrder[0];
  const side = place?.closest<HTMLElement>('[data-side]')?.dataset['side'];
  const language = LANGUAGES.find((each) => each === side);
  if (!place || !language) return;
  onShow(language);
  // Where one language is shown, the other one is mounted with the next render.
  requestAnimationFrame(() => {
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: 'center' });
  });
}
