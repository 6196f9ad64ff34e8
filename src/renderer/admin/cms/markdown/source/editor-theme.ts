import { EditorView } from '@codemirror/view';

/**
 * How the editor looks in the admin area. It stands here and not in the style sheet because the editor's own rules come without a
 * layer, and would win over ours there.
 */
export const editorTheme = EditorView.theme({
  '&': { color: 'var(--ink)', fontSize: '1rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.6', overflowX: 'visible' },
  '.cm-content': { padding: '14px 0 24px', minHeight: '20rem', caretColor: 'var(--focus)', outline: 'none' },
  '.cm-line': { padding: '0 16px' },
});
