/** Systems that get a voice in ways of their own. */
export type System = 'android' | 'windows' | 'apple' | 'other';

/** The browser's speech synthesis; null where it has none. */
export function deviceSpeech(): SpeechSynthesis | null {
  const { speechSynthesis, SpeechSynthesisUtterance } = window as Partial<Window & typeof globalThis>;
  return speechSynthesis && SpeechSynthesisUtterance ? speechSynthesis : null;
}

/** Which system the person sets a voice up in, as the browser names itself. */
export function systemOf({ userAgent }: Pick<Navigator, 'userAgent'> = navigator): System {
  if (/android/i.test(userAgent)) return 'android';
  if (/windows/i.test(userAgent)) return 'windows';
  return /mac os|iphone|ipad/i.test(userAgent) ? 'apple' : 'other';
}

/**
 * Calls the listener when the page is left, or another tab of the portal begins to speak. The second function announces that this
 * tab speaks.
 */
export function whenSilenced(listener: () => void): readonly [stop: () => void, sendToOthers: () => void] {
  const others = typeof BroadcastChannel === 'function' ? new BroadcastChannel('tunas.aloud') : null;
  others?.addEventListener('message', listener);
  window.addEventListener('pagehide', listener);
  return [
    () => {
      others?.close();
      window.removeEventListener('pagehide', listener);
    },
    () => others?.postMessage('speaks'),
  ];
}
