/** Why nothing is spoken. */
type AloudProblem =
  /** Nothing began: no engine, or a stuck one. */
  | 'silent'
  /** The voice comes over the network. */
  | 'network'
  /** The browser requires a press of the play button first. */
  | 'press';

export interface AloudState {
  readonly status: 'playing' | 'paused' | 'finished';
  /** The place of the passage that is read. */
  readonly at: number;
  readonly problem: AloudProblem | null;
}

/** What of a passage the reader needs. */
interface Spoken {
  readonly spoken: string;
}

interface Voiced {
  /** For tests another one than the browser's. */
  readonly synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel' | 'resume' | 'speaking' | 'pending'>;
  /** Makes an utterance of a text with the chosen voice. */
  readonly utter: (text: string) => SpeechSynthesisUtterance;
}

/** An engine that hasn't started by then is called once more, then given up, ms. */
export const START_MS = 5000;

/** The same for a voice whose sound comes over the network, ms. */
export const ONLINE_START_MS = 15_000;

/**
 * An end event sooner than this, without a start event, comes from an engine that doesn't speak, ms. Some engines never send a
 * start event.
 */
const SOONEST_END_MS = 100;

/** Chrome on Android drops a call in the same turn as the end of another utterance, so it is delayed by this, ms. */
export const AFTER_CANCEL_MS = 80;

/** A sentence takes this long at the most, ms a letter at speed 1, and some more: then its end was lost, and the next one is read. */
const LETTER_MS = 250;
const END_MS = 8000;

/** Reads passages one after another, each as an utterance of its own. */
export interface AloudReader {
  readonly state: () => AloudState;
  subscribe(listener: () => void): () => void;
  play(): void;
  pause(): void;
  /** Goes on or back, by so many passages. */
  step(by: number): void;
  setRate(rate: number): void;
  /** For a re-rendered text: continues at the passage with the same text, else at the same position. */
  replace(passages: readonly Spoken[]): void;
  /** Pauses with this problem. */
  fail(problem: AloudProblem): void;
  /** Stops speaking. */
  stop(): void;
}

/**
 * The browser's `pause()` isn't used: on Android it does nothing, and other engines drop a long pause. A pause cancels the speech,
 * which then starts again at the beginning of the sentence.
 */
export function aloudReader(given: readonly Spoken[], rate: number, { synthesis, utter }: Voiced): AloudReader {
  let passages = given;
  let speed = rate;
  let state: AloudState = { status: 'paused', at: 0, problem: null };
  /** The number of the current utterance: late events of earlier ones (an end, or an error by the cancellation) are ignored. */
  let turn = 0;
  /** The current utterance. Referenced here, because Chrome may garbage-collect it otherwise and then never fires its end event. */
  let spoken: SpeechSynthesisUtterance | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: Partial<AloudState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  /** Ends what is spoken; also what another page left, because speech outlives pages in some browsers. False where nothing was. */
  const hush = () => {
    turn += 1;
    clearTimeout(timer);
    const wasSpeaking = spoken !== null || synthesis.speaking || synthesis.pending;
    spoken = null;
    if (wasSpeaking) synthesis.cancel();
    return wasSpeaking;
  };
  const fail = (problem: AloudProblem) => {
    hush();
    become({ status: 'paused', problem });
  };
  const goOn = (speak: () => void) => {
    if (state.at + 1 < passages.length) {
      become({ at: state.at + 1 });
      speak();
    } else become({ status: 'finished' });
  };
  const utterNow = (isSecondTry: boolean) => {
    const passage = passages[state.at];
    if (!passage) return;
    turn += 1;
    const mine = turn;
    const utterance = utter(passage.spoken);
    utterance.rate = speed;
    const isOnline = utterance.voice?.localService === false;
    const asked = Date.now();
    let hasBegun = false;
    const tryAgainOr = (problem: AloudProblem) => (isSecondTry ? fail(problem) : again());
    utterance.onstart = () => {
      if (mine !== turn) return;
      hasBegun = true;
      clearTimeout(timer);
      if (state.problem) become({ problem: null });
      timer = setTimeout(
        () => {
          hush();
          goOn(() => soon(false));
        },
        END_MS + (LETTER_MS * passage.spoken.length) / speed,
      );
    };
    utterance.onend = () => {
      if (mine !== turn) return;
      // Otherwise the whole article would be over at once without a sound.
      if (!hasBegun && Date.now() - asked < SOONEST_END_MS) return tryAgainOr('silent');
      turn += 1;
      spoken = null;
      clearTimeout(timer);
      goOn(() => utterNow(false));
    };
    utterance.onerror = ({ error }) => {
      if (mine !== turn) return;
      if (error === 'not-allowed') fail('press');
      else if (error === 'network') fail('network');
      else tryAgainOr('silent');
    };
    const patience = isOnline ? ONLINE_START_MS : START_MS;
    timer = setTimeout(() => tryAgainOr(isOnline ? 'network' : 'silent'), patience);
    spoken = utterance;
    synthesis.speak(utterance);
    // A page that was paused by another one stays silent in Chrome until resume() is called.
    synthesis.resume();
  };
  const soon = (isSecondTry: boolean) => {
    timer = setTimeout(() => utterNow(isSecondTry), AFTER_CANCEL_MS);
  };
  const again = () => {
    hush();
    soon(true);
  };
  /** Starts the passage: synchronously where nothing was spoken, because Safari only allows speech within a user gesture. */
  const begin = (at: number) => {
    const wasSpeaking = hush();
    become({ status: 'playing', at, problem: null });
    if (wasSpeaking) soon(false);
    else utterNow(false);
  };
  const goTo = (at: number) => {
    const place = Math.max(0, Math.min(passages.length - 1, at));
    if (state.status === 'playing') begin(place);
    else become({ at: place, status: 'paused', problem: null });
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    play: () => begin(state.status === 'finished' ? 0 : state.at),
    pause() {
      hush();
      become({ status: 'paused' });
    },
    step: (by) => goTo(state.at + by),
    setRate(next) {
      speed = next;
      if (state.status === 'playing') begin(state.at);
    },
    replace(next) {
      const now = passages[state.at]?.spoken;
      passages = next;
      const found = next.findIndex(({ spoken }) => spoken === now);
      const at = Math.max(0, found >= 0 ? found : Math.min(state.at, next.length - 1));
      if (state.status === 'playing' && found < 0) begin(at);
      else become({ at });
    },
    fail,
    stop() {
      hush();
      become({ status: 'paused' });
    },
  };
}
