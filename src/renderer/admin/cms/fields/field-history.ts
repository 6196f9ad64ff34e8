/** What a field held, and what was selected in it. */
export interface FieldState {
  readonly value: string;
  /** Null in an input without a selection, such as one for numbers. */
  readonly from: number | null;
  readonly to: number | null;
}

interface FieldEdit {
  /** Key by key: it joins what was typed just before. */
  readonly isTyped: boolean;
  /** Milliseconds of any clock. */
  readonly at: number;
}

/** Edits that follow one another sooner are taken back together, ms: as on the canvas, whose library has the same. */
const TOGETHER_MS = 500;

/** The most changes of a field that are kept. */
const MOST_STEPS = 200;

/**
 * The changes of one field, to be taken back and brought back. A browser keeps one list for the whole page: there the key in one
 * field takes back what was typed in another one, perhaps out of sight.
 */
export class FieldHistory {
  private undone: FieldState[] = [];
  private done: FieldState[] = [];
  private last: (FieldEdit & { readonly state: FieldState }) | null = null;
  /** What was there before the change that is announced, and whether that belongs to the last one. */
  private begun: { readonly state: FieldState; readonly joins: boolean } | null = null;

  /** Before a change; `isComposed` is one of a word that a phone or an East Asian keyboard still puts together. */
  before(state: FieldState, edit: FieldEdit & { readonly isComposed: boolean }): void {
    this.forgetOthers(state);
    const { last } = this;
    const isNext = last !== null && last.isTyped && edit.isTyped && edit.at - last.at < TOGETHER_MS;
    const isHere = state.from === state.to && last?.state.from === state.from;
    this.begun = { state, joins: (isNext && isHere) || (last !== null && edit.isComposed) };
  }

  /** After it. Of a key that changes nothing, Delete at the end for instance, nothing is known and no way back ends. */
  after(state: FieldState, { at, isTyped }: FieldEdit): void {
    const { begun } = this;
    this.begun = null;
    if (!begun || begun.state.value === state.value) return;
    this.undone = [];
    if (!begun.joins) this.done = [...this.done, begun.state].slice(-MOST_STEPS);
    this.last = { state, at, isTyped };
  }

  /** What the field held before its last change, or null where there is none. */
  undo(now: FieldState): FieldState | null {
    this.forgetOthers(now);
    return this.step(this.done, now, this.undone);
  }

  /** What was taken back last, or null. */
  redo(now: FieldState): FieldState | null {
    this.forgetOthers(now);
    return this.step(this.undone, now, this.done);
  }

  private step(states: FieldState[], now: FieldState, other: FieldState[]): FieldState | null {
    const next = states.pop();
    if (!next) return null;
    other.push(now);
    this.last = { state: next, at: 0, isTyped: false };
    return next;
  }

  /** What was put in otherwise meanwhile, a chosen version for instance, isn't taken back, nor what was written before it. */
  private forgetOthers({ value }: FieldState): void {
    if (!this.last || this.last.state.value === value) return;
    this.done = [];
    this.undone = [];
    this.last = null;
  }
}
