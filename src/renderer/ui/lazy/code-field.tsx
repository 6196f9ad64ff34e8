import './lazy.css';
import type { Ref } from 'react';
import { errorAttributes, FieldFrame } from '../field.tsx';

/** Digits of a code that came by mail or stands in an authenticator app. */
export const CODE_LENGTH = 6;

interface Props {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly error?: string | undefined;
  readonly readOnly?: boolean;
}

/** One field for a whole code: it can be pasted, also with blanks, and a phone offers the one that just arrived. */
export function CodeField({ label, error, onChange, ...input }: Props) {
  return (
    <FieldFrame id={input.id} label={label} error={error}>
      <input
        {...input}
        {...errorAttributes(input.id, error)}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        // Longer than the code: a limit would cut "123 456" before its blank is taken out.
        maxLength={20}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH))}
        className="field-control max-w-[15rem] text-[1.375rem] font-bold tracking-[0.24em] tabular-nums"
      />
    </FieldFrame>
  );
}
