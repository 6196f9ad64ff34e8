/**
 * Texts that were reported and may still come back as the value: more than a form is ever late by. React draws a transition after
 * five seconds at the latest, and a key that is held down repeats some forty times a second.
 */
const MOST_REPORTED = 500;

/** After this, ms, none of them comes any more: the same text is from outside then, such as an earlier version that is used again. */
const LATE_MS = 10_000;

/** Tells a value that comes from outside from one that a field reported itself, and that merely comes late. */
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
   * Whether the value is from outside. To be asked after each drawing: a value that comes back is crossed off, with those before it.
   * The same value as at the last drawing says nothing of them, also where a text that was reported since is the same once more: who
   * takes back what they typed a moment ago is still to get the letters as a late value.
   */
  isFromOutside(value: string): boolean {
    if (value === this.seen) return false;
    this.seen = value;
    const since = Date.now() - LATE_MS;
    const late = this.reported.findIndex(({ text, at }) => text === value && at > since);
    this.reported = this.reported.slice(late + 1);
    return late < 0;
  }

  /** Forgets what was reported: another text was put in. */
  forget(): void {
    this.reported = [];
  }
}
