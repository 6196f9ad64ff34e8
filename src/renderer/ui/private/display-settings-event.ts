import { READING_SCRIPT, READING_SETTINGS_EVENT } from '#domain/reading-settings.ts';

/** Brings about what was just kept of how to read. With the first choice the code for that comes too: before, pages do without. */
export function tellReadingSettings(): void {
  if (document.querySelector(`script[src="${READING_SCRIPT}"]`)) {
    window.dispatchEvent(new Event(READING_SETTINGS_EVENT));
    return;
  }
  const script = document.createElement('script');
  script.src = READING_SCRIPT;
  // The next choice tries again; the next page does so anyway.
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
}

/** Tells when another tab of the portal keeps a choice. Gives back how to end it. */
export function onChoiceElsewhere(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
