/** Systems that get a voice in ways of their own. */
export type System = 'android' | 'windows' | 'apple' | 'other';

/** What speaks on this device; null where the browser knows no such thing. */
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

/** Tells when the page goes away, or another tab of the portal begins to speak. The second value says to others that this one does. */
export function whenSilenced(listener: () => void): readonly [stop: () => void, tellOthers: () => void] {
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
