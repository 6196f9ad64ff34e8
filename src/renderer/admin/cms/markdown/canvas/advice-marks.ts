import { Plugin, PluginKey, TextSelection, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import type { Language } from '#domain/localized.ts';
import type { Adviser } from '../../readability/adviser.ts';
import type { ReadabilityGuide } from '../../readability/readability-guide.ts';
import { finishWork } from '#text/from-html/in-slices.ts';
import { adviceOn, type KnownAdvice, type PlacedAdvice } from './advised-paragraphs.ts';

/** The pause in typing before a text is checked, ms. */
const PAUSE_MS = 700;

interface Marks {
  /** Where all advice on the text stands. */
  readonly set: DecorationSet;
  /** Without what was written in since the text was read. */
  readonly untouched: DecorationSet;
  readonly areShown: boolean;
}

type Change = { readonly advice: readonly PlacedAdvice[] } | { readonly areShown: boolean };

const adviceKey = new PluginKey<Marks>('advice');

/** Marks the guide's advice on a text once typing pauses, and passes the text to the guide. Without a guide it does nothing. */
export function adviceMarks(guide: ReadabilityGuide | null, language: Language): Plugin<Marks> {
  return new Plugin<Marks>({
    key: adviceKey,
    state: {
      init: () => ({ set: DecorationSet.empty, untouched: DecorationSet.empty, areShown: false }),
      apply: (transaction, shown) => {
        const change = transaction.getMeta(adviceKey) as Change | undefined;
        if (!change) return moved(shown, transaction);
        if ('areShown' in change) return { ...shown, areShown: change.areShown };
        const set = DecorationSet.create(transaction.doc, change.advice.map(markOf));
        return { ...shown, set, untouched: set };
      },
    },
    props: {
      decorations: (state) => {
        const marks = adviceKey.getState(state);
        return marks?.areShown ? marks.untouched : null;
      },
    },
    view: (view) => {
      if (!guide) return {};
      const reading = new Reading(view, guide, language);
      return {
        update: (_view, { doc }) => {
          if (doc !== view.state.doc) reading.later();
        },
        destroy: () => reading.end(),
      };
    },
  });
}

/**
 * A mark that is written in is hidden until the text is read again: ProseMirror makes the element of a decorated text anew with
 * each letter, and in a long text the browser then takes twice as long for the letter.
 */
function moved(marks: Marks, transaction: Transaction): Marks {
  const range = transaction.changedRange();
  if (!range) return marks;
  const { mapping, doc } = transaction;
  const untouched = marks.untouched.map(mapping, doc);
  return {
    ...marks,
    set: marks.set.map(mapping, doc),
    untouched: untouched.remove(untouched.find(range.from, range.to)),
  };
}

function markOf({ kind, key, from, to }: PlacedAdvice): Decoration {
  // Of many words only a thin line, also where others are marked within them: those share an element with it.
  const line =
    kind === 'long-sentence'
      ? 'decoration-solid! decoration-1! decoration-line-strong!'
      : 'decoration-dotted decoration-2 decoration-ink-3';
  return Decoration.inline(from, to, { class: `canvas-advice underline underline-offset-4 ${line}` }, { key });
}

/** Reads a text for the guide: anew whenever the text, the list of words or what is dismissed is another. */
class Reading {
  private readonly view: EditorView;
  private readonly guide: ReadabilityGuide;
  private readonly language: Language;
  private readonly leave: () => void;
  private known: KnownAdvice = new WeakMap();
  private adviser: Adviser | null = null;
  private dismissed: ReadonlySet<string> | null = null;
  private areShown: boolean;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private work = new AbortController();

  constructor(view: EditorView, guide: ReadabilityGuide, language: Language) {
    this.view = view;
    this.guide = guide;
    this.language = language;
    // A canvas that somebody comes back to has its marks already.
    this.areShown = adviceKey.getState(view.state)?.areShown ?? false;
    this.leave = guide.subscribe(() => this.follow());
    // The view isn't whole yet.
    this.timer = setTimeout(() => this.follow());
  }

  /** The text is another one. */
  later(pause = PAUSE_MS): void {
    clearTimeout(this.timer);
    this.work.abort();
    this.timer = setTimeout(() => void this.read(), pause);
  }

  end(): void {
    clearTimeout(this.timer);
    this.work.abort();
    this.leave();
    this.guide.report(this.language, null);
  }

  private follow(): void {
    const { advisers, dismissed, marks } = this.guide.state();
    if (marks !== this.areShown) {
      this.areShown = marks;
      this.change({ areShown: marks });
    }
    const adviser = advisers?.[this.language] ?? null;
    if (adviser === this.adviser && dismissed === this.dismissed) return;
    if (adviser !== this.adviser) this.known = new WeakMap();
    [this.adviser, this.dismissed] = [adviser, dismissed];
    this.later(0);
  }

  private async read(): Promise<void> {
    const { adviser, dismissed } = this;
    if (!adviser) return;
    this.work = new AbortController();
    const found = await finishWork(adviceOn(this.view.state.doc, adviser, this.known), this.work.signal);
    if (!found) return;
    const advice = found.filter(({ key }) => !dismissed?.has(key));
    if (!this.isMarked(advice)) this.change({ advice });
    this.guide.report(this.language, { advice, reveal: ({ key }) => this.reveal(key) });
  }

  /** Whether the marks, which have moved with the text, are shown where they belong. */
  private isMarked(advice: readonly PlacedAdvice[]): boolean {
    const marks = adviceKey.getState(this.view.state)?.untouched.find() ?? [];
    const placed = new Set(marks.map(({ from, to, spec }) => `${spec['key'] as string} ${from} ${to}`));
    return placed.size === advice.length && advice.every(({ key, from, to }) => placed.has(`${key} ${from} ${to}`));
  }

  private reveal(key: string): void {
    const { view } = this;
    const [place] = adviceKey.getState(view.state)?.set.find(undefined, undefined, (spec) => spec['key'] === key) ?? [];
    if (!place) return;
    const { state } = view;
    view.focus();
    view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, place.from, place.to)).scrollIntoView());
  }

  private change(change: Change): void {
    this.view.dispatch(this.view.state.tr.setMeta(adviceKey, change).setMeta('addToHistory', false));
  }
}
