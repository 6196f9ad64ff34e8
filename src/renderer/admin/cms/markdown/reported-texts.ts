/**
 * How many reported texts are kept that may still come back as the value: more than a form is ever late by. React renders a
 * transition after five seconds at the latest, and a key that is held down repeats some forty times a second.
 */
const MOST_REPORTED = 500;

/** After this, ms, none of them comes any more: the same text is from outside then, such as an earlier version that is used again. */
const LATE_MS = 10_000;

/** Distinguishes a value from outside from one that a field has reported itself, and that comes back late. */
export class ReportedTexts {
  private reported: { readonly text: string; readonly at: number }[] = [];
  private seen: string;

  constructor(first: string) {
    this.seen = first;
  }

  /** Notes what the field reports. */
  add(text: string): void {
    this.reported = [...this.reported.slice(1 - MOST_REPORTED), { text, at: Date.now() }];
  }

  /**
   * Whether the value is from outside. To be called after each render: a value that comes back is removed, with those before it. If
   * the value is the same as at the last render, nothing is removed, even if a text that was reported since is the same again:
   * after an undo of the last letters they may still come back as a late value.
   */
  isFromOutside(value: string): boolean {
    if (value === this.seen) return false;
    this.seen = value;
    const since = Date.now() - LATE_MS;
    const late = this.reported.findIndex(({ text, at }) => text === value && at > since);
    this.reported = this.reported.slice(late + 1);
    return late < 0;
  }

  /** Clears the reported texts after another text was set. */
  forget(): void {
    this.reported = [];
  }
}
