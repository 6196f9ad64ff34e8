import type { ChangeEvent, HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { AlertIcon } from './icons.tsx';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly error?: string | undefined;
  readonly type?: 'text' | 'email' | 'search' | 'tel';
  readonly inputMode?: 'email' | 'text';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly placeholder?: string;
  /** The language that is written in it, where it isn’t the page’s. */
  readonly lang?: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly maxLength: number;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  /** More than one row makes a text area. */
  readonly rows?: number;
  /** Shows how many characters are used. More can be typed and pasted, so that nothing is cut unnoticed; the form refuses them. */
  readonly counted?: boolean;
  readonly className?: string;
}

/** A labelled field with its error below. */
export function Field({ label, error, rows, counted = false, className = '', ...input }: Props) {
  const { maxLength, ...others } = input;
  const isTooLong = input.value.length > maxLength;
  const attributes = { ...others, ...errorAttributes(input.id, error), ...(!counted && { maxLength }) };
  return (
    <FieldFrame
      id={input.id}
      label={label}
      error={error}
      className={className}
      aside={
        counted && (
          <span
            className={`type-small [font-variant-numeric:tabular-nums] ${isTooLong ? 'font-bold text-danger' : 'text-ink-3'}`}
            aria-hidden="true"
          >
            {input.value.length} / {maxLength}
          </span>
        )
      }
    >
      {rows === undefined ? (
        <input type="text" className="field-control" {...attributes} />
      ) : (
        <textarea rows={rows} className="field-control" {...attributes} />
      )}
    </FieldFrame>
  );
}

/** What ties a control to its error. */
export function errorAttributes(id: string, error: string | undefined) {
  return { 'aria-invalid': error !== undefined, 'aria-describedby': error === undefined ? undefined : `${id}-error` };
}

interface FrameProps {
  /** Of the control within. */
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  /** The error is read out where it appears: the focus may be in the control already, or doesn't go there. */
  readonly isAnnounced?: boolean;
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What stands around a control: its label above, its error below. */
export function FieldFrame({ id, label, error, isAnnounced = false, aside, className, children }: FrameProps) {
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className={`text-[0.969rem] font-bold ${error === undefined ? '' : 'text-danger'}`}>
          {label}
        </label>
        {aside}
      </div>
      {children}
      {error !== undefined && (
        <p
          id={`${id}-error`}
          role={isAnnounced ? 'alert' : undefined}
          className="mt-2 flex items-center gap-2 text-[0.969rem] font-semibold text-danger"
        >
          <AlertIcon />
          {error}
        </p>
      )}
    </div>
  );
}

/** What was typed into a prerendered form before its hydration, by the names of the fields. */
export function earlyValues(form: HTMLFormElement | null): Readonly<Record<string, string>> {
  const fields = [...(form?.elements ?? [])].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  );
  return Object.fromEntries(fields.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
}
