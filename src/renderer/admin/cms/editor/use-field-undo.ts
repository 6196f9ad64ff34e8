import { useEffect } from 'react';
import { isPressed } from '#renderer/admin/shortcut-keys.ts';
import { FieldHistory, type FieldState } from '../fields/field-history.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Inputs that are written in. */
const WRITTEN = /^(text|search|url|tel|email|number)$/;
/** What is written key by key. */
const TYPED = /^(insert(Composition)?Text|deleteContent(Back|For)ward)$/;

/**
 * As long as it is used, each plain field of the page takes back and brings back its own changes alone. The texts of articles do so
 * by themselves; anywhere else the keys do nothing, where the browser would take back what was written last, in sight or not.
 */
export function useFieldUndo(): void {
  useEffect(() => {
    const histories = new WeakMap<Field, FieldHistory>();
    /** The field that is about to change, and by what. */
    let begun: { readonly field: Field; readonly at: number; readonly isTyped: boolean } | null = null;
    let wasComposing = false;
    const historyOf = (field: Field) => {
      const history = histories.get(field) ?? new FieldHistory();
      histories.set(field, history);
      return history;
    };
    const goBack = (event: Event, way: 'undo' | 'redo') => {
      if (keepsItsOwn(event.target)) return;
      event.preventDefault();
      const field = writtenField(event.target);
      const state = field && historyOf(field)[way](stateOf(field));
      if (state) write(field, state, way);
    };
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (isPressed(event, 'Ctrl+Z')) goBack(event, 'undo');
      else if (isPressed(event, 'Ctrl+Y') || isPressed(event, 'Ctrl+Shift+Z')) goBack(event, 'redo');
    };
    const before = (event: InputEvent) => {
      const { target, inputType, timeStamp: at, isComposing } = event;
      // From a menu, which browsers offer only for what they know of themselves: after an undo here, their "Redo" is grey.
      if (inputType === 'historyUndo') return goBack(event, 'undo');
      if (inputType === 'historyRedo') return goBack(event, 'redo');
      const field = writtenField(target);
      if (!field) return;
      begun = { field, at, isTyped: TYPED.test(inputType) };
      historyOf(field).before(stateOf(field), { ...begun, isComposed: isComposing && wasComposing });
      wasComposing = isComposing;
    };
    const compose = () => void (wasComposing = false);
    // Behind whatever makes of the words what they become.
    const after = ({ target, inputType }: Event & { readonly inputType?: string }) => {
      const field = writtenField(target);
      if (!field || inputType?.startsWith('history') === true) return;
      // What comes unannounced, from a program that fills in forms for instance, ends what is known.
      if (begun?.field === field) historyOf(field).after(stateOf(field), begun);
      else histories.delete(field);
      begun = null;
    };
    document.addEventListener('keydown', press, true);
    document.addEventListener('beforeinput', before, true);
    document.addEventListener('compositionstart', compose, true);
    document.addEventListener('input', after);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('beforeinput', before, true);
      document.removeEventListener('compositionstart', compose, true);
      document.removeEventListener('input', after);
    };
  }, []);
}

/** The text of an article, and what is written in its pictures: their library has one history for all of it. */
function keepsItsOwn(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest('.canvas-picture') !== null);
}

function writtenField(target: EventTarget | null): Field | null {
  const isField =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && WRITTEN.test(target.type));
  return isField && !keepsItsOwn(target) && !target.readOnly ? target : null;
}

function stateOf({ value, selectionStart, selectionEnd }: Field): FieldState {
  return { value, from: selectionStart, to: selectionEnd };
}

/** As if it was typed: React takes another value for a change only where the element's own setter set it. */
function write(field: Field, { value, from, to }: FieldState, way: 'undo' | 'redo'): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  if (from !== null) field.setSelectionRange(from, to);
  const inputType = way === 'undo' ? 'historyUndo' : 'historyRedo';
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}
