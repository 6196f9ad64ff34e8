/** Why nothing is heard. */
type AloudProblem =
  /** Nothing began: no engine, or a stuck one. */
  | 'silent'
  /** The voice comes over the network. */
  | 'network'
  /** The browser wants a press of the play button first. */
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

/** An engine that hasn't begun by then is asked once more, and then given up, ms. */
export const START_MS = 5000;

/** The same for a voice whose sound comes over the network, ms. */
export const ONLINE_START_MS = 15_000;

/** An end that comes sooner than this, without a beginning, is that of an engine that says nothing, ms. Some engines never tell a beginning. */
const SOONEST_END_MS = 100;

/** An engine drops what it is asked for in the same turn as its end of something else (Chrome on Android), ms. */
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
  /** The text was drawn anew: goes on at the passage that says the same, else at the same place. */
  replace(passages: readonly Spoken[]): void;
  /** Pauses, and says why. */
  fail(problem: AloudProblem): void;
  /** Says nothing any more. */
  stop(): void;
}

/**
 * `pause()` of the browser isn't used: on Android it does nothing, and a long pause is forgotten by others. What is paused is
 * ended, and read again from the sentence's beginning.
 */
export function aloudReader(given: readonly Spoken[], rate: number, { synthesis, utter }: Voiced): AloudReader {
  let passages = given;
  let speed = rate;
  let state: AloudState = { status: 'paused', at: 0, problem: null };
  /** Whoever speaks now: what others tell later (an end, or an error because they were interrupted) is of no interest. */
  let turn = 0;
  /** What is spoken now. Kept because Chrome may forget an utterance that nothing refers to, and then never tells its end. */
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
      // Else the whole article would be over at once, unheard.
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
    // A page that was paused by another one stays silent in Chrome until this.
    synthesis.resume();
  };
  const soon = (isSecondTry: boolean) => {
    timer = setTimeout(() => utterNow(isSecondTry), AFTER_CANCEL_MS);
  };
  const again = () => {
    hush();
    soon(true);
  };
  /** Begins the passage: at once where nothing was spoken, because Safari speaks only what begins within a press. */
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
