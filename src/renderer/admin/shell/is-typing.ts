const RICH = '[contenteditable]:not([contenteditable="false"])';
const EDITABLE = `input, textarea, select, ${RICH}`;

/** Whether the target is a field or an editor, so that a key pressed there is typed text. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(EDITABLE) !== null;
}

/** Whether the target is a rich-text editor, where Ctrl+B means bold. */
export function isRichText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(RICH) !== null;
}
