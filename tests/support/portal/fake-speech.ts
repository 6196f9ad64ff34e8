import type { Page } from '@playwright/test';

export interface FakeVoice {
  readonly lang: string;
  readonly name: string;
  readonly localService: boolean;
}

/** The spoken text of a page, and what was highlighted meanwhile. */
interface Said {
  readonly text: string;
  readonly marked: string;
  readonly rate: number;
  readonly voice: string | null;
}

/** Runs in a page before its scripts: adds voices, which headless browsers lack, that speak by timers. */
export function speakByTimers({
  voices,
  letterMs,
}: {
  readonly voices: readonly FakeVoice[];
  readonly letterMs: number;
}): void {
  const said: Said[] = [];
  let now: { utterance: SpeechSynthesisUtterance; timer: ReturnType<typeof setTimeout> } | null = null;
  class Utterance {
    text: string;
    rate = 1;
    lang = '';
    voice: FakeVoice | null = null;
    onstart: (() => void) | null = null;
    onend: (() => void) | null = null;
    onerror: ((event: { error: string }) => void) | null = null;
    constructor(text: string) {
      this.text = text;
    }
  }
  const synthesis = Object.assign(new EventTarget(), {
    speaking: false,
    pending: false,
    getVoices: () => voices,
    resume: () => undefined,
    cancel() {
      const ended = now;
      now = null;
      if (!ended) return;
      clearTimeout(ended.timer);
      (ended.utterance as unknown as Utterance).onerror?.({ error: 'interrupted' });
    },
    speak(given: SpeechSynthesisUtterance) {
      const utterance = given as unknown as Utterance;
      const begin = () => {
        utterance.onstart?.();
        const timer = setTimeout(
          () => {
            const highlights = [...(CSS.highlights.get('followed') ?? [])].map(String).join('');
            const marked = highlights || (document.querySelector('.followed')?.textContent ?? '');
            said.push({
              text: utterance.text,
              marked: marked.replaceAll('\u00ad', ''),
              rate: utterance.rate,
              voice: utterance.voice?.name ?? null,
            });
            now = null;
            utterance.onend?.();
          },
          20 + letterMs * utterance.text.length,
        );
        now = { utterance: given, timer };
      };
      now = { utterance: given, timer: setTimeout(begin, 5) };
    },
  });
  Object.defineProperties(globalThis, {
    speechSynthesis: { value: synthesis, configurable: true },
    SpeechSynthesisUtterance: { value: Utterance, configurable: true },
    saidAloud: { value: said, configurable: true },
  });
}

/** What the page has spoken so far. */
export function spokenBy(page: Page): Promise<readonly Said[]> {
  return page.evaluate(() => (globalThis as unknown as { saidAloud: readonly Said[] }).saidAloud);
}
