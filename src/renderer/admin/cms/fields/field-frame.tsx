import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import type { FieldDefinition } from '../field-definition.ts';
import { ValidationError } from './validation-error.tsx';
import { FIELD } from './field-class.ts';

interface Props {
  /** Of the control within. */
  readonly id: string;
  readonly field: Pick<FieldDefinition, 'label' | 'note'>;
  readonly say: i18n['t'];
  /** Behind the label: which language. */
  readonly aside?: string;
  /** What is wrong, in words. */
  readonly wrong: string | null;
  readonly children: ReactNode;
}

/** A control with its label above; what is wrong and what it is for below. */
export function ControlFrame({ id, field: { label, note }, say, aside, wrong, children }: Props) {
  return (
    <div className={FIELD}>
      <label htmlFor={id}>
        {say(label)}
        {aside !== undefined && ` · ${aside}`}
      </label>
      {children}
      <ValidationError id={`${id}-lacks`} words={wrong} />
      {note !== undefined && (
        <p id={`${id}-help`} className="mt-1 text-ink-2 text-small">
          {say(note)}
        </p>
      )}
    </div>
  );
}

/** What ties a control to what is said below it. */
export function fieldAttributes(id: string, wrong: string | null, { note }: Pick<FieldDefinition, 'note'>) {
  return {
    'aria-invalid': wrong !== null || undefined,
    'aria-describedby': note === undefined ? `${id}-lacks` : `${id}-lacks ${id}-help`,
  };
}
