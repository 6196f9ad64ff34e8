import { createContext } from 'react';
import type { Language } from '#domain/localized.ts';
import type { GivenAdvice } from './advice.ts';
import type { Adviser } from './adviser.ts';
import type { PlainerWord } from './find-hard-words.ts';
import type { StoredChoices } from './stored-choices.ts';

/** A text that is written, and leads to its words. */
export interface AdvisedText {
  readonly advice: readonly GivenAdvice[];
  /** Selects the words that advice is about, in sight. */
  readonly reveal: (advice: GivenAdvice) => void;
}

/** What the guide shows now. */
export interface GuideState {
  /** Null where the text isn't shown as the article that it becomes. */
  readonly texts: Readonly<Record<Language, AdvisedText | null>>;
  /** Whether words are marked in the text. */
  readonly marks: boolean;
  readonly dismissed: ReadonlySet<string>;
  readonly advisers: Readonly<Record<Language, Adviser>> | null;
}

/**
 * Connects the edited texts with the panel that lists advice on them. Advice changes nothing and blocks nothing: where its data
 * can't be loaded, there is none.
 */
export class ReadabilityGuide {
  private readonly kept: StoredChoices;
  private readonly listeners = new Set<() => void>();
  private text: string | null = null;
  private current: GuideState = {
    texts: { id: null, en: null },
    // Off until the stored choice is known.
    marks: false,
    dismissed: new Set(),
    advisers: null,
  };

  constructor(kept: StoredChoices) {
    this.kept = kept;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly state = (): GuideState => this.current;

  /** Reads what was chosen about a text on this device; a new one has no name until it is saved. */
  async open(text: string | null): Promise<void> {
    this.text = text;
    const noted = [...this.current.dismissed];
    try {
      this.set({ marks: await this.kept.readMarks() });
      if (text === null) return;
      if (noted.length > 0) await this.kept.addDismissed(text, noted);
      const dismissed = await this.kept.readDismissed(text);
      if (this.text === text) this.set({ dismissed: new Set([...this.current.dismissed, ...dismissed]) });
    } catch (error) {
      console.warn('What was chosen about the readability guide can’t be read on this device:', error);
      this.set({ marks: true });
    }
  }

  /** Takes the list of hard words, with the portal's own. The code for it comes now, behind everything else. */
  async use(words: Readonly<Record<Language, readonly PlainerWord[]>>): Promise<void> {
    try {
      const { adviser } = await import('./adviser.ts');
      this.set({ advisers: { id: adviser('id', words.id), en: adviser('en', words.en) } });
    } catch (error) {
      console.warn('The readability guide can’t be fetched:', error);
    }
  }

  /** Sets a text's advice; null when the text is unmounted. */
  report(language: Language, text: AdvisedText | null): void {
    const known = this.current.texts[language];
    if (known === text || (known?.advice.length === 0 && text?.advice.length === 0)) return;
    this.set({ texts: { ...this.current.texts, [language]: text } });
  }

  showMarks(marks: boolean): void {
    this.set({ marks });
    this.kept.writeMarks(marks).catch(warn);
  }

  /** Shows this advice no more, on this text. */
  dismiss({ key }: GivenAdvice): void {
    this.set({ dismissed: new Set([...this.current.dismissed, key]) });
    if (this.text !== null) this.kept.addDismissed(this.text, [key]).catch(warn);
  }

  private set(change: Partial<GuideState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}

function warn(error: unknown): void {
  console.warn('What was chosen about the readability guide isn’t kept on this device:', error);
}

/** What there is to say of a text, without what was dismissed. */
export function adviceOf({ texts, dismissed }: GuideState, language: Language): readonly GivenAdvice[] {
  return texts[language]?.advice.filter(({ key }) => !dismissed.has(key)) ?? [];
}

/** The guide of the item that is written; null where there is none. */
export const ReadabilityContext = createContext<ReadabilityGuide | null>(null);
