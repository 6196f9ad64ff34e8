import type { Language } from '#domain/localized.ts';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default' | 'name'>;

/** Codes that engines write for a language: Android "id_ID", Java's old "in-ID". */
const CODES: Readonly<Record<Language, readonly string[]>> = { id: ['id', 'in', 'ind'], en: ['en', 'eng'] };

/** Of English voices those of these countries first, of Indonesian ones there is no choice. */
const FIRST = ['en-gb', 'en-us', 'id-id'];

/** How long the list of voices is waited for, ms: some browsers fill it after the first question. */
const VOICES_MS = 1500;

/**
 * The voice for a language: one on this device before one that needs the network, the system's default before others. Null where
 * there is none.
 */
export function chooseVoice<Each extends Voice>(voices: readonly Each[], language: Language): Each | null {
  const fitting = voices.filter(({ lang }) => CODES[language].includes(codeOf(lang).split('-')[0] ?? ''));
  const [best] = fitting.map((voice) => ({ voice, rank: rankOf(voice) })).sort((one, other) => other.rank - one.rank);
  return best?.voice ?? null;
}

function codeOf(lang: string): string {
  return lang.toLowerCase().replaceAll('_', '-');
}

function rankOf({ lang, localService, default: isDefault }: Voice): number {
  return (localService ? 4 : 0) + (isDefault ? 2 : 0) + (FIRST.includes(codeOf(lang)) ? 1 : 0);
}

/** Passes the voices on, synchronously where the browser has them already: Safari only allows speech within a user gesture. */
export function withVoices(
  synthesis: SpeechSynthesis,
  tell: (voices: readonly SpeechSynthesisVoice[]) => void,
): () => void {
  const known = synthesis.getVoices();
  if (known.length > 0) {
    tell(known);
    return () => undefined;
  }
  const done = () => {
    stop();
    tell(synthesis.getVoices());
  };
  const timer = setTimeout(done, VOICES_MS);
  synthesis.addEventListener('voiceschanged', done);
  const stop = () => {
    clearTimeout(timer);
    synthesis.removeEventListener('voiceschanged', done);
  };
  return stop;
}
