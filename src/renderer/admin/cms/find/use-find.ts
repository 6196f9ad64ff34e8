import { useEffect, useEffectEvent, useState } from 'react';
import type { Language } from '#domain/localized.ts';
import { ADMIN_KEYS, isDialogOpen, isPressed } from '#renderer/admin/shortcut-keys.ts';
import type { FindSettings } from '../markdown/find/find-pattern.ts';
import { findPattern } from '../markdown/find/find-pattern.ts';
import { focusedText, type WritableText } from './writable-texts.ts';

/** What is looked for, and in which language; null for both. */
export interface Finding extends FindSettings {
  readonly language: Language | null;
}

/** Where the current place is: the text, and the place within it. */
interface CurrentPlace {
  readonly text: number;
  readonly place: number;
}

interface Found {
  /** Places in each text. */
  readonly counts: readonly number[];
  readonly current: CurrentPlace | null;
}

interface Settings {
  /** The texts as they are now. */
  readonly texts: () => readonly WritableText[];
  /** Another object whenever something was written, or a text is shown otherwise. */
  readonly written: unknown;
  readonly onShow: (language: Language) => void;
  /** Called before all is replaced. */
  readonly onReplaceAll: () => void;
}

const NOTHING: Found = { counts: [], current: null };
const BEGINNING: Finding = { words: '', matchCase: false, wholeWord: false, language: null };
/** Until an editor that was opened by another view is there, ms. */
const EDITOR_OPENS_MS = 300;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Find and replace in the texts of an item: opened by Ctrl+F or Ctrl+H in one of them. */
export function useFind({ texts, written, onShow, onReplaceAll }: Settings) {
  const [open, setOpen] = useState<'find' | 'replace' | null>(null);
  const [finding, setFinding] = useState(BEGINNING);
  const [found, setFound] = useState(NOTHING);
  const [opened, setOpened] = useState(0);

  /** Marks all places anew: the current one stays, or is the next one that there is. */
  const mark = (looked: Finding, wanted: CurrentPlace | null): Found => {
    const pattern = findPattern(looked);
    const all = texts();
    const isMeant = ({ language }: WritableText) => looked.language === null || language === looked.language;
    const place = wanted?.place ?? null;
    const counts = all.map((text, index) =>
      text.finder.mark(isMeant(text) ? pattern : null, index === wanted?.text ? place : null),
    );
    if (!wanted || wanted.place < (counts[wanted.text] ?? 0)) return { counts, current: wanted };
    const after = counts.findIndex((count, index) => count > 0 && index > wanted.text);
    const text = after === -1 ? counts.findIndex((count) => count > 0) : after;
    if (text === -1) return { counts, current: null };
    all[text]?.finder.mark(pattern, 0);
    return { counts, current: { text, place: 0 } };
  };
  const show = (looked: Finding, next: Found, isWriting = false) => {
    setFound(next);
    const pattern = findPattern(looked);
    const text = next.current && texts()[next.current.text];
    if (!text || !next.current) return;
    const { place } = next.current;
    onShow(text.language);
    // Once the language is shown.
    requestAnimationFrame(() => (isWriting ? text.finder.select(pattern, place) : text.finder.reveal(pattern, place)));
  };
  const look = (change: Partial<Finding>) => {
    const next = { ...finding, ...change };
    setFinding(next);
    const all = texts();
    // From the cursor, or from the last match.
    const begin = found.current ?? { text: Math.max(focusedText(all), 0), place: 0 };
    if (found.current) return show(next, mark(next, begin));
    show(next, mark(next, { ...begin, place: all[begin.text]?.finder.before(findPattern(next), -1) ?? 0 }));
  };
  const move = (direction: 1 | -1) => {
    const all = texts();
    const { counts } = mark(finding, null);
    const total = sum(counts);
    if (total === 0) return setFound({ counts, current: null });
    const focused = focusedText(all);
    const { current } = found;
    const before = (text: number) => sum(counts.slice(0, text));
    const here =
      focused !== -1
        ? before(focused) +
          (all[focused]?.finder.before(findPattern(finding), direction) ?? 0) -
          (direction === 1 ? 0 : 1)
        : current
          ? before(current.text) + current.place + direction
          : 0;
    let place = (here + total) % total;
    let text = 0;
    while (place >= (counts[text] ?? 0)) {
      place -= counts[text] ?? 0;
      text += 1;
    }
    show(finding, mark(finding, { text, place }), focused !== -1);
  };
  const replace = (words: string) => {
    const { current } = found;
    if (!current) return move(1);
    const pattern = findPattern(finding);
    texts()[current.text]?.finder.replace(pattern, current.place, words);
    // What was put in isn't replaced again.
    const own = pattern ? [...words.matchAll(pattern)].length : 0;
    show(finding, mark(finding, { ...current, place: current.place + own }));
  };
  const replaceAll = (words: string): number => {
    const { counts } = mark(finding, null);
    onReplaceAll();
    const pattern = findPattern(finding);
    texts().forEach(({ finder }, index) => counts[index] && finder.replace(pattern, null, words));
    setFound(mark(finding, null));
    return sum(counts);
  };
  const close = () => {
    const { current } = found;
    const text = current && texts()[current.text];
    for (const { finder } of texts()) finder.mark(null, null);
    if (text) text.finder.select(findPattern(finding), current.place);
    setOpen(null);
    setFound(NOTHING);
  };

  const refresh = useEffectEvent(() => {
    if (open) setFound(mark(finding, found.current));
  });
  useEffect(() => {
    refresh();
    const timer = setTimeout(refresh, EDITOR_OPENS_MS);
    return () => clearTimeout(timer);
  }, [open, written]);

  const openWith = (how: 'find' | 'replace') => {
    const words = globalThis.getSelection()?.toString() ?? '';
    setOpen((now) => (now === 'replace' ? now : how));
    setOpened((times) => times + 1);
    look(focusedText(texts()) !== -1 && words !== '' && !/[\r\n]/.test(words) ? { words } : {});
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = (
      [
        [ADMIN_KEYS.find, () => openWith('find')],
        [ADMIN_KEYS.replace, () => openWith('replace')],
        // Before F3 alone, whose matcher ignores Shift.
        [ADMIN_KEYS.findPrevious, () => open && move(-1)],
        [ADMIN_KEYS.findNext, () => open && move(1)],
      ] as const
    ).find(([keys]) => isPressed(event, keys))?.[1];
    if (!run || (!open && event.key === 'F3')) return;
    const isInBar = event.target instanceof Element && event.target.closest('.find-in-texts') !== null;
    if (isDialogOpen() || (!isInBar && focusedText(texts()) === -1)) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  });
  useEffect(() => {
    // Before the editors: one of them takes Ctrl+H for a way to delete.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);

  const total = sum(found.counts);
  const { current } = found;
  return {
    open,
    /** Another number each time it is opened, also where it was open. */
    opened,
    finding,
    total,
    /** The current place, counted through all texts from 1; 0 where there is none. */
    number: current ? sum(found.counts.slice(0, current.text)) + current.place + 1 : 0,
    text: current ? (texts()[current.text] ?? null) : null,
    ...{ look, move, replace, replaceAll, close, openWith },
  };
}
