import type { useTypedValue } from './use-typed-value.ts';

/** What whoever places such a field says of it. */
export interface TypedAttributes {
  readonly 'aria-label'?: string;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'data-field'?: string | undefined;
}

interface Props extends TypedAttributes {
  readonly id: string;
  readonly className?: string;
  readonly placeholder: string;
  readonly field: ReturnType<typeof useTypedValue>;
}

/** A text field that is read as a value. The element `${id}-unread` says that what is typed can't be read. */
export function TypedInput({ id, className = '', placeholder, field, ...attributes }: Props) {
  return (
    <input
      {...attributes}
      id={id}
      type="text"
      className={`field-control ${className}`}
      autoComplete="off"
      spellCheck={false}
      placeholder={placeholder}
      value={field.text}
      onChange={({ target }) => field.type(target.value)}
      onBlur={field.settle}
      onKeyDown={({ key }) => key === 'Enter' && field.settle()}
      aria-invalid={field.isUnread || attributes['aria-invalid']}
      aria-describedby={[`${id}-unread`, attributes['aria-describedby']].filter(Boolean).join(' ')}
    />
  );
}
