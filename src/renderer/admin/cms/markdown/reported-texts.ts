/**
 * Texts that were reported and may still come back as the value: more than a form is ever late by. React draws a transition after
 * five seconds at the latest, and a key that is held down repeats some forty times a second.
 */
const MOST_REPORTED = 500;

/** Tells a value that comes from outside from one that a field reported itself, and that merely comes late. */
export class ReportedTexts {
  private reported: string[] = [];
  private seen: string;

  constructor(first: string) {
    this.seen = first;
  }

  /** Notes what the field reports. */
  add(text: string): void {
    this.reported = [...this.reported.slice(1 - MOST_REPORTED), text];
  }

  /** Whether the value is from outside. To be asked after each drawing: a value that comes back is crossed off. */
  isFromOutside(value: string): boolean {
    const late = this.reported.lastIndexOf(value);
    if (late >= 0) this.reported = this.reported.slice(late + 1);
    const isKnown = late >= 0 || value === this.seen;
    this.seen = value;
    return !isKnown;
  }

  /** Forgets what was reported: another text was put in. */
  forget(): void {
    this.reported = [];
  }
}
