import './lazy.css';
import type { ChangeEvent, Ref } from 'react';
import { errorAttributes, FieldFrame } from '../field.tsx';
import { EyeIcon, EyeOffIcon } from './icons.ts';

const PASSWORD_TOGGLE =
  'absolute inset-y-0 left-auto right-0.5 grid place-items-center w-12 rounded-[8px] text-ink-2 ' +
  'hover:text-ink focus-visible:-outline-offset-3 focus-visible:rounded-[8px]';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly error?: string | undefined;
  /** The requirements for a password, shown before an error. */
  readonly hint?: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly readOnly?: boolean;
  readonly shown: boolean;
  /** What pressing the button at the end does: "Show password". */
  readonly toggleLabel: string;
  readonly onToggle: () => void;
}

/** A password field with a button that shows the password. The parent holds that state. */
export function PasswordField({ label, error, hint, shown, toggleLabel, onToggle, ...input }: Props) {
  const { 'aria-describedby': errorId, ...invalid } = errorAttributes(input.id, error);
  const hintId = hint === undefined ? undefined : `${input.id}-hint`;
  return (
    <FieldFrame id={input.id} label={label} error={error}>
      <div className="relative [&_::-ms-reveal]:hidden">
        <input
          {...input}
          {...invalid}
          type={shown ? 'text' : 'password'}
          required
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="field-control pr-14"
        />
        <button
          type="button"
          className={PASSWORD_TOGGLE}
          aria-pressed={shown}
          aria-label={toggleLabel}
          aria-controls={input.id}
          onClick={onToggle}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
      {hint !== undefined && (
        <p id={hintId} className="mt-1.5 text-small leading-[1.4] text-ink-2">
          {hint}
        </p>
      )}
    </FieldFrame>
  );
}
