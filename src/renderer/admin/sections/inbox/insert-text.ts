/**
 * Puts a text into a field at its cursor, or behind what is selected there, and leaves the cursor behind it. As if it had been typed:
 * the field's own undo takes it back.
 */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  field.setSelectionRange(field.selectionEnd, field.selectionEnd);
  // Deprecated, and the only way that keeps the field's undo: setting its value empties the list of steps.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

/** Puts paragraphs of their own into a field: an empty line parts them from the text before and behind them. */
export function insertParagraphs(field: HTMLTextAreaElement, text: string): void {
  field.setSelectionRange(field.selectionEnd, field.selectionEnd);
  const before = field.value.slice(0, field.selectionStart).trimEnd();
  const behind = field.value.slice(field.selectionEnd);
  const gap = field.value.slice(before.length, field.selectionStart);
  const lead = before === '' ? '' : '\n'.repeat(Math.max(0, 2 - linesIn(gap)));
  const trail = behind.trim() === '' ? '' : '\n'.repeat(Math.max(0, 2 - linesIn(/^\s*/.exec(behind)?.[0] ?? '')));
  insertText(field, lead + text + trail);
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
