import { DISPLAY_SCRIPT, DISPLAY_SCRIPT_MARK, DISPLAY_SETTINGS_EVENT } from '#domain/display-settings.ts';

/** Applies the display settings that were just kept. With the first choice the script for that comes too: before, pages do without. */
export function tellDisplaySettings(): void {
  if (DISPLAY_SCRIPT_MARK in document.documentElement.dataset) {
    window.dispatchEvent(new Event(DISPLAY_SETTINGS_EVENT));
    return;
  }
  const script = document.createElement('script');
  script.src = DISPLAY_SCRIPT;
  document.head.append(script);
}

/** Calls the listener when another tab of the portal stores a choice. Returns how to end it. */
export function onChoiceElsewhere(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
