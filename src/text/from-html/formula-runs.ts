import type { Marks, Run } from './runs.ts';

/**
 * A formula (MathML) as its TeX source where the page contains it, else with its powers raised and its fractions on one line: its plain
 * text would lose both.
 */
export function formulaRuns(math: Element, marks: Marks): Run[] {
  const written = math.getAttribute('alttext') || math.querySelector('annotation')?.textContent;
  return written ? [textRun(written, marks)] : partRuns(math, marks);
}

function partRuns(part: Element, marks: Marks): Run[] {
  const children = [...part.children];
  const runs = (child: Element | undefined, script = marks.script) =>
    child ? partRuns(child, { ...marks, script }) : [];
  const [first, second, third] = children;
  switch (part.localName) {
    case 'msup':
      return [...runs(first), ...runs(second, 'sup')];
    case 'msub':
      return [...runs(first), ...runs(second, 'sub')];
    case 'msubsup':
      return [...runs(first), ...runs(second, 'sub'), ...runs(third, 'sup')];
    case 'mfrac':
      return [textRun(` ${inBrackets(first)}/${inBrackets(second)}`, marks)];
    case 'msqrt':
      return [textRun(`√(${(part.textContent ?? '').trim()})`, marks)];
    default:
      return children.length === 0
        ? [textRun((part.textContent ?? '').trim(), marks)]
        : children.flatMap((child) => runs(child));
  }
}

function textRun(text: string, marks: Marks): Run {
  return { kind: 'text', text, marks };
}

function inBrackets(part: Element | undefined): string {
  const text = (part?.textContent ?? '').replace(/\s+/g, '');
  return /^[\p{L}\p{N}.,]*$/u.test(text) ? text : `(${text})`;
}
