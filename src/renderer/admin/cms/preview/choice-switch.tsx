import type { ComponentType } from 'react';
import { SWITCH_BUTTON } from '#renderer/admin/classes.ts';
import { Tooltip, Tooltips } from '#renderer/ui/lazy/tooltip.tsx';

interface Props<Value extends string> {
  readonly label: string;
  /** Each with its words; with an icon, these are its tooltip. */
  readonly options: readonly (readonly [value: Value, words: string, Icon?: ComponentType])[];
  /** Undefined where none was chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** A few choices beside one another, of which one is pressed. */
export function ChoiceSwitch<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <Tooltips>
      <div className="flex flex-wrap gap-1" role="group" aria-label={label}>
        {options.map(([each, words, Icon]) => {
          const button = (
            <button
              key={each}
              type="button"
              className={`${SWITCH_BUTTON} ${Icon ? 'grid place-items-center w-11' : 'px-4.5 max-md:px-3'} py-1.5 rounded-[8px] md:whitespace-nowrap`}
              aria-pressed={each === value}
              aria-label={Icon ? words : undefined}
              onClick={() => onChange(each)}
            >
              {Icon ? <Icon /> : words}
            </button>
          );
          if (!Icon) return button;
          return (
            <Tooltip key={each} text={words} side="bottom">
              {button}
            </Tooltip>
          );
        })}
      </div>
    </Tooltips>
  );
}
