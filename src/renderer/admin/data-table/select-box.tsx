import { useEffect, useRef, type ChangeEvent, type ReactNode, type Ref } from 'react';
import type { Selection } from './use-selection.ts';

interface BoxProps<Id> {
  readonly selection: Selection<Id>;
  readonly className: string;
}

interface SelectProps<Id> extends BoxProps<Id> {
  readonly id: Id;
  readonly label: string;
}

const BOX = 'm-0 size-5 flex-none cursor-pointer';

/** Selects one row; with Shift, all from the last one that was toggled on. */
export function SelectBox<Id>({ selection, className, label, id }: SelectProps<Id>) {
  const toggle = ({ nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    selection.toggle(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  return (
    <label className={className}>
      <input type="checkbox" className={BOX} aria-label={label} checked={selection.ids.has(id)} onChange={toggle} />
    </label>
  );
}

interface AllProps<Id> extends BoxProps<Id> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly children: ReactNode;
}

/** Selects all rows of the page, or none; mixed where some are selected. */
export function SelectAllBox<Id>({ selection, className, ref, children }: AllProps<Id>) {
  const box = useRef<HTMLInputElement>(null);
  const some = selection.ids.size > 0 && !selection.all;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <label className={className}>
      <input
        ref={(input) => {
          box.current = input;
          if (typeof ref === 'function') ref(input);
          else if (ref) ref.current = input;
        }}
        type="checkbox"
        className={BOX}
        checked={selection.all}
        onChange={selection.toggleAll}
      />
      {children}
    </label>
  );
}
