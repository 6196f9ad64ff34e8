import { EditorView } from '@codemirror/view';

/** One level of a list, and of a quote within a quote. */
const STEP = '1.6rem';

const LEVELS = [1, 2, 3, 4, 5] as const;

/** How many levels a line is in: `.markup-items-2` sets `--markup-items` to 2. */
const levels = Object.fromEntries(
  LEVELS.flatMap((level) => [
    [`.markup-items-${level}`, { '--markup-items': String(level) }],
    [`.markup-quote-${level}`, { '--markup-quotes': String(level - 1) }],
  ]),
);

/**
 * How the text looks: as in the article, in the admin area's sizes. It stands here and not in the style sheet because the
 * editor's own rules come without a layer, and would win over ours there.
 */
export const editorTheme = EditorView.theme({
  '&': { color: 'var(--ink)', fontSize: '1rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.6', overflowX: 'visible' },
  '.cm-content': { padding: '14px 0 24px', minHeight: '20rem', caretColor: 'var(--focus)', outline: 'none' },
  '.cm-line': {
    padding: '0 16px',
    paddingLeft: `calc(16px + (var(--markup-items, 0) + var(--markup-quotes, 0)) * ${STEP})`,
  },
  ...levels,

  '.markup-h2': {
    fontSize: '1.3rem',
    fontWeight: '800',
    lineHeight: '1.3',
    letterSpacing: '-0.026em',
  },
  '.markup-h3': {
    fontSize: '1.125rem',
    fontWeight: '800',
    lineHeight: '1.35',
    letterSpacing: '-0.02em',
  },
  '.markup-item': { textIndent: `-${STEP}` },
  '.markup-bullet, .markup-number': { display: 'inline-block', minWidth: STEP, textIndent: '0' },
  '.markup-bullet': { color: 'var(--brand)', fontWeight: '800' },
  '.markup-number': { fontWeight: '700', fontVariantNumeric: 'tabular-nums', whiteSpace: 'pre' },
  '.markup-quote': {
    marginInline: '16px',
    paddingRight: '12px',
    paddingLeft: `calc(14px + (var(--markup-items, 0) + var(--markup-quotes, 0)) * ${STEP})`,
    borderLeft: '4px solid var(--accent)',
    backgroundColor: 'var(--accent-soft)',
  },
  '.markup-table-row, .markup-table-rule': { fontSize: '0.95rem', fontVariantNumeric: 'tabular-nums' },
  '.markup-table-rule': { color: 'var(--ink-3)', lineHeight: '1.2' },

  '.markup-strong': { fontWeight: '700' },
  '.markup-em': { fontStyle: 'oblique' },
  '.markup-link': {
    color: 'var(--brand)',
    fontWeight: '600',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '4px',
  },
  '.markup-mark': { color: 'var(--ink-3)', fontWeight: '400', fontStyle: 'normal', letterSpacing: 'normal' },
  '.markup-caption': { color: 'var(--ink-2)', fontSize: '0.906rem' },
  '.markup-picture': {
    width: '100%',
    maxWidth: '32rem',
    aspectRatio: '16 / 10',
    margin: '4px 0 8px',
    objectFit: 'contain',
    borderRadius: '10px',
  },
  '.markup-missing': {
    display: 'block',
    maxWidth: '32rem',
    margin: '4px 0 8px',
    padding: '20px 16px',
    border: '2px dashed var(--ink-3)',
    borderRadius: '10px',
    color: 'var(--ink-2)',
    fontSize: '0.906rem',
    textIndent: '0',
  },
  '.markup-pasting': {
    padding: '2px 8px',
    borderRadius: '6px',
    backgroundColor: 'var(--accent-soft)',
    color: 'var(--ink-2)',
  },
  '@media screen and (prefers-color-scheme: dark)': {
    '.markup-picture': { filter: 'brightness(0.86) saturate(0.92)' },
  },
});
