const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether what is pressed is meant for something that one writes in. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(EDITABLE) !== null;
}
