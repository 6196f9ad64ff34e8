import type { Marks, Run } from './runs.ts';
import { raisedText } from './raised-text.ts';
import { withoutLigatures } from './wrapped-lines.ts';

type TextRun = Extract<Run, { kind: 'text' }>;

/** What isn't seen: soft hyphens, blanks of no width, and control characters. */
const UNSEEN = /[\u00ad\u200b\ufeff\u0000-\u0008\u000e-\u001f\u007f]/g;

/**
 * Text as a browser shows it: several blanks are one, none stands at a line's ends, and superscripts are characters of their
 * own. Empty where nothing is left.
 */
export function tidyRuns(runs: readonly Run[]): Run[] {
  return withoutOuterBreaks(collapseBlanks(keepMeantBlanks(raise(joinAlike(runs)))));
}

/** The characters of runs, with a line's end for each break. */
function charactersOf(runs: readonly Run[]): string {
  return runs.map((run) => (run.kind === 'text' ? run.text : '\n')).join('');
}

function joinAlike(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  let texts: string[] = [];
  let marks: Marks | null = null;
  const close = () => {
    if (marks !== null) joined.push({ kind: 'text', text: asTyped(texts.join('')), marks });
    texts = [];
    marks = null;
  };
  for (const run of runs) {
    if (run.kind === 'break' || (marks !== null && !areSame(run.marks, marks))) close();
    if (run.kind === 'break') joined.push(run);
    else {
      marks ??= run.marks;
      texts.push(run.text);
    }
  }
  close();
  return joined;
}

/** Without what isn't seen, and with the letters that a person would type. */
function asTyped(text: string): string {
  return withoutLigatures(text.replace(UNSEEN, ''));
}

/** Superscripts that stand side by side are one, however each of them looks. */
function raise(runs: readonly Run[]): Run[] {
  const raised: Run[] = [];
  let before = '';
  for (let index = 0; index < runs.length;) {
    const run = runs[index] as Run;
    const script = run.kind === 'text' ? run.marks.script : null;
    if (run.kind === 'break' || script === null) {
      before = run.kind === 'text' ? run.text : '';
      raised.push(run);
      index += 1;
      continue;
    }
    const group: TextRun[] = [];
    for (; index < runs.length; index += 1) {
      const next = runs[index] as Run;
      if (next.kind === 'break' || next.marks.script !== script) break;
      group.push(next);
    }
    const [first] = group;
    const text = raisedText(charactersOf(group), script, before);
    if (first) raised.push({ kind: 'text', text, marks: { ...first.marks, script: null } });
    before = text;
  }
  return joinAlike(raised);
}

/** Programs set blanks that don't break without need; beside a number they are meant: 40 cm, 1 000, − 5. */
function keepMeantBlanks(runs: readonly Run[]): Run[] {
  const whole = charactersOf(runs);
  let at = 0;
  return runs.map((run) => {
    const start = at;
    at += run.kind === 'text' ? run.text.length : 1;
    if (run.kind === 'break' || !run.text.includes('\u00a0')) return run;
    const text = run.text.replace(/\u00a0/g, (blank, offset: number) => {
      const [before = ' ', after = ' '] = [whole[start + offset - 1], whole[start + offset + 1]];
      const isMeant = /\S/.test(before) && /\S/.test(after) && /[\d−+±<>≤≥~-]/.test(before + after);
      return isMeant ? blank : ' ';
    });
    return { ...run, text };
  });
}

function collapseBlanks(runs: readonly Run[]): Run[] {
  const collapsed: Run[] = [];
  let isAfterBlank = true;
  for (const run of runs) {
    if (run.kind === 'break') {
      trimLast(collapsed);
      isAfterBlank = true;
      collapsed.push(run);
      continue;
    }
    const text = run.text.replace(/[ \t\n\r\f\v]+/g, ' ');
    const rest: string = isAfterBlank && text.startsWith(' ') ? text.slice(1) : text;
    if (rest === '') continue;
    isAfterBlank = rest.endsWith(' ');
    collapsed.push({ ...run, text: rest });
  }
  trimLast(collapsed);
  return collapsed;
}

function trimLast(runs: Run[]): void {
  const last = runs.at(-1);
  if (last?.kind !== 'text' || !last.text.endsWith(' ')) return;
  runs.pop();
  if (last.text !== ' ') runs.push({ ...last, text: last.text.slice(0, -1) });
}

function withoutOuterBreaks(runs: readonly Run[]): Run[] {
  const isText = (run: Run) => run.kind === 'text' && run.text.trim() !== '';
  const first = runs.findIndex(isText);
  return first < 0 ? [] : runs.slice(first, runs.findLastIndex(isText) + 1);
}

function areSame(one: Marks, other: Marks): boolean {
  return (
    one === other ||
    (one.bold === other.bold && one.italic === other.italic && one.script === other.script && one.link === other.link)
  );
}
