import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import type { Choice, FieldDefinition } from '../field-definition.ts';
import type { Language } from '#domain/localized.ts';

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

/** Controls that can be used, or only read. */
export function Changeable({ if: may, children }: { readonly if: boolean; readonly children: ReactNode }) {
  if (may) return children;
  return (
    <fieldset disabled className="min-w-0 opacity-75">
      {children}
    </fieldset>
  );
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

/** The attributes that connect a control with the texts below it. */
export function controlAttributes(id: string, wrong: string | null, { note }: Pick<FieldDefinition, 'note'>) {
  return {
    'aria-invalid': wrong !== null || undefined,
    'aria-describedby': note === undefined ? `${id}-lacks` : `${id}-lacks ${id}-help`,
  };
}

/** A field of a form: its label stands above its control. */
export const FIELD = '[&>label]:block [&>label]:mb-1.5 [&>label]:font-bold';

/** The problem that publishing has reported, below its field. */
function ValidationError({ id, words }: { readonly id: string; readonly words: string | null }) {
  return (
    <p id={id} className="text-danger font-semibold not-empty:mt-1">
      {words}
    </p>
  );
}

/** The props of every control of a field. */
export interface FieldControlProps<Field, Value> {
  /** Of the control itself. */
  readonly id: string;
  /** The field's name, where publishing may ask for it by that. */
  readonly name?: string | undefined;
  readonly field: Field;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The words of labels: in the language of a side, else in that of the screen. */
  readonly say: i18n['t'];
  /** What its words are written in, where that is one language only. */
  readonly lang?: Language | undefined;
  /** What can be chosen, where it is a choice. */
  readonly choices?: readonly Choice[] | undefined;
  /** Publishing has reported a problem. */
  readonly invalid: boolean;
}
