import type { Locator, Page } from '@playwright/test';

// How long a practised person needs for a task, counted by its steps: the keystroke-level model of Card, Moran and Newell,
// "The keystroke-level model for user performance time with interactive systems", Communications of the ACM 23(7), 1980.

/** Seconds for one step of each kind. The time for a key is that of an average typist (40 words a minute). */
const SECONDS = { key: 0.28, point: 1.1, button: 0.1, home: 0.4, decide: 1.35 } as const;

/** Walks a page as a person does, and counts how long one would need. */
export class CountedPerson {
  readonly #page: Page;
  #seconds = 0;
  #typing = 0;
  #hand: 'keys' | 'mouse' = 'mouse';
  /** What was done last leads to the next step without a decision (the model's rule 1). */
  #isDecided = false;

  constructor(page: Page) {
    this.#page = page;
  }

  /** All steps so far, s. */
  get seconds(): number {
    return this.#seconds;
  }

  /** What the letters alone took, s: the same content typed into plain text fields takes as long. */
  get typing(): number {
    return this.#typing;
  }

  #reach(hand: 'keys' | 'mouse'): void {
    if (this.#hand !== hand) this.#seconds += SECONDS.home;
    this.#hand = hand;
  }

  /** Time for a decision about the next step, where the screen doesn't suggest it. */
  decide(): void {
    this.#seconds += SECONDS.decide;
  }

  /** Decides, points and presses. */
  async click(target: Locator): Promise<void> {
    this.#reach('mouse');
    this.#seconds += SECONDS.decide + SECONDS.point + SECONDS.button;
    this.#isDecided = true;
    await target.click();
  }

  /** Chooses from a native select: two clicks after one decision. */
  async select(list: Locator, label: string): Promise<void> {
    this.#reach('mouse');
    this.#seconds += SECONDS.decide + 2 * (SECONDS.point + SECONDS.button);
    await list.selectOption({ label });
  }

  /** Finds a file in the dialog of the system and chooses it by a double click. */
  async chooseFile(opener: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const dialog = this.#page.waitForEvent('filechooser');
    await this.click(opener);
    this.#seconds += SECONDS.decide + SECONDS.point + 2 * SECONDS.button;
    await (await dialog).setFiles(file);
  }

  /** Types where the focus is: decided already where a click or a key led there. */
  async type(text: string): Promise<void> {
    this.#reach('keys');
    this.#seconds += (this.#isDecided ? 0 : SECONDS.decide) + SECONDS.key * text.length;
    this.#isDecided = false;
    this.#typing += SECONDS.key * text.length;
    await this.#page.keyboard.type(text);
  }

  /** Presses keys that stand for nothing to be read, such as Tab. */
  async press(...keys: readonly string[]): Promise<void> {
    this.#reach('keys');
    for (const key of keys) {
      this.#seconds += SECONDS.key * key.split('+').length;
      this.#isDecided = true;
      await this.#page.keyboard.press(key);
      // A browser fires selectionchange a moment after the key.
      await this.#page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    }
  }
}
