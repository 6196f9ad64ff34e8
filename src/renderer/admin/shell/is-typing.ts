const RICH = '[contenteditable]:not([contenteditable="false"])';
const EDITABLE = `input, textarea, select, ${RICH}`;

/** Whether what is pressed is meant for something that one writes in. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(EDITABLE) !== null;
}

/** Whether it is text that can be bold. */
export function isRichText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(RICH) !== null;
}
